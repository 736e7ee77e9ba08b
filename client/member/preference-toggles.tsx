import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type * as z from 'zod/mini';
import { sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { answeredUser, type UserResult } from '#client/lib/http/shared-commands.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import {
  type PreferenceGroup,
  type Preferences,
  unsavedPreferences,
  useUnsavedPreferences,
} from '#client/lib/offline/unsaved-preferences.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { MainAndAside, Rows, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import type { Toggle } from '#domain/catalogue/content/preferences.ts';
import type { NotificationPreferences, PrivacyPreferences } from '#domain/member/member-events.ts';
import { type keepPreferencesBody, userCommandAnswer } from '#service/features/member/member-contract.ts';
import { savePreferencesCopy } from './member-copy.ts';

type ToggleListProps<Id extends string> = {
  toggles: readonly Toggle<Id>[];
  isOn: Toggled<Id>;
  onFlip: (toggle: Toggle<Id>, isOn: boolean) => void;
};

/** Switches below each other, each with what it does. */
export function ToggleList<Id extends string>({ toggles, isOn, onFlip }: ToggleListProps<Id>) {
  return (
    <Rows>
      {toggles.map((toggle) => (
        <Line key={toggle.id}>
          <Switch
            label={toggle.title}
            description={toggle.description}
            isOn={isOn[toggle.id]}
            onFlip={(next) => onFlip(toggle, next)}
          />
        </Line>
      ))}
    </Rows>
  );
}

type Toggled<Id extends string> = Readonly<Record<Id, boolean>>;

/** The switches of a screen: a reload brings back what was kept, or else the usual. */
export function useToggles<Group extends PreferenceGroup>(
  group: Group,
  usual: Preferences[Group],
  kept: Preferences[Group] | null,
) {
  const isOn: Preferences[Group] = { ...usual, ...kept, ...useUnsavedPreferences()[group] };
  return {
    isOn,
    standing: standingOf<string>(isOn, usual, kept),
    change: (changes: Partial<Preferences[Group]>) => unsavedPreferences.change(group, changes),
    reset: () => unsavedPreferences.forget(group),
  };
}

/** How switches stand: as they were kept, as everybody starts, or changed since. */
export function standingOf<Id extends string>(
  isOn: Toggled<Id>,
  usual: Toggled<Id>,
  kept: Toggled<Id> | null,
): 'kept' | 'usual' | 'changed' {
  if (kept) return isSame(isOn, kept) ? 'kept' : 'changed';
  return isSame(isOn, usual) ? 'usual' : 'changed';
}

const isSame = <Id extends string>(a: Toggled<Id>, b: Toggled<Id>): boolean =>
  Object.keys(a).every((id) => a[id as Id] === b[id as Id]);

type SavePreferencesCardProps = {
  /** As they stand on the screen. */
  preferences: { notifications: NotificationPreferences } | { privacy: PrivacyPreferences };
  /** Whether they are on the server like this, as everybody starts, or as they were just changed. */
  standing: 'kept' | 'usual' | 'changed';
};

const notes = {
  kept: savePreferencesCopy.isKept,
  usual: savePreferencesCopy.isUsual,
  changed: savePreferencesCopy.isNotKept,
};

const keepCommand: CommandOf<z.infer<typeof keepPreferencesBody>, UserResult> = {
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

/** Saves the switches of a screen on the server. */
export function SavePreferencesCard({ preferences, standing }: SavePreferencesCardProps) {
  const { ask, isSending } = useCommand(keepCommand, {
    onAnswer: () => showToast(savePreferencesCopy.kept),
    onRefused: (error) => showRefusal(error, savePreferencesCopy.failed),
  });
  return (
    <Card>
      <Stack>
        <Text $tone="muted" role="status">
          {notes[standing]}
        </Text>
        <Button
          variant={standing === 'changed' ? 'primary' : 'quiet'}
          isBlock
          disabled={standing === 'kept' || isSending}
          onClick={() => ask(preferences)}
        >
          {isSending ? savePreferencesCopy.pending : savePreferencesCopy.button}
        </Button>
      </Stack>
    </Card>
  );
}

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

const Line = styled.li(
  ({ theme }) => css`
    padding-block: ${theme.space.s3};
    & > div {
      flex: 1;
      min-width: 0;
    }
  `,
);

const Foot = styled.div(
  ({ theme }) => css`
    min-width: 0;
    ${theme.media.broad} {
      grid-column: 1 / -1;
    }
  `,
);
