import type { CommandContext, CommandEvent } from '#client/lib/http/command-region.ts';
import type { AssessmentSubmitted } from '#domain/assessment/assessment-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { exerciseAt } from './assessment-plan.ts';
import { type Draft, draftOf, type Results, resultOf } from './assessment-results.ts';
import type { SubmitResults } from './submit-results.ts';

/** Time, as the device has it. */
export type Edge = { readonly nowMs: () => number; readonly today: () => MemberDay };
export type AssessmentStart = {
  /** Where to begin; null at the summary. */
  readonly place: number | null;
  readonly results: Results;
  readonly edge: Edge;
};
export type AssessmentContext = CommandContext & {
  /** The exercise that is entered, or that comes after the rest. */
  readonly place: number;
  readonly results: Results;
  /** By place: what was typed and not saved. */
  readonly drafts: Readonly<Record<number, Draft>>;
  readonly rest: { readonly endsAtMs: number; readonly seconds: number };
  /** When the clock was last looked at. */
  readonly nowMs: number;
  readonly edge: Edge;
};
type Press =
  | 'fields.cleared'
  | 'save.pressed'
  | 'value.confirmed'
  | 'rest.skipped'
  | 'review.opened'
  | 'submit.pressed';
export type AssessmentEvent =
  | { readonly type: Press }
  | { readonly type: 'draft.changed'; readonly change: Partial<Draft> }
  | { readonly type: 'exercise.chosen'; readonly place: number }
  /** By another tab of this browser. */
  | { readonly type: 'results.found'; readonly results: Results }
  | CommandEvent<SubmitResults>
  | AssessmentSubmitted;

export const contextOf = ({ place, results, edge }: AssessmentStart): AssessmentContext => ({
  place: place ?? 0,
  results,
  drafts: {},
  rest: { endsAtMs: 0, seconds: 0 },
  nowMs: edge.nowMs(),
  edge,
  refusal: null,
});

/** What the entry fields show: what was typed, else what is saved. */
export const shownDraft = ({ place, results, drafts }: AssessmentContext): Draft =>
  drafts[place] ?? draftOf(resultOf(results, exerciseAt(place)));

export const withDraft = ({ drafts, place }: AssessmentContext, draft: Draft) => ({
  drafts: { ...drafts, [place]: draft },
});

/** Seconds of rest that are left, as the clock was last looked at. */
export const restSecondsLeft = ({ rest, nowMs }: AssessmentContext): number =>
  Math.max(0, Math.ceil((rest.endsAtMs - nowMs) / 1000));
