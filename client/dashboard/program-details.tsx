import { styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import { paceNames } from '#client/lib/format/format-pace.ts';
import { goalText, standardWeightText } from '#client/lib/format/goal-text.ts';
import { itemsText } from '#client/lib/format/locale.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { updateSettingCommand } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { DefinitionRows } from '#client/ui/layout.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Phase, Program } from '#service/features/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { goalText as goalLabel, paceText, trainingDaysText } from './program-view-model.ts';

type ProgramDetailsProps = { user: CurrentUser; program: Program; phase: Phase | null };
type Baseline = CurrentUser['goalBaseline'];

export function ProgramDetails({ user, program, phase }: ProgramDetailsProps) {
  return (
    <Parts>
      <Facts>
        {[
          [dashboardCopy.goal, goalLabel(program)],
          [dashboardCopy.started, dayText(program.startDate)],
          [paceNames.recommended, paceText(program, user)],
          [
            dashboardCopy.finishes,
            program.plannedEndDate ? dayText(program.plannedEndDate) : dashboardCopy.openEnd,
          ],
          [dashboardCopy.trainingDays, trainingDaysText(program, user)],
          [dashboardCopy.focus, phase ? itemsText(phase.focus.map(nameText)) : '–'],
        ].map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
    </Parts>
  );
}

type MeasureFromProps = Pick<ProgramDetailsProps, 'user' | 'program'>;

/** Weight loss counts from the member's start, or from 180 lb where the member wants that. Nothing for other goals. */
export function MeasureFrom({ user, program }: MeasureFromProps) {
  const { ask } = useCommand(updateSettingCommand, { onRefused: tellOfFailure });
  const { isOverruled, otherText } = goalText(program, user);
  if (program.goalProgressFromStart === null) return null;
  const standard = standardWeightText(user.unitPreference);
  return (
    <Measure>
      <b>{dashboardCopy.measureFrom}</b>
      <Segmented<Baseline>
        label={dashboardCopy.measureFrom}
        value={user.goalBaseline}
        onChoose={(goalBaseline) => ask({ goalBaseline })}
        segments={[
          { value: 'standard', label: dashboardCopy.standardWeight(standard) },
          { value: 'start', label: dashboardCopy.startingWeight },
        ]}
      />
      {isOverruled && (
        <Text $tone="muted" $size="t14">
          {dashboardCopy.overruled(otherText ?? standard)}
        </Text>
      )}
    </Measure>
  );
}

function tellOfFailure(error: unknown): void {
  showRefusal(error, {
    title: commonCopy.error,
    description: dashboardCopy.profileFailed,
    variant: 'destructive',
  });
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.s4};
`;

const Facts = styled(DefinitionRows)`
  display: grid;
  gap: 0 ${theme.space.s8};
  ${theme.media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Measure = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space.s2} ${theme.space.s4};
`;
