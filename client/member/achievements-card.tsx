import { css, styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import { achievementMedals } from '#client/lib/format/icons.ts';
import { Card } from '#client/ui/card.tsx';
import { Medal } from '#client/ui/icon.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SubText } from '#client/ui/text.tsx';
import {
  type Achievement,
  achievements,
  profileAchievements,
} from '#domain/catalogue/content/achievements.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import { type AsyncState, WhenLoaded } from './async-state.tsx';
import { profileCopy } from './member-copy.ts';

const shown = profileAchievements.flatMap((id) =>
  achievements.filter((achievement) => achievement.id === id),
);

const skeletons = shown.map(({ id }) => (
  <li key={id}>
    <Skeleton $round $height="5rem" $width="5rem" />
  </li>
));

/** What was reached, and in outline what comes next. */
export function AchievementsCard({ stats }: { stats: AsyncState<Stats> }) {
  return (
    <Card
      title={profileCopy.recentAchievements}
      aside={<TextLink to={paths.achievements}>{profileCopy.allAchievements}</TextLink>}
    >
      <WhenLoaded
        state={stats}
        failure={profileCopy.achievementsUnread}
        skeleton={<Medals>{skeletons}</Medals>}
      >
        {(counts) => (
          <Medals>
            {shown.map((achievement) => (
              <li key={achievement.id}>
                <Reached achievement={achievement} standing={standingOf(achievement, counts)} />
              </li>
            ))}
          </Medals>
        )}
      </WhenLoaded>
    </Card>
  );
}

type Standing = Stats['achievements'][number];

const standingOf = ({ id }: Achievement, stats: Stats): Standing | undefined =>
  stats.achievements.find((standing) => standing.id === id);

function Reached({ achievement, standing }: { achievement: Achievement; standing: Standing | undefined }) {
  const { id, name, description } = achievement;
  const isEarned = standing?.unlocked ?? false;
  return (
    <Medal {...achievementMedals[id]} isEarned={isEarned}>
      {name}
      <SubText>{isEarned && standing?.reachedOn ? dayText(standing.reachedOn) : description}</SubText>
      {standing?.note && <SubText>{standing.note}</SubText>}
    </Medal>
  );
}

const Medals = styled.ul(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.s3};
    & > li {
      display: grid;
      justify-items: center;
    }
  `,
);
