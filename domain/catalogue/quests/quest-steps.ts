/** How a step of a quest is done: by the clock, by counting, at the member's own pace, or in words. */
type QuestStepKind =
  /** `seconds` of each set. A bank counts only while the clock runs: the member pauses it between goes. */
  | { readonly kind: 'timed'; readonly seconds: number; readonly isBank?: true; readonly count?: number }
  /** `count` repetitions in each set, of about `secondsEach`. */
  | { readonly kind: 'counted'; readonly count: number; readonly secondsEach: number }
  /** About `minutes` for each set. */
  | { readonly kind: 'free'; readonly minutes: number }
  /** A private note with an answer for each prompt; about `minutes` in all. */
  | { readonly kind: 'written'; readonly minutes: number; readonly prompts: readonly string[] };

/** A step of a quest. A step of several sets has rests between them. */
export type QuestStep = QuestStepKind & {
  readonly name: string;
  readonly sets: number;
  /** Between its sets. */
  readonly restSeconds: number;
  /** Between its last set and the next step. */
  readonly restAfterSeconds: number;
  /** How long the member’s breaks usually are in all, in seconds. */
  readonly breakSeconds: number;
  /** How to do the step well; null where the name says enough. */
  readonly hint: string | null;
  /** The place of the step among rounds, from 1; null outside of rounds. */
  readonly round: { readonly nth: number; readonly of: number } | null;
};

type Extra = Partial<
  Pick<QuestStep, 'sets' | 'restSeconds' | 'restAfterSeconds' | 'breakSeconds' | 'hint' | 'round'>
>;

const usual = {
  sets: 1,
  restSeconds: 0,
  restAfterSeconds: 0,
  breakSeconds: 0,
  hint: null,
  round: null,
} as const;

const timed = (name: string, seconds: number, extra: Extra & { isBank?: true; count?: number } = {}) =>
  ({ ...usual, kind: 'timed', name, seconds, ...extra }) satisfies QuestStep;
const counted = (name: string, count: number, secondsEach: number, extra: Extra = {}) =>
  ({ ...usual, kind: 'counted', name, count, secondsEach, ...extra }) satisfies QuestStep;
const free = (name: string, minutes: number, extra: Extra = {}) =>
  ({ ...usual, kind: 'free', name, minutes, ...extra }) satisfies QuestStep;

/** The steps of one round, `of` times. @param restSeconds between the rounds */
const rounds = (of: number, restSeconds: number, steps: readonly QuestStep[]): readonly QuestStep[] =>
  Array.from({ length: of }, (_, index) =>
    steps.map((step, place) => ({
      ...step,
      restAfterSeconds: isLast(place, steps)
        ? isLast(index, { length: of })
          ? 0
          : restSeconds
        : step.restAfterSeconds,
      round: { nth: index + 1, of },
    })),
  ).flat();

const isLast = (place: number, { length }: { readonly length: number }): boolean => place === length - 1;

/** The time to change sides or the position, between two steps that end by themselves. */
export const changeOverSeconds = 10;

const change = { restAfterSeconds: changeOverSeconds } as const;

/** A calm breath in and out, in seconds. */
const breathSeconds = 6;

const pyramid = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

const strengthSteps = {
  'push-up-pyramid': pyramid.map((rung, place) =>
    counted('Push-ups', rung, 4, {
      restAfterSeconds: isLast(place, pyramid) ? 0 : rung * breathSeconds,
      hint: 'Rest as many breaths as the rung has reps. Drop to your knees before your form goes.',
    }),
  ),
  'squat-countdown': [12, 10, 8, 6, 4, 2].map((count) =>
    counted('Air squats', count, 4, {
      restAfterSeconds: count === 2 ? 0 : 30,
      hint: 'Keep your heels down.',
    }),
  ),
  'backpack-carry': [
    free('Pick a weight you control', 2),
    timed('Walk with the weight', 40, {
      sets: 6,
      restSeconds: 40,
      hint: 'Stand tall and take short, even steps.',
    }),
  ],
  'row-and-press': [
    free('Pick your weight', 2, { hint: 'It leaves 2 good reps in you at the end of a round.' }),
    ...rounds(4, 60, [counted('Rows', 10, 4), counted('Floor presses', 10, 4)]),
  ],
  'bar-hang': [
    timed('Hang from the bar', 120, {
      isBank: true,
      breakSeconds: 300,
      hint: 'Pause the clock when you step down. Step down, never drop.',
    }),
  ],
  'deadlift-five': [
    free('Warm up', 5),
    counted('Deadlifts', 5, 6, {
      sets: 5,
      restSeconds: 120,
      hint: 'Every rep looks like the first, or the weight comes down.',
    }),
  ],
} as const satisfies Readonly<Record<string, readonly QuestStep[]>>;

