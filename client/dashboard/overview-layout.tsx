import { css, styled } from 'styled-components';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import { Stack } from '#client/ui/layout.tsx';
import { ActiveProgram } from './active-program.tsx';
import { AssessmentCard } from './assessment-card.tsx';
import type { OverviewParts } from './dashboard-parts.ts';
import { Greeting } from './greeting.tsx';
import { QuickCards } from './quick-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useMedia } from './use-media.ts';

/** Everything at a glance. On the phone the quest comes right after the tiles. */
export function OverviewLayout({ parts }: { parts: OverviewParts }) {
  const { data: user } = useCurrentUser();
  const { data: program } = useActiveProgram();
  const isWide = useMedia('(min-width: 45rem)');
  if (!user) return null;
  const { HeaderTiles, QuestCard, CurrentWeightCard, ProgressOverview } = parts;
  return (
    <Stack>
      <Greeting user={user} />
      {program?.type === 'assessment' && <AssessmentCard program={program} />}
      <HeaderTiles />
      {isWide && <QuickCards program={program} />}
      <Columns>
        <QuestCard />
        {!isWide && <QuickCards program={program} />}
        <Main>
          <ActiveProgram user={user} />
          <CurrentWeightCard />
        </Main>
        <RecentActivity user={user} />
      </Columns>
      <ProgressOverview />
    </Stack>
  );
}

/* The quest is first in the document, for touch and keyboard, and is drawn at the right. */
const Columns = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s4};
    ${theme.media.broad} {
      grid-template-columns: minmax(0, 1fr) 24.5rem;
      grid-template-rows: auto 1fr;
      & > :nth-child(1) {
        grid-area: 1 / 2;
      }
      & > :nth-child(2) {
        grid-area: 1 / 1 / span 2;
      }
      & > :nth-child(3) {
        grid-area: 2 / 2;
      }
    }
  `,
);

const Main = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-direction: column;
    gap: ${theme.space.s4};
    min-width: 0;
    & > :last-child {
      flex: 1;
    }
  `,
);
