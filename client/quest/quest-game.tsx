import { useMemo, useRef } from 'react';
import { css, styled } from 'styled-components';
import { afterPaint } from '#client/ui/after-paint.ts';
import { Card } from '#client/ui/card.tsx';
import { Hidden } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Quest } from '#service/quest/quest-contract.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import { QuestActions } from './quest-actions.tsx';
import type { QuestDay } from './quest-day.ts';
import { QuestHead } from './quest-head.tsx';
import { questId, questTitle } from './quest-place.ts';
import { QuestReset } from './quest-reset.tsx';
import { QuestStage } from './quest-stage.tsx';
import { announcementOf } from './quest-texts.ts';
import { QuestWords } from './quest-words.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useQuestPlay } from './use-quest-play.ts';
import { wheelSlots } from './wheel-slots.ts';

type QuestGameProps = {
  user: CurrentUser;
  day: QuestDay;
  quests: readonly Quest[];
  stats: Stats;
  today: MemberDay;
};

/** The card with a wheel on it. */
export function QuestGame({ user, day: read, quests, stats, today }: QuestGameProps) {
  const { day, view, isSending, can, ask, settle } = useQuestPlay(read, today);
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(view, card, heading);
  const date = day.date ?? today;
  const wheel = useMemo(
    () => wheelSlots(user.id, date, day.quest, quests),
    [user.id, date, day.quest, quests],
  );
  const askSoon = (command: Parameters<typeof ask>[0]): void => afterPaint(() => ask(command));
  const isResetOffered = user.questAdminEmail === user.email && view !== 'spinning' && can('ResetQuestDay');
  return (
    <Card id={questId} aria-label={questTitle} ref={card}>
      <Parts>
        <QuestHead view={view} remainingSpins={day.remainingSpins} />
        <QuestStage view={view} day={day} wheel={wheel} onSettled={settle} />
        <QuestWords
          view={view}
          day={day}
          owned={user.equipment}
          isLate={day.date !== null && day.date !== today}
          headingRef={heading}
        />
        <QuestActions
          view={view}
          remainingSpins={day.remainingSpins}
          stats={stats}
          isSending={isSending}
          can={can}
          onAsk={askSoon}
        />
        {isResetOffered && <QuestReset onReset={() => askSoon('ResetQuestDay')} />}
      </Parts>
      <Hidden role="status">{announcementOf(view, day)}</Hidden>
    </Card>
  );
}

const Parts = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    ${theme.media.phone} {
      gap: ${theme.space.s3};
    }
  `,
);
