import { and, assign, fromPromise, not, setup, stateIn } from 'xstate';
import {
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import { carryOut } from '#client/lib/http/use-command.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { ProgramEvent } from '#domain/program/program-events.ts';
import { type SetupCompleted, setupCommand } from './complete-setup.ts';
import { type Draft, type DraftChange, dailyPlanOf } from './onboarding-draft.ts';
import { allSteps, missingIn, reachableStep, type StepId } from './onboarding-steps.ts';
import type { Setup } from './setup-requests.ts';

export type OnboardingContext = CommandContext & {
  readonly draft: Draft;
  /** Names what is in the draft: another content has another id. */
  readonly setupId: string;
  readonly today: MemberDay;
  /** What a restart begins with. */
  readonly emptyDraft: Draft;
  readonly newSetupId: () => string;
};
export type OnboardingEvent =
  | { readonly type: 'draft.changed'; readonly change: DraftChange }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.previous' }
  /** By the browser's Back or Forward. */
  | { readonly type: 'step.opened'; readonly step: StepId }
  | { readonly type: 'onboarding.restarted' }
  | CommandEvent<Setup>
  | ProgramEvent;

export type OnboardingStart = Omit<OnboardingContext, 'refusal'>;

const complete = (step: StepId) => ({ type: 'isComplete', params: step }) as const;

export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as OnboardingStart,
  },
  actors: { sendCommand: fromPromise<SetupCompleted, Setup>(({ input }) => carryOut(setupCommand, input)) },
  guards: {
    isComplete: ({ context: { draft, today } }, step: StepId) => missingIn(step, draft, today).length === 0,
    isOpened: ({ context: { draft, today }, event }, step: StepId) =>
      event.type === 'step.opened' && event.step === step && reachableStep(step, draft, today) === step,
    isAssessment: ({ context }) => context.draft.program === 'assessment',
    hasCustomPlan: ({ context }) => dailyPlanOf(context.draft) === 'daily-custom',
    isSending: stateIn({ command: 'sending' }),
  },
  actions: {
    ...commandActions<OnboardingContext, OnboardingEvent>(),
    keepChange: assign(({ context, event }) =>
      event.type === 'draft.changed'
        ? {
            // What was acknowledged was another plan.
            draft: { ...context.draft, acknowledged: [], ...event.change },
            setupId: context.newSetupId(),
          }
        : {},
    ),
    startOver: assign(({ context }) => ({ draft: context.emptyDraft, setupId: context.newSetupId() })),
  },
}).createMachine({
  id: 'onboarding',
  type: 'parallel',
  context: ({ input }) => ({ ...input, refusal: null }),
  states: {
    step: {
      initial: 'program',
      on: {
        'draft.changed': { actions: 'keepChange' },
        'onboarding.restarted': { guard: not('isSending'), target: '.program', actions: 'startOver' },
        'step.opened': allSteps.map((step) => ({
          guard: and([not('isSending'), { type: 'isOpened', params: step }]),
          target: `.${step}` as const,
        })),
        ProgramStarted: '.completed',
      },
      states: {
        program: {
          on: {
            'step.next': [
              { guard: and([complete('program'), 'isAssessment']), target: 'profile' },
              { guard: complete('program'), target: 'goal' },
            ],
          },
        },
        goal: {
          on: {
            'step.next': [
              { guard: and([complete('goal'), 'hasCustomPlan']), target: 'customBuilder' },
              { guard: complete('goal'), target: 'timeline' },
            ],
            'step.previous': 'program',
          },
        },
        customBuilder: {
          on: {
            'step.next': { guard: complete('customBuilder'), target: 'timeline' },
            'step.previous': 'goal',
          },
        },
        timeline: {
          on: {
            'step.next': { guard: complete('timeline'), target: 'profile' },
            'step.previous': [{ guard: 'hasCustomPlan', target: 'customBuilder' }, { target: 'goal' }],
          },
        },
        profile: {
          on: {
            'step.next': { guard: complete('profile'), target: 'summary' },
            'step.previous': [{ guard: 'isAssessment', target: 'program' }, { target: 'timeline' }],
          },
        },
        summary: { on: { 'step.previous': { guard: not('isSending'), target: 'profile' } } },
        completed: {},
      },
    },
    command: commandRegion,
  },
});

/** The machine as it stood when it was left on a step. */
export const resumedAt = (step: StepId, start: OnboardingStart) =>
  onboardingMachine.resolveState({
    value: { step, command: 'idle' },
    context: { ...start, refusal: null },
  });
