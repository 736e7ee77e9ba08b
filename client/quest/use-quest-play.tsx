import { type ReactNode, useState } from 'react';
import { showToast } from '#client/design/toast.ts';
import { useSoon } from '#client/design/use-soon.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestAsk } from './quest-calls.ts';
import type { QuestDay } from './quest-day.ts';
import { playOfRead, type QuestPlay } from './quest-play.ts';
import { refusalToast } from './quest-texts.ts';

const loadDriver = () => import('./quest-driver.tsx');

/** The quest that was read; and the machine that goes on from there, to stand beside the card. */
export function useQuestPlay(day: QuestDay, today: MemberDay): { play: QuestPlay; driver: ReactNode } {
  const { code, fetch } = useSoon(loadDriver);
  const [live, setLive] = useState<QuestPlay | null>(null);
  const [asked, setAsked] = useState<QuestAsk['type'] | null>(null);

  function ask(type: QuestAsk['type']): void {
    setAsked(type);
    fetch().catch((error: unknown) => {
      setAsked(null);
      showToast(refusalToast({ type, date: day.date }, error));
    });
  }

  return {
    play: live ?? playOfRead(day, asked, ask),
    driver: code && <code.QuestDriver day={day} today={today} asked={asked} onPlay={setLive} />,
  };
}
