import { listText, numberText, plural } from '#client/lib/format/locale.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { ReportReason } from '#domain/together/report-events.ts';
import type { CheerKind } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

/** A friend without a first name. */
const someone = 'A friend';
const nameOr = (name: string | null): string => name ?? someone;

const daysInARow = (days: number): string =>
  `${numberText(days)} ${plural(days, { one: 'day', other: 'days' })} in a row`;

export const friendsCopy = {
  title: 'Friends',
  back: 'Back to Profile',
  intro: 'A few people who are glad that you showed up.',
  unread: 'We couldn’t load your friends.',
  offline: 'You’re offline. Friends and circles need the network; your own training doesn’t.',
  none: 'No friends here yet',
  noneLead: 'Make a code and send it to somebody you like to move with.',
  nameOr,
  streak: (days: number): string => (days === 0 ? 'Starting fresh' : daysInARow(days)),
  atRisk: (days: number): string =>
    `${daysInARow(days)}, and today is still open. A cheer may be just the thing.`,
  week: (days: readonly string[]): string =>
    days.length === 0 ? 'No active day this week yet' : `Active on ${listText(days)}`,
  quests: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'quest', other: 'quests' })} done`,
  achievements: 'Achievements',
  more: (name: string | null): string => `More about ${nameOr(name)}`,
};

export const sharingCopy = {
  title: 'What friends see',
  titleOff: 'Better with friends',
  off: 'People you invite can cheer you on, and you them. There is no search, no feed and no ranking: only people with your code.',
  waits: 'Somebody has invited you. Share your progress, and you see who it is.',
  label: 'Share Progress with Friends',
  description: 'Off: your friends stop seeing you at once, and you stop seeing them.',
  seen: 'Friends see',
  seenFacts: [
    'your first name and picture',
    'your streak, and the days of this week on which you were active',
    'how many quests you finished, and your achievements',
  ],
  never: 'Friends never see',
  neverFacts: [
    'your weight or anything else of your body',
    'your mood, your energy or your notes',
    'your program, your plan or your workouts',
    'at what time of the day you train',
  ],
  failed: failed('The switch was not saved. Check your connection and try again.'),
};

export const cheerCopy = {
  kinds: {
    'well-done': 'Well done',
    'keep-going': 'Keep going',
    strong: 'So strong',
    proud: 'Proud of you',
    'high-five': 'High five',
  } satisfies Record<CheerKind, string>,
  group: (name: string | null): string => `Cheer ${name ?? 'this friend'} on`,
  sent: (kind: CheerKind): string => `You cheered: ${cheerCopy.kinds[kind]}. Tomorrow you can again.`,
  received: (kind: CheerKind, day: string): string => `${day} for you: ${cheerCopy.kinds[kind]}!`,
  failed: failed('Your cheer was not sent. Check your connection and try again.'),
};

export const nudgeCopy = {
  label: 'Nudges between us',
  description: (name: string | null): string =>
    `When a streak is about to end, you and ${name ?? 'this friend'} may remind each other, once a day. It works when both of you switch it on.`,
  nudge: (name: string | null): string => `Nudge ${name ?? 'this friend'}`,
  sent: (name: string | null): string => `You nudged ${name ?? 'this friend'} today.`,
  received: (name: string | null): string => `${nameOr(name)} reminds you: your streak is still open today.`,
  failed: failed('Your nudge was not sent. Check your connection and try again.'),
  failedSwitch: failed('The switch was not saved. Check your connection and try again.'),
};

export const momentsCopy = {
  title: 'New since you were here',
  friend: (name: string | null): string =>
    `${nameOr(name)} and you are friends now. You see each other’s days from here on.`,
  firstCheer: (name: string | null, kind: CheerKind): string =>
    `Your first cheer! ${nameOr(name)} says: ${cheerCopy.kinds[kind]}.`,
};

export const inviteCopy = {
  title: 'Invite a friend',
  lead: 'A code is for one person and works for seven days.',
  make: 'Make a code',
  making: 'Making...',
  open: 'Waiting for an answer',
  ofFriend: 'For a friend',
  ofCircle: 'For a circle',
  until: (day: string): string => `Works until ${day}.`,
  takeBack: 'Take back',
  takeBackOf: (what: string, day: string): string => `Take back the code ${what.toLowerCase()}, until ${day}`,
  takenBack: { title: 'Invitation Taken Back', description: 'Its code no longer works.' },
  failed: failed('The code could not be made. Check your connection and try again.'),
  failedBack: failed('It could not be taken back. Check your connection and try again.'),
  shown: {
    title: 'Your code',
    description: 'Send it to one person. We show it this once.',
    spelled: (code: string): string => `Code: ${[...code].join(' ')}`,
    link: 'Link',
    text: 'Come and move with me on Rondel:',
    share: 'Share',
    copy: 'Copy link',
    copied: { title: 'Link Copied', description: 'Send it to the one it is for.' },
    done: 'Done',
  },
};

export const acceptCopy = {
  title: 'Got a code?',
  invited: 'You’re invited',
  lead: 'Six letters from a friend. You see who invites you before you say yes.',
  label: 'Code',
  short: 'A code has six letters.',
  look: 'Look',
  looking: 'Looking...',
  invites: (name: string | null): string => `${name ?? 'Somebody'} invites you to be friends.`,
  invitesToCircle: (name: string | null, circle: string, dates: string): string =>
    `${name ?? 'Somebody'} invites you to a circle: ${circle}, ${dates}.`,
  people: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'person is', other: 'people are' })} in it.`,
  accept: 'Yes, be friends',
  join: 'Yes, join in',
  accepting: 'One moment...',
  notNow: 'Not now',
  friends: (name: string | null) => ({
    title: 'You’re Friends Now',
    description: `${nameOr(name)} sees your days, and you see theirs.`,
  }),
  joined: { title: 'You’re In', description: 'Your active days count from today on.' },
  failed: 'We couldn’t check that code. Look at your connection, and try again.',
};

