import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { weekdayName } from '#client/lib/format/format-day.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Rows } from '#client/ui/layout.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { assessmentCopy } from './assessment-copy.ts';
import {
  countDone,
  type PlannedDay,
  type PlannedExercise,
  plannedDays,
  type Results,
  resultOf,
} from './assessment-results.ts';

type DayStripProps = {
  results: Results;
  startDate: MemberDay;
  /** 1-7: the day that it is; null when the week is over. */
  today: number | null;
  /** 1-7: the day that is shown; null for none. */
  shown: number | null;
  onChoose: (day: PlannedDay) => void;
};

/** The seven days, each with as many arcs as it has exercises. None is locked. */
export function DayStrip({ results, startDate, today, shown, onChoose }: DayStripProps) {
  return (
    <Strip aria-label={assessmentCopy.daysLabel}>
      {plannedDays.map((planned) => (
        <li key={planned.day}>
          <DayButton
            planned={planned}
            done={countDone(results, planned.exercises)}
            date={addDays(startDate, planned.day - 1)}
            isToday={planned.day === today}
            isShown={planned.day === shown}
            onChoose={() => onChoose(planned)}
          />
        </li>
      ))}
    </Strip>
  );
}

type DayButtonProps = {
  planned: PlannedDay;
  done: number;
  date: MemberDay;
  isToday: boolean;
  isShown: boolean;
  onChoose: () => void;
};

function DayButton({ planned, done, date, isToday, isShown, onChoose }: DayButtonProps) {
  const { day, title, exercises } = planned;
  const total = exercises.length;
  return (
    <Face type="button" aria-pressed={isShown} aria-current={isToday ? 'date' : undefined} onClick={onChoose}>
      <DayRing done={done} total={total}>
        <DayNumber $isShown={isShown}>
          <Hidden>{assessmentCopy.dayWord} </Hidden>
          {done === total ? <Icon name="check" label={String(day)} /> : day}
        </DayNumber>
      </DayRing>
      <When $isToday={isToday}>{isToday ? assessmentCopy.today : weekdayName(date).slice(0, 3)}</When>
      <Title>{nameText(title)}</Title>
      <Hidden>{assessmentCopy.doneOfDay(done, total)}</Hidden>
    </Face>
  );
}

type DayRingProps = {
  done: number;
  /** How many arcs the ring has. */
  total: number;
  children: ReactNode;
};

const box = 48;

const stroke = 4;

/** In hundredths of an arc. */
const gap = 12;

/** A ring of arcs, one filled for each exercise that is done. */
function DayRing({ done, total, children }: DayRingProps) {
  const arcs = Array.from({ length: total }, (_, arc) => arc);
  return (
    <Frame>
      <svg viewBox={`0 0 ${box} ${box}`} aria-hidden>
        {arcs.map((arc) => (
          <Arc
            key={arc}
            cx={box / 2}
            cy={box / 2}
            r={(box - stroke) / 2}
            pathLength={total * 100}
            strokeWidth={stroke}
            strokeDasharray={`${100 - gap} ${total * 100}`}
            strokeDashoffset={-(arc * 100 + gap / 2)}
            $isDone={arc < done}
          />
        ))}
      </svg>
      <Middle>{children}</Middle>
    </Frame>
  );
}

type DayListProps = {
  day: PlannedDay;
  results: Results;
  /** The place that is on the stage. */
  current?: number;
  onChoose: (place: number) => void;
};

/** The exercises of a day with their results; each leads to its entry. */
export function DayList({ day: { day, title, exercises }, results, current, onChoose }: DayListProps) {
  const done = countDone(results, exercises);
  const isDone = done === exercises.length;
  const count = assessmentCopy.doneOf(done, exercises.length);
  return (
    <Card
      title={assessmentCopy.day(day, nameText(title))}
      aside={<Chip {...(isDone ? ({ tone: 'good', icon: 'check' } as const) : {})}>{count}</Chip>}
    >
      <List as="ol">
        {exercises.map((exercise) => (
          <li key={exercise.name}>
            <ExerciseButton
              exercise={exercise}
              result={resultOf(results, exercise)}
              isCurrent={exercise.place === current}
              onChoose={() => onChoose(exercise.place)}
            />
          </li>
        ))}
      </List>
    </Card>
  );
}

