import { dayText } from '#client/lib/format/format-day.ts';
import { itemsText, numberText, plural } from '#client/lib/format/locale.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import type { PublicPageAnswer } from '#service/features/public-page/public-page-contract.ts';
import { failure } from './member-copy.ts';

type Preview = PublicPageAnswer['preview'];

const nothingYet = 'Nothing yet';
const daysText = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'day', other: 'days' })}`;

export const publicPageCopy = {
  title: 'Your public page',
  lead: 'Anyone with the address can read it. It shows only what you choose here, and never your body, weight, mood, notes or programs.',
  unread: 'We couldn’t load your public page.',
  states: {
    public: 'Public',
    hidden: 'Hidden',
  },
  hiddenBy: {
    switch: 'Public Profile is being saved.',
    'no-handle': 'Choose a page name, and your page is there.',
    'age-unknown': 'Public pages are for adults. Add your age to your profile first.',
    'under-age': 'Public pages are for members of 18 and older.',
    'taken-down': 'An admin took your page down, and no visitor sees it.',
  },
  takenDownFor: (reason: string): string => `They wrote: “${reason}”`,
  toProfile: 'Go to your profile',
  open: 'Open your page',
  copy: 'Copy the address',
  copied: { title: 'Address Copied', description: 'Share it with whoever you like.' },
  name: 'Page name',
  nameHint: (origin: string): string =>
    `${origin}/u/ and then your name: 3 to 20 letters, digits or hyphens.`,
  nameRule: 'You can change it once in 30 days. A name you give up stays closed for a year.',
  changeable: (day: string): string => `You can change it from ${dayText(day)} on.`,
  save: 'Save name',
  saving: 'Saving...',
  saved: { title: 'Page Name Saved', description: 'Your page has its address.' },
  failedName: failure('The page name could not be saved. Check your connection and try again.'),
  giveUp: 'Give up this name',
  givingUp: {
    title: 'Give up this name?',
    description: 'Your page goes away at once. No one can take the name for a year, and neither can you.',
    confirm: 'Give it up',
  },
  gaveUp: { title: 'Name Given Up', description: 'Your page is gone.' },
  failedGiveUp: failure('The name could not be given up. Check your connection and try again.'),
  shows: 'It shows',
  facts: {
    firstName: 'First name',
    streak: 'Streak',
    activeDays: 'Active days of this week',
    quests: 'Quests done',
    badges: 'Badges',
    level: 'Level',
  } satisfies Readonly<Record<PublicFact, string>>,
  previewOf: (fact: PublicFact, preview: Preview): string => previews[fact](preview),
  indexed: 'Let search engines list it',
  indexedLead: 'Off: your page asks search engines to leave it out.',
  failed: failure('Your choice could not be saved. Check your connection and try again.'),
  picture: 'How a link to it looks',
  pictureAlt: 'The picture of your page, as chats and networks show it',
  pictureNote: 'Chats and networks may keep this picture longer than we do.',
};

const previews: Readonly<Record<PublicFact, (preview: Preview) => string>> = {
  firstName: ({ firstName }) => firstName ?? 'Not in your profile',
  streak: ({ streak = 0 }) => daysText(streak),
  activeDays: ({ activeDays = [] }) => {
    const active = activeDays.filter((day) => day === 'active').length;
    return `${daysText(active)}, without times`;
  },
  quests: ({ quests = 0 }) => numberText(quests),
  badges: ({ badges = [] }) => (badges.length === 0 ? nothingYet : itemsText(badges)),
  level: ({ level }) => (level ? `${numberText(level.number)}, ${level.name}` : nothingYet),
};
