import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Minus, stepButtons } from '#client/ui/number-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import type { GoalUnit } from '#domain/program/program-events.ts';
import { programMap } from '#domain/program/program-map.ts';
import { CoachVoice, coachLineOf, healthyLineOf } from './coach-voice.tsx';
import { LeanerButton, openSafePlan, SafePlanButton } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, shownGoal, withGoalUnit } from './onboarding-draft.ts';
import { changed, hazardsAt, isSettled, withSafePlan } from './onboarding-plan.ts';
import type { StepProps } from './wizard-layout.tsx';

/** The goal's number, large, beside what the coach makes of it. */
export function GoalNumber({ draft, today, change }: StepProps) {
  const { program, goalType, goalUnit } = draft;
  const id = useId();
  const settledDraft = useSettled(draft);
  if (!program || !goalType) return null;
  const question = onboardingCopy.goalQuestions[goalType];
  const setText = (text: string): void => change({ goal: { text, unit: goalUnit } });
  return (
    <NumberCard aria-label={onboardingCopy.yourNumber}>
      <Entry>
        <label htmlFor={id}>{question}</label>
        <Segmented<GoalUnit>
          label={onboardingCopy.unit}
          value={goalUnit}
          onChoose={(unit) => change(withGoalUnit(draft, unit))}
          segments={offered(programMap[program].goalUnits).map((unit) => ({
            value: unit,
            label: onboardingCopy.goalUnits[unit],
          }))}
        />
        <BigNumber id={id} saidId={`${id}-said`} unit={goalUnit} text={shownGoal(draft)} onChange={setText} />
      </Entry>
      <Said>
        <div id={`${id}-said`} role="status">
          <CoachAnswer draft={settledDraft} today={today} />
        </div>
        <HealthyTarget draft={draft} today={today} change={change} />
      </Said>
    </NumberCard>
  );
}

/** `minutes` is what program selection calls `min`. */
const offered = (units: readonly GoalUnit[]): readonly GoalUnit[] =>
  units.filter((unit) => unit !== 'minutes');

/** The value once it has not changed for a moment: the coach does not answer each key. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const settlesMs = 300;

type BigNumberProps = {
  id: string;
  /** Id of the coach's words about it. */
  saidId: string;
  unit: GoalUnit;
  /** As typed. */
  text: string;
  onChange: (text: string) => void;
};

/** Typed, or changed by a step. A step over a number that cannot be read starts at one. */
function BigNumber({ id, saidId, unit, text, onChange }: BigNumberProps) {
  const value = typedNumber(text) ?? 0;
  const step = unit === 'min' || unit === 'minutes' ? 5 : 1;
  const move = (by: number): void => onChange(String(Math.round((value + by) * 10) / 10));
  return (
    <Stepper>
      <button
        type="button"
        aria-label={onboardingCopy.less(step)}
        disabled={value - step <= 0}
        onClick={() => move(-step)}
      >
        <Minus />
      </button>
      <Typed>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          size={Math.max(1, text.length)}
          data-long={text.length > 3 || undefined}
          aria-describedby={saidId}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden>{onboardingCopy.shortUnit(value, unit)}</span>
      </Typed>
      <button type="button" aria-label={onboardingCopy.more(step)} onClick={() => move(step)}>
        <Icon name="plus" />
      </button>
    </Stepper>
  );
}

/** The coach's answer to the number. To one that endangers it names the healthy one. */
function CoachAnswer({ draft, today }: { draft: Draft; today: MemberDay }) {
  const safe = openSafePlan({ draft, today, step: 'goal' });
  const isOpen = !isSettled(draft, today, 'goal');
  if (isOpen && !safe)
    return (
      <CoachVoice isLarge title={onboardingCopy.noHealthyGoal}>
        {onboardingCopy.noHealthyGoalText}
      </CoachVoice>
    );
  const line = safe
    ? healthyLineOf(changed(draft, withSafePlan(draft, safe)), today)
    : coachLineOf(draft, today);
  // A way drawn to its end would say that the kept plan is as good as any.
  const isKept = !isOpen && hazardsAt('goal', draft, today).length > 0;
  return (
    <Answer>
      <CoachVoice isLarge title={line.title}>
        {line.text}
      </CoachVoice>
      {line.way && !isKept && <Way {...line.way} />}
    </Answer>
  );
}

function Way({ dots, label, from, to }: NonNullable<ReturnType<typeof coachLineOf>['way']>) {
  return (
    <Weeks>
      <div role="img" aria-label={label}>
        {Array.from({ length: dots }, (_, index) => index).map((index) => (
          <i key={index}>{index === dots - 1 && <Icon name="check" size={16} />}</i>
        ))}
      </div>
      <p>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Weeks>
  );
}

function HealthyTarget({ draft, today, change }: Pick<StepProps, 'draft' | 'today' | 'change'>) {
  const safe = openSafePlan({ draft, today, step: 'goal' });
  return (
    <>
      {safe && <SafePlanButton draft={draft} safe={safe} change={change} />}
      <LeanerButton draft={draft} today={today} change={change} step="goal" />
    </>
  );
}

const NumberCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh2};
  ${theme.media.broad} {
    grid-template-columns: 1.15fr 1fr;
    min-height: 27rem;
  }
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${theme.space.s4};
  padding: ${theme.space.s5};
  & > label {
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
  }
  ${theme.media.broad} {
    padding: ${theme.space.s8};
  }
`;

const Said = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space.s5};
  padding: ${theme.space.s5};
  background: ${theme.color.well};
  ${theme.media.broad} {
    padding: ${theme.space.s8};
  }
`;

const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s5};
`;

const Stepper = styled.div`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr) 3.25rem;
  align-items: center;
  gap: ${theme.space.s3};
  ${stepButtons('3.25rem')}
`;

const Typed = styled.label`
  display: flex;
  align-items: baseline;
  justify-content: center;
  gap: ${theme.space.s2};
  min-width: 0;
  padding-block: ${theme.space.s2} ${theme.space.s1};
  border-bottom: ${theme.border.thick} solid ${theme.color.control};
  border-radius: ${theme.radius.s} ${theme.radius.s} 0 0;
  cursor: text;
  &:focus-within {
    border-color: ${theme.color.focus};
    outline: 3px solid ${theme.color.focus};
  }
  & > input {
    min-width: 1ch;
    max-width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-family: ${theme.font.display};
    font-size: 5.5rem;
    font-weight: ${theme.weight.numeral};
    font-stretch: ${theme.width.numeral};
    line-height: 1;
    letter-spacing: -.025em;
    text-align: end;
    field-sizing: content;
  }
  & > input[data-long] {
    font-size: 3.5rem;
  }
  & > input::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }
  & > input:focus {
    outline: 0;
  }
  & > span {
    font-size: ${theme.text.t20};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink2};
  }
  ${theme.media.broad} {
    & > input {
      font-size: 9rem;
    }
    & > input[data-long] {
      font-size: 5rem;
    }
  }
`;

const Weeks = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & i {
    width: .65rem;
    height: .65rem;
    border-radius: ${theme.radius.full};
    box-shadow: inset 0 0 0 2px ${theme.color.control};
  }
  & i:first-child {
    background: ${theme.color.ink};
    box-shadow: none;
  }
  & i:last-child {
    display: grid;
    place-items: center;
    width: 1.7rem;
    height: 1.7rem;
    background: ${theme.color.good};
    color: ${theme.color.onGood};
    box-shadow: none;
  }
  & > p {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s3};
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink2};
  }
`;
