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
import { type Draft, type DraftChange, dailyPlanOf } from './onboarding-draft.ts';
import { changed } from './onboarding-plan.ts';
import { allSteps, fittingStep, missingIn, reachableStep, type StepId } from './onboarding-steps.ts';
import { type Setup, type SetupCompleted, setupCommand } from './setup-requests.ts';

type OnboardingContext = CommandContext & {
  readonly draft: Draft;
  /** Names what is in the draft: another content has another id. */
  readonly setupId: string;
  readonly today: MemberDay;
  /** The window is small: the profile is asked on three pages. */
  readonly isPaged: boolean;
  /** The draft after a restart. */
  readonly emptyDraft: Draft;
  readonly newSetupId: () => string;
};
type OnboardingEvent =
  | { readonly type: 'draft.changed'; readonly change: DraftChange }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.previous' }
  /** By the browser's Back or Forward. */
  | { readonly type: 'step.opened'; readonly step: StepId }
  /** The window has become small, or is no longer. */
  | { readonly type: 'layout.changed'; readonly isPaged: boolean }
  | { readonly type: 'onboarding.restarted' }
  | CommandEvent<Setup>
  | ProgramEvent;

type OnboardingStart = Omit<OnboardingContext, 'refusal'>;

const beforeProfile = [{ guard: 'isAssessment', target: 'program' }, { target: 'timeline' }] as const;
/** In a large window all pages of the profile are shown at once. */
const pageInWhole = [
  { guard: 'becomesWhole', target: 'profile', actions: 'keepLayout' },
  { actions: 'keepLayout' },
] as const;

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
    isOpened: ({ context: { draft, today, isPaged }, event }, step: StepId) =>
      event.type === 'step.opened' &&
      reachableStep(event.step, draft, today, isPaged) === step &&
      fittingStep(event.step, isPaged) === step,
    isPaged: ({ context }) => context.isPaged,
    becomesPaged: ({ event }) => event.type === 'layout.changed' && event.isPaged,
    becomesWhole: ({ event }) => event.type === 'layout.changed' && !event.isPaged,
    isAssessment: ({ context }) => context.draft.program === 'assessment',
    hasCustomPlan: ({ context }) => dailyPlanOf(context.draft) === 'daily-custom',
    isSending: stateIn({ command: 'sending' }),
  },
  actions: {
    ...commandActions<OnboardingContext, OnboardingEvent>(),
    keepChange: assign(({ context, event }) =>
      event.type === 'draft.changed'
        ? { draft: changed(context.draft, event.change), setupId: context.newSetupId() }
        : {},
    ),
    keepLayout: assign(({ event }) => (event.type === 'layout.changed' ? { isPaged: event.isPaged } : {})),
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
        'layout.changed': { actions: 'keepLayout' },
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
              { guard: and([complete('program'), 'isAssessment', 'isPaged']), target: 'body' },
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
            'step.next': [
              { guard: and([complete('timeline'), 'isPaged']), target: 'body' },
              { guard: complete('timeline'), target: 'profile' },
            ],
            'step.previous': [{ guard: 'hasCustomPlan', target: 'customBuilder' }, { target: 'goal' }],
          },
        },
        profile: {
          on: {
            'step.next': { guard: complete('profile'), target: 'summary' },
            'step.previous': beforeProfile,
            'layout.changed': [
              { guard: 'becomesPaged', target: 'body', actions: 'keepLayout' },
              { actions: 'keepLayout' },
            ],
          },
        },
        body: {
          on: {
            'step.next': { guard: complete('body'), target: 'equipment' },
            'step.previous': beforeProfile,
            'layout.changed': pageInWhole,
          },
        },
        equipment: {
          on: {
            'step.next': { guard: complete('equipment'), target: 'week' },
            'step.previous': 'body',
            'layout.changed': pageInWhole,
          },
        },
        week: {
          on: {
            'step.next': { guard: complete('profile'), target: 'summary' },
            'step.previous': 'equipment',
            'layout.changed': pageInWhole,
          },
        },
        summary: {
          on: {
            'step.previous': [
              { guard: and([not('isSending'), 'isPaged']), target: 'week' },
              { guard: not('isSending'), target: 'profile' },
            ],
          },
        },
        completed: {},
      },
    },
    command: commandRegion,
  },
});

/** The machine in the state in which it was left on a step. */
export const resumedAt = (step: StepId, start: OnboardingStart) =>
  onboardingMachine.resolveState({
    value: { step, command: 'idle' },
    context: { ...start, refusal: null },
  });
