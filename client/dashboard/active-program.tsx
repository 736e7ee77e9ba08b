import { lazy, Suspense } from 'react';
import { css, styled } from 'styled-components';
import { useActiveProgram, usePhases } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Phase, Program } from '#service/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { FoldOut } from './fold-out.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { ProgramDetails } from './program-details.tsx';
import { programName, programWeek } from './program-view-model.ts';
import { NoProgram, ProgramUnread } from './set-up-card.tsx';
import { Suggestions } from './suggestions.tsx';

const ProgramBreakdown = lazy(async () => ({
  default: (await import('./program-breakdown.tsx')).ProgramBreakdown,
}));

/** The program that runs, or the way to one. */
export function ActiveProgram({ user }: { user: CurrentUser }) {
  const { data: program, error, mutate } = useActiveProgram();
  const phases = usePhases(program?.id ?? null);
  if (program === undefined && error) return <ProgramUnread onRetry={() => void mutate()} />;
  if (program === null) return <NoProgram />;
  if (program && phases.data) return <ProgramCard user={user} program={program} phases={phases.data} />;
  return (
    <Card title={dashboardCopy.activeProgram}>
      {phases.error ? (
        <RetryNote onRetry={() => void phases.mutate()}>{dashboardCopy.phasesUnread}</RetryNote>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="2.5rem" $width="60%" />
          <Skeleton $height="3rem" />
          <Skeleton $height="10rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

type ProgramCardProps = { user: CurrentUser; program: Program; phases: readonly Phase[] };

function ProgramCard({ user, program, phases }: ProgramCardProps) {
  const today = useMemberToday();
  const { week, weeks } = programWeek(program, phases, today);
  const current = phases.find(({ isCurrent }) => isCurrent) ?? null;
  return (
    <Card aria-labelledby="active-program">
      <Parts>
        <Head>
          <h2 id="active-program">
            <small>{dashboardCopy.activeProgram}</small>
            {programName(program)}
          </h2>
          <Chip tone="good">{dashboardCopy.weekOf(week, weeks)}</Chip>
        </Head>
        <PhaseBar phases={phases} today={today} />
        <Suggestions user={user} />
        <div>
          <FoldOut title={dashboardCopy.details} isOpenAtFirst>
            <ProgramDetails user={user} program={program} phase={current} />
          </FoldOut>
          <FoldOut title={dashboardCopy.programBreakdown}>
            <Suspense fallback={<Skeleton $height="10rem" />}>
              <ProgramBreakdown program={program} phases={phases} />
            </Suspense>
          </FoldOut>
        </div>
      </Parts>
    </Card>
  );
}

const Parts = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s6};
  `,
);

const Head = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${theme.space.s2} ${theme.space.s4};
    & small {
      display: block;
      margin-bottom: ${theme.space.s1};
      font-family: ${theme.font.text};
      font-size: ${theme.text.t14};
      font-weight: ${theme.weight.bold};
      font-stretch: normal;
      letter-spacing: 0;
      line-height: 1.3;
      color: ${theme.color.ink3};
    }
  `,
);
