import { useState } from 'react';
import useSWR from 'swr';
import { dayText } from '#client/lib/format/format-day.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import {
  type CalendarAnswer,
  calendarAnswer,
  type NewCalendar,
  newCalendarAnswer,
} from '#service/calendar/calendar-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import { calendarCopy } from './member-copy.ts';

const calendarKey = '/api/me/calendar';

const makeCommand: CommandOf<null, NewCalendar> = {
  send: (_, idempotencyKey) =>
    sendCommand({ method: 'POST', path: calendarKey, idempotencyKey, answer: newCalendarAnswer }),
  models: ({ madeAt }) => [replaced<CalendarAnswer>(calendarKey, { madeAt })],
  movesOthers: () => false,
};

const endCommand: CommandOf<null, CalendarAnswer> = {
  send: (_, idempotencyKey) =>
    sendCommand({ method: 'DELETE', path: calendarKey, idempotencyKey, answer: calendarAnswer }),
  models: (answer) => [replaced(calendarKey, answer)],
  movesOthers: () => false,
};

/** The secret address by which other calendars show the member's plan. It is shown when it is made, and never again. */
export function CalendarCard() {
  const calendar = asyncStateOf(useSWR<CalendarAnswer, Error>(calendarKey, readAs(calendarAnswer)));
  return (
    <Card title={calendarCopy.title}>
      <WhenLoaded state={calendar} failure={calendarCopy.unread} height="9rem">
        {({ madeAt }) => <Address madeAt={madeAt} />}
      </WhenLoaded>
    </Card>
  );
}

function Address({ madeAt }: { madeAt: string | null }) {
  const [made, setMade] = useState<NewCalendar | null>(null);
  const onRefused = (error: unknown) => showRefusal(error, calendarCopy.failed);
  const making = useCommand(makeCommand, { onAnswer: setMade, onRefused });
  const ending = useCommand(endCommand, { onAnswer: () => setMade(null), onRefused });
  const isSending = making.isSending || ending.isSending;
  return (
    <Stack>
      <Text $tone="muted">
        {madeAt === null ? calendarCopy.lead : calendarCopy.inUse(dayText(madeAt.slice(0, 10)))}
      </Text>
      {made && made.madeAt === madeAt && <NewAddress url={new URL(made.path, location.origin).href} />}
      <Button isBlock icon="calendar" disabled={isSending} onClick={() => making.ask(null)}>
        {madeAt === null ? calendarCopy.make : calendarCopy.makeNew}
      </Button>
      {madeAt !== null && (
        <Button isBlock variant="danger" icon="close" disabled={isSending} onClick={() => ending.ask(null)}>
          {calendarCopy.end}
        </Button>
      )}
    </Stack>
  );
}

function NewAddress({ url }: { url: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast(calendarCopy.copied);
    } catch {
      showToast(calendarCopy.notCopied);
    }
  }
  return (
    <Stack $gap="s3" role="status">
      <TextField
        label={calendarCopy.address}
        hint={calendarCopy.addressHint}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button isBlock variant="ink" icon="copy" onClick={() => void copy()}>
        {calendarCopy.copy}
      </Button>
    </Stack>
  );
}