const cardioAndCoreSteps = {
  'stair-sprints': [
    counted('Brisk climb of one flight', 1, 45, { sets: 8, hint: 'Walk down to recover and use the rail.' }),
  ],
  'brisk-mile': [free('Walk one mile', 18, { hint: 'At a pace where you can talk but not sing.' })],
  'burpee-clock': [
    timed('5 burpees', 60, {
      sets: 10,
      count: 5,
      hint: 'Then rest until the minute is over. Step back in place of jumping if you like.',
    }),
  ],
  'hill-ride': [
    timed('Easy ride', 300),
    ...Array.from({ length: 6 }, (_, climb) => [
      timed('Climb at a hard gear', 60, { round: { nth: climb + 1, of: 6 } }),
      ...(climb < 5 ? [timed('Easy ride', 60, { round: { nth: climb + 1, of: 6 } })] : []),
    ]).flat(),
    timed('Easy ride', 180),
  ],
  'incline-walk': [timed('Walk uphill', 900, { hint: 'Find a slope that lifts your breathing.' })],
  'plank-bank': [
    timed('Plank', 180, {
      isBank: true,
      breakSeconds: 200,
      hint: 'Pause the clock when your hips start to sag.',
    }),
  ],
  'climber-relay': rounds(8, 30, [timed('Mountain climbers', 20), timed('Plank', 10)]),
  'slow-bridges': [
    counted('Glute bridges', 12, 7, {
      sets: 3,
      breakSeconds: 120,
      hint: 'Up for 2 counts, hold for 2, down for 3. Ribs stay low.',
    }),
  ],
} as const satisfies Readonly<Record<string, readonly QuestStep[]>>;

const onlyEasy = { hint: 'Only go as far as feels easy.' } as const;

const lightSteps = {
  'desk-reset': [
    counted('Shoulder rolls', 10, 8, onlyEasy),
    counted('Seated twists', 10, 8, onlyEasy),
    counted('Ankle circles', 10, 8, onlyEasy),
  ],
  'hip-opener': rounds(4, changeOverSeconds, [
    timed('Half-kneeling hip stretch, left', 30, {
      ...change,
      hint: 'Tuck your tail before you lean forward.',
    }),
    timed('Half-kneeling hip stretch, right', 30, { hint: 'Tuck your tail before you lean forward.' }),
  ]),
  'band-shoulders': [
    counted('Pull-aparts at chest height', 12, 6, { sets: 3, restSeconds: 45, hint: 'Slowly, thumbs up.' }),
  ],
  'box-breaths': rounds(12, 0, [
    timed('Breathe in', 4),
    timed('Hold', 4, { hint: 'Skip the hold if it feels tense.' }),
    timed('Breathe out', 4),
    timed('Hold', 4, { hint: 'Skip the hold if it feels tense.' }),
  ]),
  'legs-up': [timed('Legs up the wall', 480, { hint: 'Breathe out longer than you breathe in.' })],
  'gentle-flow': [
    free('One round of the Mobility Flow', 2.5, {
      sets: 3,
      hint: 'Move with your breath, not with the clock.',
    }),
  ],
  'easy-stroll': [timed('Walk', 600, { hint: 'Leave the pace to your mood.' })],
  'calf-and-foot': [
    ...rounds(2, changeOverSeconds, [
      timed('Calf stretch, left', 40, change),
      timed('Calf stretch, right', 40),
    ]),
    timed('Press along the sole, left', 60, change),
    timed('Press along the sole, right', 60),
  ],
  'evening-unwind': [
    timed('Child’s pose', 120, change),
    timed('Knees side to side', 120, change),
    timed('Seated forward fold', 120),
  ],
  'three-good-things': [
    {
      ...usual,
      kind: 'written',
      name: 'Write down three good things',
      minutes: 5,
      prompts: [
        'One thing that your body did well this week',
        'A second thing',
        'A third thing',
        'The one that you want to repeat tomorrow',
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly QuestStep[]>>;

const byQuest: ReadonlyMap<string, readonly QuestStep[]> = new Map(
  Object.entries({ ...strengthSteps, ...cardioAndCoreSteps, ...lightSteps }),
);

/** The steps of a quest, in their order; none for Lucky Day and for a quest that is gone. */
export const stepsOfQuest = (questId: string): readonly QuestStep[] => byQuest.get(questId) ?? [];

/** Whether the quest is about writing: its session has a private note. */
export const isWrittenQuest = (questId: string): boolean =>
  stepsOfQuest(questId).some(({ kind }) => kind === 'written');

/** The time to get ready for a set that does not begin by itself. */
const readySeconds = 10;

/** About how long the steps take, in seconds: the work, the rests, the breaks, and the time to get ready for each set. */
export const secondsOfSteps = (steps: readonly QuestStep[]): number =>
  steps.reduce((sum, step) => {
    const { sets, restSeconds, restAfterSeconds, breakSeconds } = step;
    const ready = step.kind === 'timed' ? 0 : readySeconds * sets;
    return (
      sum + workSeconds(step) * sets + restSeconds * (sets - 1) + restAfterSeconds + breakSeconds + ready
    );
  }, 0);

function workSeconds(step: QuestStep): number {
  switch (step.kind) {
    case 'timed':
      return step.seconds;
    case 'counted':
      return step.count * step.secondsEach;
    case 'free':
    case 'written':
      return step.minutes * 60;
  }
}