type ExerciseButtonProps = {
  exercise: PlannedExercise;
  result: AssessmentResult | undefined;
  isCurrent: boolean;
  onChoose: () => void;
};

function ExerciseButton({ exercise, result, isCurrent, onChoose }: ExerciseButtonProps) {
  return (
    <ListedDay type="button" aria-current={isCurrent ? 'step' : undefined} onClick={onChoose}>
      <Name>
        {nameText(exercise.name)}
        {result?.notes && <Notes>{result.notes}</Notes>}
      </Name>
      <Value $isThere={result !== undefined}>
        {result ? (
          assessmentCopy.result(result.value, result.type)
        ) : (
          <>
            <span aria-hidden>–</span>
            <Hidden>{assessmentCopy.noResultYet}</Hidden>
          </>
        )}
      </Value>
    </ListedDay>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  max-width: ${theme.space.s12};
  aspect-ratio: 1;
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  & > svg {
    width: 100%;
    height: auto;
    transform: rotate(-90deg);
  }
`;

const Arc = styled.circle<{ $isDone: boolean }>(
  ({ theme, $isDone }) => css`
    fill: none;
    stroke: ${$isDone ? theme.color.good : theme.color.groove};
    transition: stroke ${theme.duration.d3} ${theme.ease.out};
  `,
);

const Middle = styled.span`
  position: absolute;
  inset: .4rem;
`;

const Strip = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  & > li {
    position: relative;
  }
  /* The lane joins the first day to the last. On a phone the rings touch. */
  & > li + li::before {
    content: '';
    position: absolute;
    top: calc(${theme.space.s1} + ${theme.space.s6});
    inset-inline-end: calc(50% + ${theme.space.s6});
    inset-inline-start: calc(${theme.space.s6} - 50%);
    border-top: ${theme.border.thick} solid ${theme.color.line};
  }
`;

const Face = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.s1};
  width: 100%;
  padding: ${theme.space.s1} 0;
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  line-height: 1.2;
  cursor: pointer;
  &:focus-visible {
    outline-offset: 0;
    border-radius: ${theme.radius.m};
  }
`;

const DayNumber = styled.span<{ $isShown: boolean }>(
  ({ theme, $isShown }) => css`
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: ${theme.radius.full};
    background: ${$isShown ? theme.color.ink : 'transparent'};
    color: ${$isShown ? theme.color.paper : theme.color.ink};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.numeral};
  `,
);

const When = styled.span<{ $isToday: boolean }>(
  ({ theme, $isToday }) => css`
    font-size: ${theme.text.t13};
    font-weight: ${$isToday ? theme.weight.bold : theme.weight.strong};
    color: ${$isToday ? theme.color.accentText : theme.color.ink3};
  `,
);

const Title = styled.span`
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  ${theme.media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The card's own padding is enough at its foot. */
const List = styled(Rows)`
  margin-bottom: calc(-1 * ${theme.space.s3});
  & > li {
    padding-block: ${theme.space.s1};
  }
`;

const ListedDay = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  width: calc(100% + 2 * ${theme.space.s3});
  min-height: ${theme.size.tap};
  margin-inline: calc(-1 * ${theme.space.s3});
  padding: ${theme.space.s2} ${theme.space.s3};
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${theme.color.well};
  }
  &[aria-current] {
    background: ${theme.color.fill};
    font-weight: ${theme.weight.bold};
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** As much as says which notes they are; the rest is with the exercise. */
const Notes = styled(SubText)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Value = styled.span<{ $isThere: boolean }>(
  ({ theme, $isThere }) => css`
    flex: none;
    font-weight: ${theme.weight.bold};
    color: ${$isThere ? theme.color.ink : theme.color.ink3};
  `,
);
