import { useSelector } from '@xstate/react';
import { css, styled } from 'styled-components';
import { shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { Icon } from '#client/ui/icon.tsx';
import { exerciseKey, recordKinds } from '#domain/workout/set-log.ts';
import type { SetLog } from '#service/workout/workout-contract.ts';
import { FoldSummary } from './fold-summary.ts';
import { holdText, recordText, unitLabel } from './set-lines.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import { workoutCopy } from './workout-copy.ts';

/** Records and volume per week of one exercise, folded away; nothing where it was never logged. */
export function ExerciseHistory({ actor, name }: { actor: WorkoutActor; name: string }) {
  const log = useSelector(actor, ({ context }) =>
    context.known?.exercises.find((known) => exerciseKey(known.name) === exerciseKey(name)),
  );
  const unit = useSelector(actor, ({ context }) => context.known?.unit ?? 'lbs');
  if (!log) return null;
  return (
    <details>
      <FoldSummary>
        <Icon name="trophy" size={18} />
        {workoutCopy.yourRecords}
        <Icon name="down" size={18} />
      </FoldSummary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{workoutCopy.record}</th>
            <th scope="col">{workoutCopy.when}</th>
            <th scope="col">{workoutCopy.best}</th>
          </tr>
        </thead>
        <tbody>
          {recordKinds.map((kind) => {
            const record = log.records[kind];
            return (
              record && (
                <tr key={kind}>
                  <th scope="row">{workoutCopy.recordNames[kind]}</th>
                  <td>{shortDate(record.date)}</td>
                  <td>{recordText(kind, record.set)}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </Table>
      <Table>
        <thead>
          <tr>
            <th scope="col">{workoutCopy.perWeek}</th>
            <th scope="col">{workoutCopy.weekSets}</th>
            <th scope="col">{workoutCopy.weekVolume}</th>
          </tr>
        </thead>
        <tbody>
          {log.weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row">{workoutCopy.weekOf(shortDate(week.week))}</th>
              <td>{numberText(week.sets)}</td>
              <td>{volumeText(week, unit)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** What a week came to: load where there was any, else reps, else time. */
function volumeText(
  { load, reps, seconds }: SetLog['exercises'][number]['weeks'][number],
  unit: SetLog['unit'],
) {
  if (load > 0) return `${numberText(load, 0)} ${unitLabel(unit)}`;
  return reps > 0 ? workoutCopy.reps(reps) : holdText(seconds);
}

const Table = styled.table(
  ({ theme }) => css`
    width: 100%;
    margin-bottom: ${theme.space.s3};
    border-collapse: collapse;
    font-size: ${theme.text.t14};
    font-variant-numeric: tabular-nums;
    & th,
    & td {
      padding-block: ${theme.space.s2};
      padding-inline-end: ${theme.space.s3};
      text-align: start;
      font-weight: ${theme.weight.text};
    }
    & thead th {
      color: ${theme.color.ink3};
      font-weight: ${theme.weight.strong};
    }
    & tbody tr {
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }
    & :is(td, th):last-child {
      text-align: end;
      padding-inline-end: 0;
      white-space: nowrap;
    }
    & td:last-child {
      font-weight: ${theme.weight.bold};
    }
  `,
);
