import { styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import { withKilograms } from '#client/lib/format/region-units.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { SubText } from '#client/ui/text.tsx';
import { guidanceFor } from '#domain/catalogue/content/guidance.ts';
import type { Phase, Program } from '#service/features/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';

type ProgramBreakdownProps = { program: Program; phases: readonly Phase[] };

/** Each phase with its dates; the current one with what to train, to eat and how to recover. */
export function ProgramBreakdown({ program, phases }: ProgramBreakdownProps) {
  return (
    <Phases>
      {phases.map((phase) => (
        <li key={phase.id} aria-current={phase.isCurrent ? 'step' : undefined}>
          <h4>{nameText(phase.name)}</h4>
          <SubText>{datesText(phase)}</SubText>
          <p>{workoutText(phase.description)}</p>
          {phase.isCurrent && <GuidanceCards program={program} phase={phase} />}
        </li>
      ))}
    </Phases>
  );
}

function GuidanceCards({ program, phase }: { program: Program; phase: Phase }) {
  const units = useCurrentUser().data?.unitPreference ?? 'imperial';
  const { training, food, recovery } = guidanceFor(program.type, phase.phaseNumber);
  return (
    <Cards>
      <div>
        <dt>{dashboardCopy.training}</dt>
        <dd>{contentText(training)}</dd>
      </div>
      <div>
        <dt>{dashboardCopy.food}</dt>
        <dd>{withKilograms(contentText(food), units)}</dd>
      </div>
      <div>
        <dt>{dashboardCopy.recovery}</dt>
        <dd>{contentText(recovery)}</dd>
      </div>
    </Cards>
  );
}

const datesText = ({ startDate, endDate, isAfterPlannedEnd }: Phase): string =>
  isAfterPlannedEnd
    ? dashboardCopy.afterPlannedEnd
    : dashboardCopy.dateRange(dayText(startDate), dayText(endDate));

const Phases = styled.ol`
  display: grid;
  gap: ${theme.space.s5};
  max-width: ${theme.size.measure};
  padding-bottom: ${theme.space.s2};
  color: ${theme.color.ink2};
  & > li {
    padding-inline-start: ${theme.space.s4};
    border-inline-start: 4px solid ${theme.color.groove};
  }
  & > li[aria-current] {
    border-color: ${theme.color.accent};
  }
  & h4 {
    font-size: ${theme.text.t18};
    color: ${theme.color.ink};
  }
`;

const Cards = styled.dl`
  display: grid;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s3};
  & > div {
    padding: ${theme.space.s3} ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
  }
  & dt {
    font-weight: ${theme.weight.bold};
    color: ${theme.color.ink};
  }
`;
