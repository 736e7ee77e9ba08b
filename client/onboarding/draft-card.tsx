import { css, styled } from 'styled-components';
import { programFaces } from '#client/lib/format/icons.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { BlankProgramCard, ProgramCard } from '#client/ui/program-card.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { programPitches } from '#domain/catalogue/workouts/program-catalogue.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { programMap } from '#domain/program/program-map.ts';
import { assessmentDays, dailyGoalValues } from '#domain/program/program-rules.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Draft, dailyPlanOf, goalValueOf } from './onboarding-draft.ts';
import { lengthOf } from './quick-compare-rules.ts';

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
        title={programMap[program].picker}
        segment={programFaces[program].segment}
        ticks={ticksOf(draft, programPitches[program].benefits)}
        {...(shows === 'goal' ? goalFace(draft, program) : lengthFace(program))}
      />
    </section>
  );
}

/** A plan of one's own speaks for itself. */
const ticksOf = (draft: Draft, benefits: readonly string[]): readonly string[] =>
  dailyPlanOf(draft) === 'daily-custom' && draft.customExercises.length > 0
    ? draft.customExercises.map(({ name }) => name)
    : benefits;

type Face = { readonly numeral: string; readonly caption: string };

function lengthFace(program: ProgramType): Face {
  if (program === 'assessment')
    return { numeral: String(assessmentDays), caption: onboardingCopy.daysThenYouKnow };
  const { weeks, phases } = lengthOf(program);
  return { numeral: String(weeks), caption: onboardingCopy.weeksInPhases(phases) };
}

function goalFace(draft: Draft, program: ProgramType): Face {
  if (program === 'assessment') return lengthFace(program);
  if (program === 'maintain') return dailyFace(draft);
  const value = goalValueOf(draft) ?? 0;
  const aim = (draft.goalType && onboardingCopy.goalAims[draft.goalType]) ?? '';
  return {
    numeral: value > 0 ? numberText(value) : '?',
    caption: `${onboardingCopy.goalUnits[draft.goalUnit]} ${aim}`,
  };
}

function dailyFace(draft: Draft): Face {
  const plan = dailyPlanOf(draft);
  if (!plan) return { numeral: '?', caption: onboardingCopy.repsADay };
  if (plan !== 'daily-custom')
    return { numeral: String(dailyGoalValues[plan]), caption: onboardingCopy.repsADay };
  const count = draft.customExercises.length;
  return { numeral: String(count), caption: onboardingCopy.exercisesADay(count) };
}

/** Where there is room beside the form. */
export const Beside = styled.aside(
  ({ theme }) => css`
    display: none;
    ${theme.media.broad} {
      display: block;
      max-width: 24rem;
      margin-inline: auto;
      width: 100%;
    }
  `,
);
