import { assign, fromPromise, not, raise, type SnapshotFrom, setup, stateIn } from 'xstate';
import { commandActions, commandRegion } from '#client/lib/http/command-region.ts';
import { carryOut } from '#client/lib/http/use-command.ts';
import {
  type AssessmentContext,
  type AssessmentEvent,
  type AssessmentStart,
  contextOf,
  shownDraft,
  withDraft,
} from './assessment-context.ts';
import { exerciseAt, isLastPlace } from './assessment-plan.ts';
import {
  emptyDraft,
  isUnlikely,
  mergedResults,
  resultFrom,
  resultOf,
  valueIn,
  withResult,
} from './assessment-results.ts';
import { type ResultsSubmitted, type SubmitResults, submitCommand } from './submit-results.ts';

const save = ['saveResult', 'keepResults', 'announceSaved'] as const;

/**
 * Enters the results one after the other, with a rest between them, and submits them by the command region beside it. What was submitted
 * is in the read model of the answer: the machine has no state for it, as results can change and be submitted again.
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
    mergeFound: assign(({ context, event }) =>
      event.type === 'results.found' ? { results: mergedResults(context.results, event.results) } : {},
    ),
    submit: raise(({ context: { results } }) => ({ type: 'command.sent' as const, command: { results } })),
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
        'results.found': { actions: 'mergeFound' },
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

/** The machine as it stands when the screen is opened. */
export const openedAt = (start: AssessmentStart) =>
  assessmentMachine.resolveState({
    value: { assessment: start.place === null ? 'complete' : { entering: 'open' }, command: 'idle' },
    context: contextOf(start),
  });
