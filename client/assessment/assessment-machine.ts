import { assign, fromPromise, not, raise, type SnapshotFrom, setup, stateIn } from 'xstate';
import {
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { heldAssessment, latestAssessmentKey } from '#client/lib/http/read-models.ts';
import { type CommandOf, carryOut, replaced } from '#client/lib/http/use-command.ts';
import type { AssessmentSubmitted } from '#domain/assessment/assessment-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import {
  type AssessmentOutcome,
  assessmentOutcome,
  completeAssessmentAnswer,
} from '#service/features/assessment/assessment-contract.ts';
import {
  type Draft,
  draftOf,
  emptyDraft,
  exerciseAt,
  isLastPlace,
  isSubmitted,
  isUnlikely,
  mergedResults,
  type Results,
  resultFrom,
  resultOf,
  valueIn,
  withResult,
} from './assessment-results.ts';

const save = ['saveResult', 'keepResults', 'announceSaved'] as const;

/** The outcome is shown at once; reads that depend on the days of the results are read again. */
const submitCommand: CommandOf<SubmitResults, ResultsSubmitted> = {
  send: async (body, idempotencyKey) => {
    const path = '/api/assessment/complete';
    const answer = await sendCommand({
      method: 'POST',
      path,
      body,
      idempotencyKey,
      answer: completeAssessmentAnswer,
    });
    return {
      // The contract says that these are events; which ones it yields is the domain's to say.
      events: answer.events as unknown as readonly AssessmentSubmitted[],
      visible: answer.visible,
      outcome: assessmentOutcome.parse(answer),
    };
  },
  models: ({ outcome }) => [replaced(latestAssessmentKey, heldAssessment(outcome))],
};

const withDraft = ({ drafts, place }: AssessmentContext, draft: Draft) => ({
  drafts: { ...drafts, [place]: draft },
});

/** The content of the entry fields: the typed text, else the saved value. */
export const shownDraft = ({ place, results, drafts }: AssessmentContext): Draft =>
  drafts[place] ?? draftOf(resultOf(results, exerciseAt(place)));

/**
 * Enters the results one after the other, with a rest between them, and submits them by the command region next to it. The machine has no
 * state for submitted results, because they are in the read model and can be submitted again.
 */
