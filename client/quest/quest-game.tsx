import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { css, styled } from 'styled-components';
import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { isJustCompleted, waitingCompletion } from '#client/lib/day/quest-completion.ts';
import { onWaitingChange } from '#client/lib/offline/outbox.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { afterPaint } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Hidden, Text } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { DayWheel, Quest } from '#service/features/quest/quest-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import {
  announcementOf,
  type QuestDayView,
  type QuestRequest,
  type QuestView,
  skipNote,
} from './quest-api.ts';
import { questCopy } from './quest-copy.ts';
import type { QuestEndKind } from './quest-end-view-model.ts';
import { QuestHead, QuestStage, QuestWords, wheelSlots } from './quest-face.tsx';
import { useQuest } from './quest-machine.ts';

type QuestGameProps = {
  id: string;
  user: CurrentUser;
  day: QuestDayView;
  wheel: DayWheel;
  quests: readonly Quest[];
  stats: Stats;
  today: MemberDay;
  /** Another activity for now. */
  alternative: ReactNode;
};

/** The card with a wheel on it. */
export function QuestGame({
  id,
  user,
  day,
  wheel: known,
  quests,
  stats,
  today,
  alternative,
}: QuestGameProps) {
  const { view, isSending, can, ask, settle, next } = useQuest(day, today, known);
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(view, card, heading);
  const date = day.date ?? today;
  const isLate = date !== today;
  const wheel = useMemo(
    () => wheelSlots(known, day.quest, { memberId: user.id, date, quests }),
    [known, user.id, date, day.quest, quests],
  );
  // A quest that was completed in its session is shown as one that has just ended.
  const [firstView] = useState(() => (isJustCompleted(date) ? null : view));
  const isWaiting = useIsWaiting(date);
  const endKind = endKindOf(view);
  useEffect(() => {
    // It is there when the quest ends.
    if (view === 'proposed' || view === 'assigned') loadQuestEnd().catch(() => {});
  }, [view]);
  const askSoon = (command: Parameters<typeof ask>[0]): void => afterPaint(() => ask(command));
  const isResetOffered = user.questAdminEmail === user.email && view !== 'spinning' && can('ResetQuestDay');
  return (
    <Card id={id} aria-label={questCopy.title} ref={card}>
      <Parts>
        {endKind && day.quest ? (
          <Suspense fallback={<QuestStage view={view} day={day} wheel={wheel} onSettled={settle} />}>
            <QuestEnd
              kind={endKind}
              name={nameText(day.quest.name)}
              pointsEarned={day.pointsEarned}
              slot={wheel.chosenIndex ?? 0}
              stats={stats}
              isNew={view !== firstView}
              undoable={view === 'done' ? date : null}
              isLate={isLate}
              onNext={next}
            />
          </Suspense>
        ) : (
          <>
            <QuestHead view={view} title={titleOf(stats)} remainingSpins={day.remainingSpins} />
            <QuestStage view={view} day={day} wheel={wheel} onSettled={settle} />
            <QuestWords view={view} day={day} owned={user.equipment} isLate={isLate} headingRef={heading} />
          </>
        )}
        <QuestActions
          view={view}
          isLate={isLate}
          remainingSpins={day.remainingSpins}
          stats={stats}
          isSending={isSending}
          isWaiting={isWaiting}
          can={can}
          onAsk={askSoon}
          alternative={alternative}
          measuring={
            <Suspense>
              <Measuring user={user} questId={day.quest?.id ?? ''} onDone={() => askSoon('CompleteQuest')} />
            </Suspense>
          }
          skipped={<StreakAfterSkip stats={stats} today={today} date={date} questId={day.quest?.id ?? ''} />}
        />
        {isResetOffered && <QuestReset onReset={() => askSoon('ResetQuestDay')} />}
      </Parts>
      <Hidden role="status">{announcementOf(view, day)}</Hidden>
    </Card>
  );
}

/** Whether the completion of this date's quest waits in the outbox for a network. */
const useIsWaiting = (date: MemberDay): boolean =>
  useSyncExternalStore(onWaitingChange, () => waitingCompletion(date) !== undefined);

const titleOf = ({ isActiveToday, currentStreak }: Stats): string =>
  isActiveToday ? questCopy.title : questCopy.spinForDay(currentStreak + 1);

const loadQuestEnd = async () => ({ default: (await import('./quest-end.tsx')).QuestEnd });
const QuestEnd = lazy(loadQuestEnd);
const Measuring = lazy(async () => ({ default: (await import('./quest-measuring.tsx')).Measuring }));

const endKindOf = (view: QuestView): QuestEndKind | null =>
  view === 'done' || view === 'skipped' || view === 'lucky' ? view : null;

const Parts = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.s4};
  ${theme.media.phone} {
    gap: ${theme.space.s2};
  }
