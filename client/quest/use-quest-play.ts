import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { mutate } from 'swr';
import { fromPromise } from 'xstate';
import { readAnew } from '#client/lib/http/outdated.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { undoCompletion } from '#client/lib/http/undo-completion.ts';
import { showToast } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { type QuestAsk, QuestFailure, type QuestNews, sendQuestCommand } from './quest-calls.ts';
import type { QuestDay } from './quest-day.ts';
import { dayRead, questMachine, questSnapshot } from './quest-machine.ts';
import { isLuckyDay, newsToast, refusalToast, resultToast } from './quest-texts.ts';
import { type QuestView, viewOf } from './quest-view.ts';
import { todaysQuestKey } from './use-todays-quest.ts';

type Ask = QuestAsk['type'];

/** What the card shows, and what can be done about it. */
type QuestPlay = {
  readonly day: QuestDay;
  readonly view: QuestView;
  readonly isSending: boolean;
  /** Whether the quest's status admits the command. */
  readonly can: (command: Ask) => boolean;
  readonly ask: (command: Ask) => void;
  /** The wheel stands still. */
  readonly settle: () => void;
};

/** The card's machine on the quest that was read. */
export function useQuestPlay(day: QuestDay, today: MemberDay): QuestPlay {
  const [snapshot] = useState(() => questSnapshot(day));
  const [state, send] = useMachine(
    questMachine.provide({
      actors: { sendCommand: fromPromise<QuestNews, QuestAsk>(({ input }) => sendAndShare(input)) },
      actions: {
        announce: ({ event, context }) => announce(event as QuestEvent, context.day, today),
        announceResult: ({ context }) => announceResult(context.day),
        announceRefusal: ({ context }) => announceRefusal(context.refusal),
      },
    }),
    { input: day, snapshot },
  );
  const isQuiet = state.matches({ wheel: 'resting' }) && !state.matches({ command: 'sending' });

  // What was read while a command was on its way, or while the wheel turned, waits until then.
  useEffect(() => {
    if (isQuiet) send(dayRead(day));
  }, [day, isQuiet, send]);

  const settle = useCallback(() => send({ type: 'wheel.settled' }), [send]);
  return {
    day: state.context.day,
    view: viewOf(state),
    isSending: state.matches({ command: 'sending' }),
    can: (command) => state.hasTag(command),
    ask: (type) => send({ type: 'command.sent', command: { type, date: state.context.day.date } }),
    settle,
  };
}

/** The read model learns from the answer, so that it is never behind the card. */
async function sendAndShare(asked: QuestAsk): Promise<QuestNews> {
  const news = await sendQuestCommand(asked);
  if (news.day) await mutate(todaysQuestKey, news.day, { revalidate: false });
  else await mutate(todaysQuestKey);
  return news;
}

function announce(event: QuestEvent, day: QuestDay, today: MemberDay): void {
  const message = newsToast(event, day);
  const { date } = day;
  // Only today's completion can be taken back.
  const isUndoable = event.type === 'QuestCompleted' && date === today;
  const action = { label: 'Undo', onSelect: () => void undoCompletion(today) };
  if (message) showToast({ ...message, ...(isUndoable && { action }) });
  void readAnew();
}

function announceResult(day: QuestDay): void {
  showToast(resultToast(day));
  if (isLuckyDay(day.quest)) void readAnew();
}

function announceRefusal(refusal: unknown): void {
  if (!(refusal instanceof QuestFailure)) return;
  const { asked, cause } = refusal;
  const isLoggedOut = asked.type !== 'ResetQuestDay' && handledAsUnauthorized(cause);
  if (!isLoggedOut) showToast(refusalToast(asked, cause));
  // It may have been refused because the quest has moved on elsewhere.
  void mutate(todaysQuestKey);
}
