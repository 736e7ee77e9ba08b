import type { QuestFamily } from './long-run-badges.ts';

/** How much a thing asks for: levels 1 to 3, 4 to 7, and from 8 on. */
export type PathBand = 0 | 1 | 2;

/** What finishes a thing. */
export type PathNeed =
  | { readonly kind: 'workouts'; readonly category?: 'strength' | 'cardio' | 'mobility' }
  | { readonly kind: 'quests'; readonly families?: readonly QuestFamily[] }
  | { readonly kind: 'on-foot' | 'activities' | 'templates' | 'check-ins' | 'routines' }
  | { readonly kind: 'weeks' | 'weekends' | 'both' | 'rest' };

export type PathThing = {
  readonly id: PathThingId;
  /** Singular and plural, with # for the number. */
  readonly texts: readonly [one: string, more: string];
  readonly need: PathNeed;
  /** How often, by band. */
  readonly counts: readonly [number, number, number];
};
export type PathThingId =
  | 'rest'
  | 'check-in'
  | 'quest'
  | 'workout'
  | 'weeks'
  | 'strength'
  | 'cardio'
  | 'mobility'
  | 'walk'
  | 'activity'
  | 'templates'
  | 'gentle'
  | 'both'
  | 'weekend'
  | 'routine'
  | `quest-${QuestFamily}`;

const thing = (
  id: PathThingId,
  need: PathNeed,
  counts: PathThing['counts'],
  texts: PathThing['texts'],
): PathThing => ({ id, need, counts, texts });

const questOf = (family: QuestFamily): PathThing =>
  thing(
    `quest-${family}`,
    { kind: 'quests', families: [family] },
    [1, 1, 2],
    [`Complete a ${family} quest`, `Complete # ${family} quests`],
  );

/** Small things of all kinds. None asks for more than eight workouts in a month. */
export const pathThings: readonly PathThing[] = [
  thing(
    'rest',
    { kind: 'rest' },
    [1, 1, 2],
    ['Rest the day after a workout', 'Rest the day after a workout, # times'],
  ),
  thing('check-in', { kind: 'check-ins' }, [1, 3, 6], ['Say how you are', 'Say how you are on # days']),
  thing('quest', { kind: 'quests' }, [1, 4, 8], ['Complete a quest', 'Complete # quests']),
  thing('workout', { kind: 'workouts' }, [2, 5, 8], ['Finish a workout', 'Finish # workouts']),
  thing('weeks', { kind: 'weeks' }, [2, 3, 4], ['Be active in a week', 'Be active in # different weeks']),
  thing(
    'strength',
    { kind: 'workouts', category: 'strength' },
    [1, 2, 3],
    ['Finish a strength workout', 'Finish # strength workouts'],
  ),
  thing(
    'cardio',
    { kind: 'workouts', category: 'cardio' },
    [1, 2, 3],
    ['Finish a cardio workout', 'Finish # cardio workouts'],
  ),
  thing(
    'mobility',
    { kind: 'workouts', category: 'mobility' },
    [1, 1, 2],
    ['Finish a mobility session', 'Finish # mobility sessions'],
  ),
  thing('walk', { kind: 'on-foot' }, [1, 2, 4], ['Go for a walk or a hike', 'Go for # walks or hikes']),
  thing(
    'activity',
    { kind: 'activities' },
    [1, 1, 2],
    ['Add an activity you did elsewhere', 'Add # activities you did elsewhere'],
  ),
  thing('templates', { kind: 'templates' }, [2, 3, 4], ['Try a workout', 'Try # different workouts']),
  thing(
    'gentle',
    { kind: 'quests', families: ['recovery', 'mobility', 'mindset'] },
    [1, 2, 3],
    ['Complete a gentle quest', 'Complete # gentle quests'],
  ),
  thing(
    'both',
    { kind: 'both' },
    [1, 2, 3],
    ['Do a quest and a workout on one day', 'Do a quest and a workout on one day, # times'],
  ),
  thing('weekend', { kind: 'weekends' }, [1, 1, 2], ['Be active on a weekend', 'Be active on # weekends']),
  thing(
    'routine',
    { kind: 'routines' },
    [2, 5, 8],
    ['Finish your daily routine', 'Finish your daily routine # times'],
  ),
  ...(['strength', 'cardio', 'core', 'mobility', 'recovery', 'mindset'] as const).map(questOf),
];

/** What every path has. */
export const everyPath: readonly PathThingId[] = ['rest', 'check-in', 'quest', 'workout'];

/** The kinds of programs that a path differs by. */
export type PathProgram = 'lean' | 'bulk' | 'cardio_fitness' | 'maintain' | 'daily' | 'assessment';

/** What a program adds. */
export const ofProgram: Readonly<Record<PathProgram | 'none', readonly PathThingId[]>> = {
  lean: ['cardio', 'walk', 'strength'],
  bulk: ['strength', 'mobility', 'quest-strength'],
  cardio_fitness: ['cardio', 'walk', 'quest-cardio'],
  maintain: ['mobility', 'walk', 'gentle'],
  daily: ['routine', 'walk', 'gentle'],
  assessment: ['walk', 'gentle', 'mobility'],
  none: ['walk', 'gentle', 'weekend'],
};
