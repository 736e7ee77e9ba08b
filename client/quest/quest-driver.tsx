import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestAsk } from './quest-calls.ts';
import type { QuestDay } from './quest-day.ts';
import type { QuestPlay } from './quest-play.ts';
import { useQuestMachine } from './use-quest-machine.ts';

type QuestDriverProps = {
  day: QuestDay;
  today: MemberDay;
  /** What was asked for before this was there, or while it came. */
  asked: QuestAsk['type'] | null;
  /** Told of every step. */
  onPlay: (play: QuestPlay) => void;
};

/** The card's machine, which draws nothing itself: it comes after the first view, and the card then does not begin anew. */
export function QuestDriver({ day, today, asked, onPlay }: QuestDriverProps): null {
  const play = useQuestMachine(day, today);
  useLayoutEffect(() => onPlay(play), [play, onPlay]);
  const pass = useEffectEvent((command: QuestAsk['type']) => play.ask(command));
  useEffect(() => {
    if (asked) pass(asked);
  }, [asked]);
  return null;
}
