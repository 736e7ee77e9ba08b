import { useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, changed, useCommand } from '#client/lib/http/use-command.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Columns, Rows, Stack } from '#client/ui/layout.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { notificationDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import { essentialOnly, notificationToggles } from '#domain/catalogue/content/preferences.ts';
import type { NotificationPreferences } from '#domain/member/member-events.ts';
import type { ClockTime } from '#domain/reminders/reminder-events.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import {
  type RemindersAnswer,
  reminderSettingsAnswer,
  remindersAnswer,
} from '#service/features/reminders/reminders-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import { notificationUpdated, privacyCopy, switchesCopy } from './member-copy.ts';
import { momentText } from './member-dates.ts';
import { SaveNote, SettingsLayout, ToggleList, useSwitches } from './preference-toggles.tsx';
import { reminderCopy } from './push-copy.ts';
import { PushDevicesCard } from './push-devices-card.tsx';

export function NotificationsScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Notifications user={user} /> : null;
}

function Notifications({ user: { keptNotifications, timeZone } }: { user: CurrentUser }) {
  const { isOn, waiting, change } = useSwitches({
    ...{ group: 'notifications', usual: notificationDefaults },
    ...{ kept: keptNotifications, isMember: true },
  });
  const flip = (changes: Partial<NotificationPreferences>, said: ToastMessage): void => {
    const before = Object.fromEntries(
      Object.keys(changes).map((id) => [id, isOn[id as keyof NotificationPreferences]]),
    );
    change(changes);
    showToast({ ...said, action: { label: switchesCopy.undo, onSelect: () => change(before) } });
  };
  return (
    <SettingsLayout
      back={{ to: paths.profile, label: privacyCopy.backToProfile }}
      title={privacyCopy.notifications}
      intro={privacyCopy.notificationsIntro}
      aside={
        <Card title={privacyCopy.preset}>
          <Stack>
            <Text $tone="muted">{privacyCopy.presetLead}</Text>
            <Button variant="ink" isBlock onClick={() => flip(essentialOnly, switchesCopy.essentialSet)}>
              {privacyCopy.essentialOnly}
            </Button>
          </Stack>
        </Card>
      }
    >
      <Card aria-label={privacyCopy.notifications}>
        <Kinds isOn={isOn} onFlip={(id, title, on) => flip({ [id]: on }, notificationUpdated(title, on))} />
        <SaveNote waiting={waiting} />
      </Card>
      <QuietHoursCard timeZone={timeZone} />
      <PushDevicesCard timeZone={timeZone} />
      <SentRemindersCard timeZone={timeZone} />
    </SettingsLayout>
  );
}

type KindsProps = {
  isOn: NotificationPreferences;
  onFlip: (id: Kind, title: string, isOn: boolean) => void;
};

/** Each kind once: its switch, and the time at which it comes. */
function Kinds({ isOn, onFlip }: KindsProps) {
  const { data: reminders, error } = useReminders();
  const keep = useKeepTimes();
  return (
    <ToggleList
      toggles={notificationToggles}
      isOn={isOn}
      onFlip={({ id, title }, isNowOn) => onFlip(id, contentText(title), isNowOn)}
      extra={({ id, title }) => {
        const label = reminderCopy.timeOf(contentText(title));
        // Without its time the field keeps its place, so that nothing moves.
        if (!reminders) return error ? null : <TextField type="time" label={label} disabled />;
        return (
          <TimeField
            key={reminders.times[id] ?? ''}
            label={label}
            time={reminders.times[id] ?? ''}
            onSet={(time) => keep({ ...reminders, times: { ...reminders.times, [id]: time } })}
          />
        );
      }}
    />
  );
}

const remindersKey = '/api/me/reminders';
type Settings = Pick<RemindersAnswer, 'quietHours' | 'times'>;
type Kind = keyof Settings['times'];

const titleOf = (kind: Kind): string =>
  contentText(notificationToggles.find(({ id }) => id === kind)?.title ?? kind);

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

/** Keeps what was set at once. */
function useKeepTimes(): (settings: Settings) => void {
  const { ask, isSending } = useCommand(keepTimes, {
    onAnswer: () => showToast(reminderCopy.saved),
    onRefused: (error) => showToast(reminderCopy.failed(serverMessage(error, reminderCopy.notKept))),
  });
  return ({ quietHours, times }) => {
    if (!isSending) ask({ quietHours, times });
  };
}

type TimeFieldProps = { label: string; time: string; isRequired?: boolean; onSet: (time: ClockTime) => void };

/** A time that is kept when the field is left. */
function TimeField({ label, time, isRequired = false, onSet }: TimeFieldProps) {
  const [typed, setTyped] = useState(time);
  const settle = (): void => {
    if (isRequired && typed === '') setTyped(time);
    else if (typed !== time) onSet(typed as ClockTime);
  };
  return (
    <TextField
      type="time"
      label={label}
      required={isRequired}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
    />
  );
}

/** When nothing comes, and what comes next. */
function QuietHoursCard({ timeZone }: { timeZone: string }) {
  const reminders = useReminders();
  const keep = useKeepTimes();
  return (
    <Card title={reminderCopy.timesTitle}>
      <Stack>
        <Text $tone="muted">{reminderCopy.timesLead}</Text>
        <WhenLoaded state={asyncStateOf(reminders)} failure={reminderCopy.unread} height="6rem">
          {({ quietHours, times, planned }) => (
            <>
              <Next planned={planned} timeZone={timeZone} />
              <Columns>
                <TimeField
                  key={`from ${quietHours.from}`}
                  label={reminderCopy.quietFrom}
                  time={quietHours.from}
                  isRequired
                  onSet={(from) => keep({ quietHours: { ...quietHours, from }, times })}
                />
                <TimeField
                  key={`to ${quietHours.to}`}
                  label={reminderCopy.quietUntil}
                  time={quietHours.to}
                  isRequired
                  onSet={(to) => keep({ quietHours: { ...quietHours, to }, times })}
                />
              </Columns>
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

const SentRow = styled.li`
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
`;
