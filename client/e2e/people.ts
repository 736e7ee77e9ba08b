/** Who walks to the statuses of the quest. */
export const questPeople = Array.from({ length: 4 }, (_, index) => `quest-${index}@rondel.example`);

export const admin = { name: 'Ada Lind', email: 'ada@rondel.example' } as const;
/** Has ninety days of history. */
export const maya = { name: 'Maya Okafor', email: 'maya@rondel.example' } as const;
/** Has no access. */
export const lena = { name: 'Lena Fischer', email: 'lena@rondel.example' } as const;

/** Admins too, by the service's settings. Ada comes before them: the reset of quests is offered to her alone. */
export const moreAdmins = ['second-admin@rondel.example', 'third-admin@rondel.example'] as const;

/** Where the service lets members' pictures come from. */
export const pictureOrigin = 'https://pictures.rondel.example';

/** Who plays in the browser tests; each test has separate people. The wheel draws no Lucky Day for these. */
export const steadyPeople: readonly string[] = [
  'first-day@rondel.example',
  'quest-toasts@rondel.example',
  'quest-lost@rondel.example',
  'early-press@rondel.example',
  'wheel@rondel.example',
  'keyboard@rondel.example',
  'quickness@rondel.example',
  'no-spins@rondel.example',
  'still-wheel@rondel.example',
  'longest-quest@rondel.example',
  'numbers-after@rondel.example',
  'any-commands@rondel.example',
  'eight-names@rondel.example',
  'changed-wheel@rondel.example',
  admin.email,
  ...moreAdmins,
  ...questPeople,
];

/** For these the first spin is Lucky Day. */
export const luckyPeople = ['lucky@rondel.example'] as const;

/** Who walks to the statuses of a program, and of a request for access. */
export const programPeople = Array.from({ length: 3 }, (_, index) => `program-${index}@rondel.example`);
export const betaPeople = Array.from({ length: 2 }, (_, index) => `beta-${index}@rondel.example`);

/** Where the push service of `push.spec.ts` listens, beside the service under test. @param servicePort of that */
export const pushPort = (servicePort: string): number => Number(servicePort) + 5;
/** The receiver of webhooks of the tests, on this machine. */
export const hookPort = (servicePort: string): number => Number(servicePort) + 6;
