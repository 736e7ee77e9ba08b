import { useState } from 'react';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, changed, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Columns, Rows, Stack } from '#client/ui/layout.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import {
  essentialOnly,
  notificationDefaults,
  notificationToggles,
} from '#domain/catalogue/content/preferences.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import {
  type RemindersAnswer,
  reminderSettingsAnswer,
  remindersAnswer,
} from '#service/features/reminders/reminders-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import { privacyCopy } from './member-copy.ts';
import { momentText } from './member-dates.ts';
import { SavePreferencesCard, SettingsLayout, ToggleList, useToggles } from './preference-toggles.tsx';
import { reminderCopy } from './push-copy.ts';
import { PushDevicesCard } from './push-devices-card.tsx';

export function NotificationsScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Notifications user={user} /> : null;
}

function Notifications({ user: { keptNotifications, timeZone } }: { user: CurrentUser }) {
  const { isOn, standing, change } = useToggles('notifications', notificationDefaults, keptNotifications);
  return (
    <SettingsLayout
      back={{ to: paths.profile, label: privacyCopy.backToProfile }}
      title={privacyCopy.notifications}
      intro={privacyCopy.notificationsIntro}
      aside={
        <>
          <Card title={privacyCopy.preset}>
            <Stack>
              <Text $tone="muted">{privacyCopy.presetLead}</Text>
              <Button variant="ink" isBlock onClick={() => change(essentialOnly)}>
                {privacyCopy.essentialOnly}
              </Button>
            </Stack>
          </Card>
          <SavePreferencesCard preferences={{ notifications: isOn }} standing={standing} />
        </>
      }
    >
      <Card aria-label={privacyCopy.notifications}>
        <ToggleList
          toggles={notificationToggles}
          isOn={isOn}
          onFlip={({ id }, isNowOn) => change({ [id]: isNowOn })}
        />
      </Card>
      <PushDevicesCard timeZone={timeZone} />
      <ReminderTimesCard timeZone={timeZone} />
      <SentRemindersCard timeZone={timeZone} />
    </SettingsLayout>
  );
}

const remindersKey = '/api/me/reminders';
type Settings = Pick<RemindersAnswer, 'quietHours' | 'times'>;
type Kind = keyof Settings['times'];

const titleOf = (kind: Kind): string => notificationToggles.find(({ id }) => id === kind)?.title ?? kind;

const useReminders = () =>
  useSWR<RemindersAnswer, Error>(remindersKey, readAs(remindersAnswer), { revalidateOnMount: true });

/** A kind without a time has its usual one. */
const keepTimes: CommandOf<Settings, Settings> = {
  movesOthers: () => false,
  models: ({ quietHours, times }) => [
    changed<RemindersAnswer>(remindersKey, (held) => held && { ...held, quietHours, times }),
  ],
  send: ({ quietHours, times }, idempotencyKey) => {
    const given = Object.fromEntries(Object.entries(times).filter(([, time]) => time));
    const body = { quietHours, times: given };
    return sendCommand({
      method: 'PUT',
      path: remindersKey,
      body,
      idempotencyKey,
      answer: reminderSettingsAnswer,
    });
  },
};

/** Quiet hours, and the time of each kind. */
function ReminderTimesCard({ timeZone }: { timeZone: string }) {
  const reminders = useReminders();
  return (
    <Card title={reminderCopy.timesTitle}>
      <Stack>
        <Text $tone="muted">{reminderCopy.timesLead}</Text>
        <WhenLoaded state={asyncStateOf(reminders)} failure={reminderCopy.unread} height="12rem">
          {(read) => (
            <>
              <Next planned={read.planned} timeZone={timeZone} />
              <Times key={JSON.stringify([read.quietHours, read.times])} settings={read} />
            </>
          )}
        </WhenLoaded>
      </Stack>
    </Card>
  );
}

function Next({ planned: [next], timeZone }: Pick<RemindersAnswer, 'planned'> & { timeZone: string }) {
  return next ? <Text>{reminderCopy.next(titleOf(next.kind), momentText(next.dueAt, timeZone))}</Text> : null;
}

function Times({ settings }: { settings: Settings }) {
  const [{ quietHours, times }, setTyped] = useState<Settings>(settings);
  const { ask, isSending } = useCommand(keepTimes, {
    onAnswer: () => showToast(reminderCopy.saved),
    onRefused: (error) => showToast(reminderCopy.failed(serverMessage(error, reminderCopy.notKept))),
  });
  const quiet = (edge: 'from' | 'to', label: string) => (
    <TextField
      type="time"
      required
      label={label}
      value={quietHours[edge]}
      onChange={({ target }) => setTyped({ times, quietHours: { ...quietHours, [edge]: target.value } })}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) ask({ quietHours, times });
      }}
    >
      <Stack>
        <Columns>
          {quiet('from', reminderCopy.quietFrom)}
          {quiet('to', reminderCopy.quietUntil)}
          {notificationToggles.map(({ id, title }) => (
            <TextField
              key={id}
              type="time"
              label={title}
              value={times[id] ?? ''}
              onChange={({ target }) => setTyped({ quietHours, times: { ...times, [id]: target.value } })}
            />
          ))}
        </Columns>
        <Button type="submit" isBlock aria-disabled={isSending}>
          {isSending ? reminderCopy.saving : reminderCopy.save}
        </Button>
      </Stack>
    </form>
  );
}

/** Each reminder that was sent, with its reason. */
function SentRemindersCard({ timeZone }: { timeZone: string }) {
  return (
    <Card title={reminderCopy.sentTitle}>
      <WhenLoaded state={asyncStateOf(useReminders())} failure={reminderCopy.unread} height="4rem">
        {({ sent }) =>
          sent.length === 0 ? (
            <Text $tone="muted">{reminderCopy.nothingSent}</Text>
          ) : (
            <Rows>
              {sent.map((one) => (
                <Sent key={`${one.kind} ${one.sentAt}`} sent={one} timeZone={timeZone} />
              ))}
            </Rows>
          )
        }
      </WhenLoaded>
    </Card>
  );
}

function Sent({ sent, timeZone }: { sent: RemindersAnswer['sent'][number]; timeZone: string }) {
  const { kind, sentAt, by, devices, why } = sent;
  const way = by === 'mail' ? reminderCopy.byMail : reminderCopy.byPush(devices);
  return (
    <SentRow>
      <strong>{titleOf(kind)}</strong>
      <SubText>{reminderCopy.sentLine(momentText(sentAt, timeZone), way)}</SubText>
      <details>
        <summary>{reminderCopy.why}</summary>
        <Text $tone="muted">{why}</Text>
      </details>
    </SentRow>
  );
}

const SentRow = styled.li(
  ({ theme }) => css`
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space.s1};
    & strong {
      font-weight: ${theme.weight.bold};
    }
    & summary {
      min-height: ${theme.size.tap};
      align-content: center;
      font-weight: ${theme.weight.bold};
      color: ${theme.color.accentText};
      cursor: pointer;
    }
  `,
);
