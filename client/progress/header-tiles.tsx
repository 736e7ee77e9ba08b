import { styled } from 'styled-components';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { WeekDays } from '#client/charts/week-days.tsx';
import { PendingMark } from '#client/lib/offline/pending-overlay.tsx';
import { theme } from '#client/styles/theme.ts';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { NumeralMark } from '#client/ui/text.tsx';
import { Tile, TileFigure, TileNumeral, Tiles } from '#client/ui/tile.tsx';
import { TokenOffer } from './keep-streak.tsx';
import { PointsLedger } from './points-ledger.tsx';
import { progressCopy } from './progress-copy.ts';
import { type ProgressFacts, useProgressFacts } from './progress-facts.ts';
import { goalViewModel } from './progress-view-model.ts';
import { StreakTile } from './streak-days.tsx';
import { streakSentence, weekDays } from './streak-view-model.ts';

/** Day Streak, Goal Progress and Total Points; below them what a skip token may still save. */
export function HeaderTiles() {
  const { facts, isFailed, retry } = useProgressFacts();
  if (!facts && isFailed) return <RetryNote onRetry={retry}>{progressCopy.numbersUnread}</RetryNote>;
  if (!facts)
    return (
      <SkeletonGroup>
        <BlankTiles as="div">
          <Skeleton $height="auto" />
          <Skeleton $height="auto" />
          <Skeleton $height="auto" />
        </BlankTiles>
      </SkeletonGroup>
    );
  return (
    <>
      <Tiles aria-label={progressCopy.yourNumbers}>
        <StreakOfWeek facts={facts} />
        <GoalTile facts={facts} />
        <Tile tone="points" icon="spark" label={progressCopy.totalPoints} mark={<PendingMark of="points" />}>
          <TileNumeral value={facts.stats.totalPoints} />
          <PointsLedger facts={facts} />
        </Tile>
      </Tiles>
      <TokenOffer stats={facts.stats} />
    </>
  );
}

function StreakOfWeek({ facts: { stats, days, today } }: { facts: ProgressFacts }) {
  return (
    <StreakTile stats={stats}>
      <TileNumeral value={stats.currentStreak} isLargest />
      <Week>
        <WeekDays label={progressCopy.thisWeek} days={weekDays(days, today, stats.pausedUntil)} />
        <Small>{streakSentence(stats, days)}</Small>
      </Week>
    </StreakTile>
  );
}

function GoalTile({ facts }: { facts: ProgressFacts }) {
  const goal = goalViewModel(facts);
  const percent = goal?.percent ?? 0;
  const words = goal ? goal.from : progressCopy.noGoal;
  return (
    <Tile tone="goal" icon="target" label={progressCopy.goalProgressTile} mark={<PendingMark of="goal" />}>
      <Oval>
        <ProgressTrack share={percent / 100}>
          <TrackNumeral>
            {percent}
            <NumeralMark>%</NumeralMark>
          </TrackNumeral>
        </ProgressTrack>
      </Oval>
      <Plain>
        {percent}
        <NumeralMark>%</NumeralMark>
      </Plain>
      {words && <Small>{words}</Small>}
    </Tile>
  );
}

/* As high as the tiles, whose height follows their width, so that the parts below do not move when the tiles load. */
const BlankTiles = styled(Tiles)`
  && > * {
    height: 11.7rem;
  }
  && > :first-child {
    height: calc(8.8rem + 4.8vw);
  }
  ${theme.media.wide} {
    && > :not(:first-child) {
      height: calc(5.6rem + 20.7vw);
    }
  }
  ${theme.media.broad} {
    && > :first-child,
    && > :not(:first-child) {
      height: 16.3rem;
    }
  }
`;

/* As wide as the days of the week: the sentence below them wraps. */
const Week = styled.div`
  display: grid;
  width: min-content;
  gap: ${theme.space.s3};
`;

const Small = styled.small`
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  line-height: 1.3;
`;

/* The track needs room; the phone shows the number alone. */
const Oval = styled.div`
  width: 100%;
  color: var(--tile-numeral);
  ${theme.media.phone} {
    display: none;
  }
`;

const Plain = styled(TileFigure)`
  ${theme.media.wide} {
    display: none;
  }
`;
