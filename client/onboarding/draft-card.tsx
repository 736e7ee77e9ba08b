import { styled } from 'styled-components';
import { programFaces } from '#client/lib/format/icons.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { withKilograms } from '#client/lib/format/region-units.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { BlankProgramCard, ProgramCard } from '#client/ui/program-card.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { programPitches } from '#domain/catalogue/workouts/program-catalogue.ts';
import { phaseDefinitions } from '#domain/program/phase-definitions.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { pickerOrder, programMap } from '#domain/program/program-map.ts';
import { assessmentDays, dailyGoalValues } from '#domain/program/program-rules.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, dailyPlanOf, goalValueOf } from './onboarding-draft.ts';

type DraftCardProps = {
  draft: Draft;
  /** The large number: how long the program is, or what its goal is. */
  shows: 'length' | 'goal';
};

/** The chosen program as a race number. */
export function DraftCard({ draft, shows }: DraftCardProps) {
  const { program } = draft;
  if (!program) return <BlankProgramCard>{onboardingCopy.yourRaceNumberAppearsHere}</BlankProgramCard>;
  return (
    <section>
      <Hidden as="h2">{onboardingCopy.yourRaceNumber}</Hidden>
      <ProgramCard
        title={nameText(programMap[program].picker)}
        segment={programFaces[program].segment}
        ticks={ticksOf(draft, programPitches[program].benefits.map(workoutText))}
        {...(shows === 'goal' ? goalFace(draft, program) : lengthFace(program))}
      />
    </section>
  );
}

/** A plan of one's own speaks for itself. */
const ticksOf = (draft: Draft, benefits: readonly string[]): readonly string[] =>
  dailyPlanOf(draft) === 'daily-custom' && draft.customExercises.length > 0
    ? draft.customExercises.map(({ name }) => name)
    : benefits.map((benefit) => withKilograms(benefit, draft.unitPreference));

type Face = { readonly numeral: string; readonly caption: string };

function lengthFace(program: ProgramType): Face {
  if (program === 'assessment')
    return { numeral: String(assessmentDays), caption: onboardingCopy.daysThenYouKnow };
  const { weeks, phases } = lengthOf(program);
  return { numeral: numberText(weeks), caption: onboardingCopy.weeksInPhases(phases) };
}

function goalFace(draft: Draft, program: ProgramType): Face {
  if (program === 'assessment') return lengthFace(program);
  if (program === 'maintain') return dailyFace(draft);
  const value = goalValueOf(draft) ?? 0;
  const aim = (draft.goalType && onboardingCopy.goalAims[draft.goalType]) ?? '';
  return {
    numeral: value > 0 ? numberText(value) : '?',
    caption: `${onboardingCopy.goalUnit(value, draft.goalUnit)} ${aim}`,
  };
}

function dailyFace(draft: Draft): Face {
  const plan = dailyPlanOf(draft);
  if (!plan) return { numeral: '?', caption: onboardingCopy.repsADay };
  if (plan !== 'daily-custom')
    return { numeral: String(dailyGoalValues[plan]), caption: onboardingCopy.repsADay };
  const count = draft.customExercises.length;
  return { numeral: count > 0 ? numberText(count) : '?', caption: onboardingCopy.exercisesADay(count) };
}

const mostPicks = 2;
const comparableCount = 4;

/** The programs that are shown side by side. */
export const comparable: readonly ProgramType[] = pickerOrder.slice(0, comparableCount);

/** The picks after a program was ticked or unticked; null where there is no room for another: nothing is swapped. */
export function afterTick(
  picks: readonly ProgramType[],
  program: ProgramType,
): readonly ProgramType[] | null {
  if (picks.includes(program)) return picks.filter((other) => other !== program);
  return picks.length < mostPicks ? [...picks, program] : null;
}

/** `2 of 2 picked` */
export const pickedText = (picks: readonly ProgramType[]): string =>
  onboardingCopy.ofPicked(picks.length, mostPicks);

export const fullText = onboardingCopy.comparisonFull;

/** Weeks and phases of a program as a whole. */
function lengthOf(program: ProgramType): { readonly weeks: number; readonly phases: number } {
  const phases = phaseDefinitions[program];
  return { weeks: phases.reduce((total, { weeks }) => total + weeks, 0), phases: phases.length };
}

/** `24 weeks, 4 phases` */
export function lengthText(program: ProgramType): string {
  const { weeks, phases } = lengthOf(program);
  return onboardingCopy.weeksPhases(weeks, phases);
}

/** Where there is room beside the form. */
export const Beside = styled.aside`
  display: none;
  ${theme.media.broad} {
    display: block;
    max-width: 24rem;
    margin-inline: auto;
    width: 100%;
  }
`;
