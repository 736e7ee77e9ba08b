import { weekdayDate } from '#client/lib/format/format-day.ts';
import { listText, numberText, plural } from '#client/lib/format/locale.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { CircleAim } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

type Aim = { readonly aim: CircleAim; readonly target: number };
type Numbers = Aim & { readonly total: number };

const title = ({ aim, target }: Aim): string =>
  aim === 'active-days' ? `${numberText(target)} active days together` : 'A quest every day';

const progress = ({ aim, target, total }: Numbers): string =>
  aim === 'active-days'
    ? `${numberText(total)} of ${numberText(target)} active days`
    : `${numberText(total)} of ${numberText(target)} days with a quest`;

export const circlesCopy = {
  title: 'Circles',
  lead: 'A few people, one aim, 7 or 28 days. It has one number for all of you, and no ranking.',
  unread: 'We couldn’t load your circles.',
  none: 'You are in no circle.',
  circle: title,
  dates: (from: MemberDay, to: MemberDay): string => `${weekdayDate(from)} to ${weekdayDate(to)}`,
  progress,
  sentence: (words: string): string => `${words}.`,
  own: (own: number): string =>
    own === 0
      ? 'Yours count as soon as they come.'
      : `${numberText(own)} of them ${plural(own, { one: 'is', other: 'are' })} yours.`,
  people: (names: readonly (string | null)[]): string =>
    names.length < 2
      ? 'Only you so far. Invite somebody, and it is a circle.'
      : listText(names.map((name) => name ?? 'somebody')),
  waiting: (from: MemberDay): string => `Starts ${weekdayDate(from)}`,
  left: (days: number): string => {
    if (days < 0) return 'The last days come in';
    return days === 0
      ? 'Last day'
      : `${numberText(days)} ${plural(days, { one: 'day', other: 'days' })} to go`;
  },
  over: 'Over',
  reached: 'Reached',
  invite: 'Invite',
  inviteTo: (circle: Aim): string => `Invite to: ${title(circle)}`,
  leave: 'Leave',
  leaveOf: (circle: Aim): string => `Leave: ${title(circle)}`,
  leaveTitle: 'Leave this circle?',
  leaveNote: 'Your days until now stay in its number. To come back you need a new code.',
  leaving: 'Leaving...',
  leftToast: { title: 'Circle Left', description: 'What you gave stays with the others.' },
  failed: failed('That did not work. Check your connection and try again.'),
  ended: {
    title: 'Your circle is complete',
    titleMissed: 'Your circle has ended',
    reached: (circle: Numbers): string => `You did it together: ${progress(circle)}.`,
    missed: (circle: Numbers): string => `You came to ${progress(circle)}. Each one of them was real.`,
    with: (names: readonly (string | null)[]): string =>
      `${listText(names.map((name) => name ?? 'somebody'))}, together.`,
    celebrate: 'Celebrate',
    close: 'Good to know',
  },
};

export const beginCircleCopy = {
  open: 'Begin a circle',
  title: 'Begin a circle',
  description: 'Up to twelve people. You invite them next, each with a code.',
  days: 'How long',
  dayChoices: { '7': '7 days', '28': '28 days' },
  aim: 'What you do together',
  aims: { 'active-days': 'Active days', 'quest-a-day': 'A quest a day' } satisfies Record<CircleAim, string>,
  questNote: 'On each day at least one of you finishes a quest. Take turns as you like.',
  target: 'Active days of all of you together',
  targetHint: (suggested: number, people: number): string =>
    `For ${numberText(people)} people, ${numberText(suggested)} is four days a week each, with time to rest.`,
  targetWrong: (most: number): string => `Use a whole number from 1 to ${numberText(most)}.`,
  start: 'First day',
  starts: { today: 'Today', tomorrow: 'Tomorrow', monday: 'Next Monday' },
  begin: 'Begin',
  beginning: 'Beginning...',
  begun: { title: 'Circle Begun', description: 'Now invite the people you want with you.' },
};