export const assessmentMachine = setup({
  types: {
    context: {} as AssessmentContext,
    events: {} as AssessmentEvent,
    input: {} as AssessmentStart,
  },
  actors: {
    sendCommand: fromPromise<ResultsSubmitted, SubmitResults>(({ input }) => carryOut(submitCommand, input)),
  },
  delays: { look: 200 },
  guards: {
    lacksValue: ({ context }) => valueIn(shownDraft(context), exerciseAt(context.place)) === null,
    isUnlikely: ({ context }) =>
      isUnlikely(valueIn(shownDraft(context), exerciseAt(context.place)), exerciseAt(context.place)),
    isLast: ({ context }) => isLastPlace(context.place),
    isCorrection: ({ context: { results, place } }) => resultOf(results, exerciseAt(place)) !== undefined,
    isResting: ({ context: { rest, edge } }) => edge.nowMs() < rest.endsAtMs,
    isSending: stateIn({ command: 'sending' }),
    // Otherwise the screen would be rendered again as it begins.
    bringsNews: ({ context: { results }, event }) => !isSubmitted(results, resultsAfter(results, event)),
  },
  actions: {
    ...commandActions<AssessmentContext, AssessmentEvent>(),
    changeDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? withDraft(context, { ...shownDraft(context), ...event.change }) : {},
    ),
    clearDraft: assign(({ context }) => withDraft(context, emptyDraft)),
    saveResult: assign(({ context }) => {
      const { place, results, drafts, edge } = context;
      const draft = shownDraft(context);
      const value = valueIn(draft, exerciseAt(place));
      if (value === null) return {};
      const { [place]: _, ...others } = drafts;
      return {
        results: withResult(results, resultFrom(exerciseAt(place), value, draft, edge.today())),
        drafts: others,
      };
    }),
    startRest: assign(({ context: { place, edge } }) => {
      const { restSeconds: seconds } = exerciseAt(place);
      const nowMs = edge.nowMs();
      return { rest: { endsAtMs: nowMs + seconds * 1000, seconds }, nowMs };
    }),
    advance: assign(({ context: { place } }) => ({ place: place + 1 })),
    choose: assign(({ event }) => (event.type === 'exercise.chosen' ? { place: event.place } : {})),
    look: assign(({ context }) => ({ nowMs: context.edge.nowMs() })),
    merge: assign(({ context, event }) => ({ results: resultsAfter(context.results, event) })),
    submit: raise(({ context: { results, programId } }) => ({
      type: 'command.sent' as const,
      command: { results, programId },
    })),
    keepResults: () => {},
    announceSaved: () => {},
    announceMissing: () => {},
  },
}).createMachine({
  id: 'assessment',
  type: 'parallel',
  context: ({ input }) => contextOf(input),
  states: {
    assessment: {
      initial: 'entering',
      on: {
        'exercise.chosen': { guard: not('isSending'), target: '.entering', actions: 'choose' },
        'review.opened': '.complete',
        'results.found': { guard: 'bringsNews', actions: 'merge' },
        'entries.read': { guard: 'bringsNews', actions: 'merge' },
      },
      states: {
        entering: {
          initial: 'open',
          on: {
            'draft.changed': { target: '.open', actions: 'changeDraft' },
            'fields.cleared': { target: '.open', actions: 'clearDraft' },
            'save.pressed': [
              { guard: 'lacksValue', target: '.missing', actions: 'announceMissing' },
              { guard: 'isUnlikely', target: '.asking' },
              { guard: 'isLast', target: 'complete', actions: [...save] },
              { guard: 'isCorrection', target: '.open', actions: [...save, 'advance'] },
              { target: 'resting', actions: [...save, 'startRest', 'advance'] },
            ],
            'value.confirmed': [
              { guard: 'lacksValue', target: '.missing', actions: 'announceMissing' },
              { guard: 'isLast', target: 'complete', actions: [...save] },
              { guard: 'isCorrection', target: '.open', actions: [...save, 'advance'] },
              { target: 'resting', actions: [...save, 'startRest', 'advance'] },
            ],
          },
          states: { open: {}, missing: {}, asking: {} },
        },
        resting: {
          on: { 'rest.skipped': 'entering' },
          after: {
            look: [
              { guard: 'isResting', target: 'resting', reenter: true, actions: 'look' },
              { target: 'entering' },
            ],
          },
        },
        complete: { on: { 'submit.pressed': { actions: 'submit' } } },
      },
    },
    command: commandRegion,
  },
});

export type AssessmentState = SnapshotFrom<typeof assessmentMachine>;

/** The machine when the screen is opened. */
export const openedAt = (start: AssessmentStart) =>
  assessmentMachine.resolveState({
    value: { assessment: start.place === null ? 'complete' : { entering: 'open' }, command: 'idle' },
    context: contextOf(start),
  });

/** Time, as the device has it. */
type Edge = { readonly nowMs: () => number; readonly today: () => MemberDay };
type AssessmentStart = {
  /** The assessment that the results belong to. */
  readonly programId: string;
  /** Where to begin; null at the summary. */
  readonly place: number | null;
  readonly results: Results;
  readonly edge: Edge;
};
type AssessmentContext = CommandContext & {
  readonly programId: string;
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
  /** By the server: what this page has counts where both are of one date, as it may wait to be sent. */
  | { readonly type: 'entries.read'; readonly results: Results }
  | CommandEvent<SubmitResults>
  | AssessmentSubmitted;

function resultsAfter(results: Results, event: AssessmentEvent): Results {
  if (event.type === 'results.found') return mergedResults(results, event.results);
  return event.type === 'entries.read' ? mergedResults(event.results, results) : results;
}

const contextOf = ({ programId, place, results, edge }: AssessmentStart): AssessmentContext => ({
  programId,
  place: place ?? 0,
  results,
  drafts: {},
  rest: { endsAtMs: 0, seconds: 0 },
  nowMs: edge.nowMs(),
  edge,
  refusal: null,
});

/** Seconds of rest that are left, as the clock was last looked at. */
export const restSecondsLeft = ({ rest, nowMs }: AssessmentContext): number =>
  Math.max(0, Math.ceil((rest.endsAtMs - nowMs) / 1000));

export type SubmitResults = { readonly results: Results; readonly programId: string };

export type ResultsSubmitted = {
  /** None where the same results were submitted before. */
  readonly events: readonly AssessmentSubmitted[];
  readonly visible: boolean;
  readonly outcome: AssessmentOutcome;
};
