import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type * as z from 'zod/mini';
import { sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { answeredUser, type UserResult } from '#client/lib/http/shared-commands.ts';
import { type CommandOf, carryOut } from '#client/lib/http/use-command.ts';
import {
  type PreferenceGroup,
  type Preferences,
  unsavedPreferences,
  useUnsavedPreferences,
} from '#client/lib/offline/unsaved-preferences.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { theme } from '#client/styles/theme.ts';
import { MainAndAside, Rows, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import type { Toggle } from '#domain/catalogue/content/preferences.ts';
import { type keepPreferencesBody, userCommandAnswer } from '#service/features/member/member-contract.ts';
import { switchesCopy } from './member-copy.ts';

type ToggleListProps<Id extends string> = {
  toggles: readonly Toggle<Id>[];
  isOn: Toggled<Id>;
  onFlip: (toggle: Toggle<Id>, isOn: boolean) => void;
  /** Beside the switch. */
  extra?: (toggle: Toggle<Id>) => ReactNode;
};

/** Switches below each other, each with what it does. */
export function ToggleList<Id extends string>({ toggles, isOn, onFlip, extra }: ToggleListProps<Id>) {
  return (
    <Rows>
      {toggles.map((toggle) => (
        <Line key={toggle.id}>
          <Switch
            label={contentText(toggle.title)}
            description={contentText(toggle.description)}
            isOn={isOn[toggle.id]}
            onFlip={(next) => onFlip(toggle, next)}
          />
          {extra?.(toggle)}
        </Line>
      ))}
    </Rows>
  );
}

type Toggled<Id extends string> = Readonly<Record<Id, boolean>>;

type SwitchesOf<Group extends PreferenceGroup> = {
  readonly group: Group;
  readonly usual: Preferences[Group];
  /** As the server has them; null while the member has changed none, and for a visitor. */
  readonly kept: Preferences[Group] | null;
  /** A visitor's switches stay on this page. */
  readonly isMember: boolean;
};

/** The switches of a screen. A member's switch is saved when it is flipped, a visitor's holds until a reload. */
export function useSwitches<Group extends PreferenceGroup>({
  group,
  usual,
  kept,
  isMember,
}: SwitchesOf<Group>) {
  const isOn: Preferences[Group] = { ...usual, ...kept, ...useUnsavedPreferences()[group] };
  const [waiting, setWaiting] = useState(0);
  const savedYet = useRef(kept);
  savedYet.current = kept;
  const tail = useRef<Promise<void>>(Promise.resolve());

  /** One save after the other, each with the state of every switch at that time. */
  async function save(changes: Partial<Preferences[Group]>): Promise<void> {
    const preferences: Preferences[Group] = {
      ...{ ...usual, ...savedYet.current },
      ...unsavedPreferences.current()[group],
    };
    try {
      await carryOut(keepCommand, { [group]: preferences });
      unsavedPreferences.settle(group, preferences);
    } catch (error) {
      unsavedPreferences.settle(group, changes);
      showRefusal(error, switchesCopy.failed);
    }
    setWaiting((count) => count - 1);
  }

  return {
    isOn,
    /** How many flips are not saved yet. */
    waiting,
    change: (changes: Partial<Preferences[Group]>): void => {
      unsavedPreferences.change(group, changes);
      if (!isMember) return;
      setWaiting((count) => count + 1);
      tail.current = tail.current.then(() => save(changes));
    },
    reset: () => unsavedPreferences.forget(group),
  };
}

type KeptBody = z.infer<typeof keepPreferencesBody>;

const keepCommand: CommandOf<KeptBody, UserResult> = {
  send: (body, idempotencyKey) =>
    sendCommand({
      method: 'PUT',
      path: '/api/me/preferences',
      body,
      idempotencyKey,
      answer: userCommandAnswer,
    }),
  models: answeredUser,
  movesOthers: () => false,
};

/** Says that flips are saved by themselves, and how many are on their way. */
export const SaveNote = ({ waiting }: { waiting: number }) => (
  <Text $tone="muted" $size="t14" role="status">
    {waiting > 0 ? switchesCopy.saving(waiting) : switchesCopy.saved}
  </Text>
);

type SettingsLayoutProps = {
  back: { to: string; label: string };
  title: string;
  /** One sentence under the title. */
  intro: ReactNode;
  /** Beside the switches on a broad window, below them elsewhere. */
  aside: ReactNode;
  /** Across, below both. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A screen of switches. */
export function SettingsLayout({ back, title, intro, aside, foot, children }: SettingsLayoutProps) {
  return (
    <>
      <ScreenHead>
        <BackLink to={back.to}>{back.label}</BackLink>
        <ScreenHeading size="section">{title}</ScreenHeading>
        <Text $tone="muted">{intro}</Text>
      </ScreenHead>
      <MainAndAside>
        <Stack>{children}</Stack>
        <Stack>{aside}</Stack>
        {foot && <Foot>{foot}</Foot>}
      </MainAndAside>
    </>
  );
}

const Line = styled.li`
  flex-wrap: wrap;
  padding-block: ${theme.space.s3};
  & > :first-child {
    flex: 1 1 20rem;
    min-width: 0;
  }
`;

const Foot = styled.div`
  min-width: 0;
  ${theme.media.broad} {
    grid-column: 1 / -1;
  }
`;