export const partingCopy = {
  description: 'They get no message about any of this.',
  remove: 'Remove as a friend',
  removeNote:
    'You stop seeing each other at once. A circle that you share goes on. A new code makes you friends again.',
  block: 'Block',
  blockNote: 'You stop seeing each other, and none of your codes work for them.',
  removeTitle: (name: string | null): string => `Remove ${name ?? 'this friend'}?`,
  blockTitle: (name: string | null): string => `Block ${name ?? 'this person'}?`,
  pending: 'One moment...',
  removed: { title: 'Friend Removed', description: 'You no longer see each other.' },
  blocked: { title: 'Blocked', description: 'You no longer see each other. You find the block below.' },
  failed: failed('That did not work. Check your connection and try again.'),
  report: 'Report',
  reportNote: 'An admin looks at it. They get no message, and you can block them as well.',
  list: 'Blocked people',
  listLead: 'They are not your friends, and none of your codes work for them.',
  noName: 'Somebody without a name',
  unread: 'We couldn’t load whom you blocked.',
  unblock: 'Unblock',
  unblocked: { title: 'Unblocked', description: 'It makes no friend: that takes a new code.' },
};

export const formerCopy = {
  open: 'Someone you no longer see?',
  title: 'Former friends',
  description:
    'Friends leave your list when either of you ends it or stops sharing. You can still block or report them. They get no message.',
  since: (day: string): string => `You became friends on ${day}.`,
  none: 'No one here. Everyone you were friends with is on your list, or blocked.',
  unread: 'We couldn’t load your former friends.',
};

export const reportCopy = {
  title: (name: string | null): string => `Report ${name ?? 'this person'}`,
  description: 'Tell the admins what happened. Only they read it.',
  reason: 'What is it about?',
  reasons: {
    harassment: 'They bother or hurt me',
    name: 'Their name or picture',
    pretending: 'They pretend to be somebody else',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  missing: 'Choose what it is about.',
  words: 'In your words, if you like',
  send: 'Send report',
  sending: 'Sending...',
  sent: { title: 'Report Sent', description: 'An admin will look at it. Thank you for saying so.' },
  failed: failed('The report was not sent. Check your connection and try again.'),
};
