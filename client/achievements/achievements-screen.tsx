import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Meter } from '#client/charts/meter.tsx';
import { Ring } from '#client/charts/ring.tsx';
import { dayText } from '#client/lib/format/format-day.ts';
import { achievementMedals } from '#client/lib/format/icons.ts';
import { itemsText, numberText } from '#client/lib/format/locale.ts';
import { useActiveProgram, useCurrentUser, useStats } from '#client/lib/http/read-models.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { DividedList } from '#client/ui/divided-list.ts';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Medal } from '#client/ui/icon.tsx';
import { MainAndAside, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { anchors, paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Numeral, NumeralUnit, SubText, Text } from '#client/ui/text.tsx';
import type { Achievement } from '#domain/catalogue/content/achievements.ts';
import { levelOf } from '#domain/catalogue/content/levels.ts';
import {
  progressMilestones,
  streakMilestones,
  workoutMilestones,
} from '#domain/catalogue/content/milestones.ts';
import { pointsRulesV1 } from '#domain/points/points-rules.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { achievementsCopy } from './achievements-copy.ts';
import {
  type Badge,
  badgesOf,
  goalPercent,
  type MilestonePath,
  milestonePath,
  type ProgressNumbers,
  shownTiers,
  tiersOf,
} from './achievements-view-model.ts';
import { PathPlace } from './path-place.tsx';
import { TierRow, WayParts } from './tier-row.tsx';

const loadLongRun = () => import('./long-run-card.tsx');
const SkinsCard = lazy(async () => ({ default: (await import('./skins-card.tsx')).SkinsCard }));
const PathCard = lazy(async () => ({ default: (await import('./path-card.tsx')).PathCard }));
const LongRunCard = lazy(async () => ({ default: (await loadLongRun()).LongRunCard }));
const ReasonsCard = lazy(async () => ({ default: (await loadLongRun()).ReasonsCard }));

/** Every badge, earned or not, with what it takes and how far the member is. */
export function AchievementsScreen() {
  const { data: user } = useCurrentUser();
  const program = useActiveProgram();
  const stats = useStats();
  const numbers =
    user && stats.data && program.data !== undefined
      ? { user, stats: stats.data, program: program.data }
      : undefined;
  const failed = [program, stats].filter(({ data, error }) => data === undefined && error);
  const badges = numbers && badgesOf(numbers);
  return (
    <>
      <ScreenHead>
        <ScreenHeading size="h2">{achievementsCopy.achievements}</ScreenHeading>
        <Text $tone="muted" $size="t18">
          {badges
            ? achievementsCopy.lead(badges.filter(({ isEarned }) => isEarned).length, badges.length)
            : ' '}
        </Text>
      </ScreenHead>
      {numbers && badges && <Loaded numbers={numbers} badges={badges} />}
      {!numbers && failed.length > 0 && (
        <RetryNote
          onRetry={() => {
            for (const { mutate } of failed) void mutate();
          }}
        >
          {achievementsCopy.unread}
        </RetryNote>
      )}
      {!numbers && failed.length === 0 && (
        <SkeletonGroup>
          <Skeleton $height="12rem" />
          <Skeleton $height="12rem" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Loaded({ numbers, badges }: { numbers: ProgressNumbers; badges: readonly Badge[] }) {
  return (
    <MainAndAside>
      <Stack>
        <Suspense fallback={<PathPlace />}>
          <PathCard />
        </Suspense>
        <Card title={achievementsCopy.badges}>
          <Badges>
            {badges.map((badge) => (
              <BadgeRow key={badge.id} badge={badge} bestStreak={numbers.stats.bestStreak} />
            ))}
          </Badges>
        </Card>
        <TiersCard numbers={numbers} />
        <Suspense fallback={<Skeleton $height="24rem" />}>
          <LongRunCard isMetric={numbers.user.unitPreference === 'metric'} />
        </Suspense>
      </Stack>
      <Stack>
        <Milestones numbers={numbers} />
        <PointsCard stats={numbers.stats} />
        <Suspense fallback={<Skeleton $height="18rem" />}>
          <SkinsCard level={levelOf(numbers.stats.totalPoints).level.number} />
        </Suspense>
        <Suspense fallback={null}>
          <ReasonsCard />
        </Suspense>
      </Stack>
    </MainAndAside>
  );
}

const ways: Readonly<Record<Achievement['counts'], string>> = {
  workouts: paths.workout,
  bestStreak: `${paths.dashboard}${anchors.quest}`,
  goalProgress: paths.programSelection,
  quests: `${paths.dashboard}${anchors.quest}`,
};

function BadgeRow({ badge, bestStreak }: { badge: Badge; bestStreak: number }) {
  const { id, name, description, counts, count, target, isEarned, reachedOn, note } = badge;
  const countText = achievementsCopy.countOf(counts, count, target);
  // A goal grows by itself: only who has none is led to one.
  const isLed = counts !== 'goalProgress' || count === 0;
  return (
    <li>
      <Medal {...achievementMedals[id]} isEarned={isEarned}>
        {null}
      </Medal>
      <Words>
        <Name>
          <h3>{nameText(name)}</h3>
          {isEarned ? (
            <Chip tone="good" icon="check">
              {achievementsCopy.earned}
            </Chip>
          ) : (
            <Chip tone="outline" icon="lock">
              {achievementsCopy.locked}
            </Chip>
          )}
        </Name>
        <Text $tone="muted">{contentText(description)}</Text>
        {isEarned ? (
          <SubText>{itemsText([reachedOn && achievementsCopy.earnedOn(dayText(reachedOn)), note])}</SubText>
        ) : (
          <>
            <Meter label={nameText(name)} value={count} maximum={target} valueText={countText} />
            <SubText>
              {countText}
              {counts === 'bestStreak' && bestStreak > count && `. ${achievementsCopy.bestSoFar(bestStreak)}`}
            </SubText>
            {isLed && <TextLink to={ways[counts]}>{achievementsCopy.ways[counts]}</TextLink>}
          </>
        )}
      </Words>
    </li>
  );
}

/** Rows of badges that take from a week to years. */
const TiersCard = ({ numbers }: { numbers: ProgressNumbers }) => (
  <Card title={achievementsCopy.tiers}>
    <Stack $gap="s6">
      <Text $tone="muted">{achievementsCopy.tiersLead}</Text>
      {tiersOf(numbers).map((row) => (
        <TierRow key={row.name} row={shownTiers(row)} />
      ))}
    </Stack>
  </Card>
);

function Milestones({ numbers }: { numbers: ProgressNumbers }) {
  const { stats } = numbers;
  return (
    <Card title={achievementsCopy.milestones}>
      <Stack $gap="s6">
        <Way title={achievementsCopy.streak} path={milestonePath(streakMilestones, stats.currentStreak)} />
        <Way title={achievementsCopy.workouts} path={milestonePath(workoutMilestones, stats.totalWorkouts)} />
        <Way
          title={achievementsCopy.goal}
          path={milestonePath(progressMilestones, goalPercent(numbers))}
          toGo={achievementsCopy.percentToGo}
        />
      </Stack>
    </Card>
  );
}

type WayProps = { title: string; path: MilestonePath; toGo?: (left: number, next: number) => string };

function Way({ title, path, toGo = achievementsCopy.toGo }: WayProps) {
  const { marks, value, next } = path;
  const text = next === null ? achievementsCopy.allReached : toGo(next - value, next);
  return (
    <WayParts>
      <h3>{title}</h3>
      <Meter
        label={title}
        value={value}
        maximum={marks.at(-1) ?? 1}
        valueText={text}
        tone="good"
        ticks={[0, ...marks].map((mark) => ({ at: mark, label: numberText(mark) }))}
      />
      <SubText>{text}</SubText>
    </WayParts>
  );
}

/** The sum of the points, and the level that it gives. */
function PointsCard({ stats: { totalPoints } }: { stats: Stats }) {
  const { level, next, percent } = levelOf(totalPoints);
  const name = achievementsCopy.level(level.number, nameText(level.name));
  return (
    <Card title={achievementsCopy.points}>
      <Stack>
        <LevelParts>
          <Ring label={name} percent={percent} tone="sun">
            <p>
              <Numeral>{numberText(totalPoints)}</Numeral>
              <NumeralUnit>{achievementsCopy.pointsUnit(totalPoints)}</NumeralUnit>
            </p>
          </Ring>
          <div>
            <h3>{name}</h3>
            <SubText>
              {next
                ? achievementsCopy.toLevel(next.from - totalPoints, nameText(next.name))
                : achievementsCopy.lastLevel}
            </SubText>
          </div>
        </LevelParts>
        <Text $tone="muted">{achievementsCopy.pointsLead(pointsRulesV1.workout, pointsRulesV1.hard)}</Text>
        <TextLink to={paths.history}>{achievementsCopy.seeHistory}</TextLink>
      </Stack>
    </Card>
  );
}

const LevelParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9.5rem) minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s5};
  ${theme.media.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  & p {
    display: grid;
    justify-items: center;
  }
  & p > * {
    margin: 0;
  }
  & p > :first-child {
    font-size: 2rem;
  }
`;

const Badges = styled(DividedList)`
  & > li {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.s5};
    ${theme.media.tight} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s2};
  & > :has([role='meter']) {
    width: 100%;
    max-width: 24rem;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s1} ${theme.space.s3};
  & > h3 {
    font-size: ${theme.text.t20};
  }
`;
