import { css, styled } from 'styled-components';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import type { CompactParts } from './dashboard-parts.ts';
import { Welcome } from './greeting.tsx';
import { PlanCard, SessionLink } from './plan-card.tsx';
import { AssessmentCard, ProgramUnread, SetUpCard } from './set-up-card.tsx';

/** The quest first, and everything else within reach of the thumb. */
export function CompactLayout({ parts }: { parts: CompactParts }) {
  const { data: user } = useCurrentUser();
  const { data: program, error, mutate } = useActiveProgram();
  if (!user) return null;
  const { QuestCard, StreakWeek, ProgressCard, WeightFormCard } = parts;
  return (
    <Column>
      <Welcome user={user} />
      {program === undefined && error && <ProgramUnread onRetry={() => void mutate()} />}
      {program === null && <SetUpCard />}
      {program?.type === 'assessment' && <AssessmentCard program={program} />}
      <TwoColumns>
        <Quest>
          <QuestCard alternative={<SessionLink user={user} />} />
        </Quest>
        <Column>
          <StreakWeek />
          <ProgressCard />
          <PlanCard user={user} />
          <WeightFormCard />
        </Column>
      </TwoColumns>
    </Column>
  );
}

const Column = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${theme.space.s4};
  `,
);

const TwoColumns = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s4};
    ${theme.media.broad} {
      grid-template-columns: 25rem minmax(0, 1fr);
      align-items: start;
    }
  `,
);

const Quest = styled.div(
  ({ theme }) => css`
    ${theme.media.broad} {
      position: sticky;
      top: ${theme.space.s4};
    }
  `,
);
