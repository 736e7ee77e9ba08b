import { styled } from 'styled-components';
import { dayText, shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { appNames } from '#client/lib/format/source-copy.ts';
import { theme } from '#client/styles/theme.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { recordKinds } from '#domain/workout/set-log.ts';
import type { SetLog } from '#service/features/workout/workout-contract.ts';
import { exerciseCopy } from './exercise-copy.ts';
import { recordText, volumeText } from './set-texts.ts';

/** A member's sessions and records of one exercise. */
export type KnownExercise = SetLog['exercises'][number];

/** The records of an exercise, and what was done of it in each week. */
export const ExerciseRecords = ({ log, unit }: { log: KnownExercise; unit: SetLog['unit'] }) => (
  <>
    <Table>
      <thead>
        <tr>
          <th scope="col">{exerciseCopy.record}</th>
          <th scope="col">{exerciseCopy.when}</th>
          <th scope="col">{exerciseCopy.best}</th>
        </tr>
      </thead>
      <tbody>
        {recordKinds.map((kind) => {
          const record = log.records[kind];
          return (
            record && (
              <tr key={kind}>
                <th scope="row">{exerciseCopy.recordNames[kind]}</th>
                <td>{whenText(record)}</td>
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
          <th scope="col">{exerciseCopy.perWeek}</th>
          <th scope="col">{exerciseCopy.weekSets}</th>
          <th scope="col">{exerciseCopy.weekVolume}</th>
        </tr>
      </thead>
      <tbody>
        {log.weeks.map((week) => (
          <tr key={week.week}>
            <th scope="row">{exerciseCopy.weekOf(shortDate(week.week))}</th>
            <td>{numberText(week.sets)}</td>
            <td>{volumeText(week, unit)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </>
);

/** `5 Jan 2019 from Strong`; a record of Rondel has its date only. */
const whenText = ({ date, source }: { date: MemberDay; source?: Source }): string =>
  source ? exerciseCopy.whenFrom(dayText(date), appNames[source]) : shortDate(date);

const Table = styled.table`
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
    ${theme.media.tight} {
      white-space: normal;
    }
  }
  /* The names break, and not the numbers. */
  ${theme.media.tight} {
    font-size: ${theme.text.t13};
    & :is(td, th) {
      padding-inline-end: ${theme.space.s1};
    }
    & :is(td, th):not(:first-child) {
      overflow-wrap: break-word;
    }
  }
  & td:last-child {
    font-weight: ${theme.weight.bold};
  }
`;