`;

/** Buttons come and go with the view; the focus of one that went is led to the heading of what came. */
function useFocusOnChange(
  view: string,
  card: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(view);
  useEffect(() => {
    const isNew = shown.current !== view;
    shown.current = view;
    const { activeElement } = document;
    const isLost = activeElement === document.body || card.current?.contains(activeElement);
    if (isNew && isLost) heading.current?.focus({ preventScroll: true });
  }, [view, card, heading]);
}

type Ask = QuestRequest['type'];
type QuestActionsProps = {
  view: QuestView;
  /** The quest is that of yesterday. */
  isLate: boolean;
  remainingSpins: number;
  stats: Stats;
  isSending: boolean;
  /** Whether the quest's status admits the command. */
  can: (command: Ask) => boolean;
  onAsk: (command: Ask) => void;
  alternative: ReactNode;
  /** The way to measure a quest that is a walk. */
  measuring: ReactNode;
  /** The streak after a skip. */
  skipped: ReactNode;
  /** It was completed without a network. */
  isWaiting: boolean;
};

/** The actions on the quest now; none once the day is done. */
function QuestActions({
  view,
  isLate,
  remainingSpins,
  stats,
  isSending,
  can,
  onAsk,
  alternative,
  measuring,
  skipped,
  isWaiting,
}: QuestActionsProps) {
  switch (view) {
    case 'ready':
    case 'spinning':
      return (
        <SpinAction stats={stats} isSending={isSending} isSpinning={view === 'spinning'} onAsk={onAsk}>
          {alternative}
        </SpinAction>
      );
    case 'proposed':
      return (
        <Actions>
          <Button
            variant="primary"
            icon="check"
            isBlock
            disabled={!can('AcceptQuest')}
            onClick={() => onAsk('AcceptQuest')}
          >
            {questCopy.accept}
          </Button>
          <Pair $isSplit={remainingSpins > 0}>
            {remainingSpins > 0 && (
              <Button icon="reset" disabled={!can('RespinWheel')} onClick={() => onAsk('RespinWheel')}>
                {questCopy.reSpin}
              </Button>
            )}
            <SkipButton stats={stats} isLate={isLate} onSkip={() => onAsk('SkipQuest')}>
              {skipped}
            </SkipButton>
          </Pair>
        </Actions>
      );
    case 'assigned':
      if (isWaiting) return <DoneWaits />;
      return (
        <Actions>
          <LinkButton to={paths.quest} variant="primary" icon="play" isBlock>
            {questCopy.start}
          </LinkButton>
          <Button icon="check" isBlock onClick={() => onAsk('CompleteQuest')}>
            {questCopy.complete}
          </Button>
          {measuring}
          <Pair>
            <SkipButton stats={stats} isLate={isLate} onSkip={() => onAsk('SkipQuest')}>
              {skipped}
            </SkipButton>
          </Pair>
        </Actions>
      );
    case 'done':
      return isWaiting ? <DoneWaits /> : null;
    case 'skipped':
    case 'lucky':
      return null;
  }
}

const DoneWaits = () => <Text role="status">{questCopy.doneWaits}</Text>;

type SpinActionProps = {
  stats: Stats;
  isSending: boolean;
  isSpinning: boolean;
  onAsk: (command: Ask) => void;
  /** Another activity for now. */
  children: ReactNode;
};

function SpinAction({ stats, isSending, isSpinning, onAsk, children }: SpinActionProps) {
  const isBusy = isSending || isSpinning;
  return (
    <Actions>
      <Purse>
        <b>
          <Icon name="ticket" />
          {questCopy.skipTokens(stats.skipTokens)}
        </b>
        <span>{questCopy.questsDone(stats.completedQuests)}</span>
      </Purse>
      <Button
        variant="primary"
        icon="wheel"
        isBlock
        aria-disabled={isBusy}
        onClick={() => isBusy || onAsk('SpinWheel')}
      >
        {isSpinning ? questCopy.spinning : questCopy.spinTheWheel}
      </Button>
      {!isSpinning && children}
    </Actions>
  );
}

type SkipButtonProps = {
  stats: Stats;
  /** The quest is that of yesterday. */
  isLate: boolean;
  onSkip: () => void;
  /** The consequences. */
  children: ReactNode;
};

/** Says what it costs before it is pressed; without a token it says why it cannot be. */
function SkipButton({ stats, isLate, onSkip, children }: SkipButtonProps) {
  const noteId = useId();
  const { note, isPossible } = skipNote(stats, isLate);
  return (
    <>
      <Button
        variant="outline"
        icon="ticket"
        aria-disabled={!isPossible}
        aria-describedby={noteId}
        onClick={() => isPossible && onSkip()}
      >
        {questCopy.skip}
      </Button>
      <Note id={noteId}>
        <Text $tone="soft" $size="t13">
          {note}
        </Text>
        {isPossible && children}
      </Note>
    </>
  );
}

const Actions = styled.div`
  display: grid;
  gap: ${theme.space.s3};
`;

const Pair = styled.div<{ $isSplit?: boolean }>(
  ({ theme, $isSplit = false }) => css`
    display: grid;
    grid-template-columns: ${$isSplit ? '1fr 1fr' : '1fr'};
    gap: ${theme.space.s2} ${theme.space.s3};
  `,
);

const Note = styled.div`
  grid-column: 1 / -1;
  justify-self: center;
  text-align: center;
`;

type StreakAfterSkipProps = { stats: Stats; today: MemberDay; date: MemberDay; questId: string };

/** Its line is there from the beginning, so that nothing moves when the numbers come. */
function StreakAfterSkip({ stats, today, date, questId }: StreakAfterSkipProps) {
  return (
    <OneLine>
      <NumbersAfter
        stats={stats}
        today={today}
        events={() => [{ event: { type: 'QuestSkipped', date, questId } }]}
        isStreakOnly
      />
    </OneLine>
  );
}

const OneLine = styled.div`
  min-height: 1lh;
  font-size: ${theme.text.t14};
`;

const Purse = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  & > b {
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
  }
  & > span {
    font-size: ${theme.text.t14};
    color: ${theme.color.ink3};
  }
  ${theme.media.phone} {
    order: 1;
    justify-content: center;
    padding: 0;
    background: none;
    font-size: ${theme.text.t14};
  }
`;

/** For the one account that tries the wheel out. */
function QuestReset({ onReset }: { onReset: () => void }) {
  return (
    <Button size="small" variant="plain" icon="reset" onClick={onReset}>
      {questCopy.resetQuest}
    </Button>
  );
}
