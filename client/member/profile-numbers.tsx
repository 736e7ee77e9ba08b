import { css, styled } from 'styled-components';
import { numberText } from '#client/lib/format/locale.ts';
import { PendingMark, type PendingNumber } from '#client/lib/offline/pending-mark.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Numeral } from '#client/ui/text.tsx';
import type { Stats } from '#service/stats/stats-contract.ts';
import { type AsyncState, WhenLoaded } from './async-state.tsx';
import { profileCopy } from './member-copy.ts';

const tiles = [
  { label: profileCopy.totalPoints, icon: 'spark', count: 'totalPoints', pending: 'points' },
  { label: profileCopy.dayStreak, icon: 'flame', count: 'currentStreak', pending: 'streak' },
  { label: profileCopy.workouts, icon: 'dumbbell', count: 'totalWorkouts', pending: 'workouts' },
  { label: profileCopy.questsDone, icon: 'wheel', count: 'completedQuests', pending: 'quests' },
] as const satisfies readonly { label: string; icon: IconName; count: keyof Stats; pending: PendingNumber }[];

/** Four numbers, each a tile. */
export function ProfileNumbers({ stats }: { stats: AsyncState<Stats> }) {
  const skeletons = tiles.map(({ label }) => <Skeleton key={label} $height="8.5rem" />);
  return (
    <WhenLoaded state={stats} failure={profileCopy.numbersUnread} skeleton={<Grid>{skeletons}</Grid>}>
      {(counts) => (
        <Grid as="section" aria-label={profileCopy.yourNumbers}>
          {tiles.map(({ label, icon, count, pending }) => (
            <Tile key={label}>
              <h2>
                <Icon name={icon} size={22} />
                {label}
                <PendingMark of={pending} />
              </h2>
              <Numeral>{numberText(counts[count])}</Numeral>
            </Tile>
          ))}
        </Grid>
      )}
    </WhenLoaded>
  );
}

const Grid = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.s3};
    ${theme.media.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${theme.space.s4};
    }
  `,
);

const Tile = styled.article(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    min-width: 0;
    padding: ${theme.space.s5};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.sh1};
    & > h2 {
      display: flex;
      align-items: center;
      gap: ${theme.space.s2};
      font: ${theme.weight.strong} ${theme.text.t16} / 1.2 ${theme.font.text};
      letter-spacing: 0;
      color: ${theme.color.ink2};
    }
    & > ${Numeral} {
      overflow: hidden;
      padding-block: ${theme.space.s1};
    }
  `,
);
