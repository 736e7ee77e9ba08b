import { css, styled } from 'styled-components';
import { shortDate } from '#client/lib/format/day-words.ts';
import { Medal } from '#client/ui/disc.tsx';
import { SubText } from '#client/ui/text.tsx';
import { medalFaces, type ShownAchievement, shownAchievements } from './achievement-facts.ts';
import { ModeLayout } from './mode-layout.tsx';
import { PointsLedger } from './points-ledger.tsx';
import { progressCopy } from './progress-copy.ts';
import type { ModeProps } from './progress-facts.ts';

export function AchievementsMode({ facts, isTable }: ModeProps) {
  const shown = shownAchievements(facts);
  const earned = shown.filter(({ unlocked }) => unlocked);
  const next = shown.find(({ unlocked }) => !unlocked);
  return (
    <ModeLayout
      numeral={String(earned.length)}
      unit={progressCopy.earnedOf(shown.length)}
      summary={next ? progressCopy.next(next.name, next.description) : progressCopy.allEarned}
      isTable={isTable}
      table={{
        caption: progressCopy.achievements,
        columns: [progressCopy.achievement, progressCopy.how, progressCopy.earned],
        rows: shown.map((achievement) => [
          achievement.name,
          achievement.description,
          earnedText(achievement),
        ]),
      }}
    >
      <Medals>
        {shown.map((achievement) => (
          <li key={achievement.id}>
            <Medal {...medalFaces[achievement.id]} isEarned={achievement.unlocked}>
              {achievement.name}
              <SubText>{earnedText(achievement)}</SubText>
            </Medal>
          </li>
        ))}
      </Medals>
      <PointsLedger facts={facts} />
    </ModeLayout>
  );
}

function earnedText({ unlocked, reachedOn, note }: ShownAchievement): string {
  if (!unlocked) return progressCopy.notYet;
  return [reachedOn ? shortDate(reachedOn) : progressCopy.earned, note].filter(Boolean).join(', ');
}

const Medals = styled.ul(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.75rem, 1fr));
    gap: ${theme.space.s5} ${theme.space.s3};
  `,
);
