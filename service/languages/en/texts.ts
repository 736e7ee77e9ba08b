import type { Translated } from '#domain/kernel/translated.ts';
import { dayWords } from '#domain/streak/day-words.ts';
import { calendar } from './calendar.ts';
import { eventDescriptions } from './event-descriptions.ts';
import { dateText, numberText } from './format.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { passkeys } from './passkeys.ts';
import { publicPage } from './public-page.ts';
import { reminderReasons } from './reminder-reasons.ts';
import { signInPages } from './sign-in-pages.ts';

/** The texts of the service in English, by feature: the source of all others. */
export const english = {
  calendar,
  dateText,
  dayWords,
  eventDescriptions,
  mails,
  messages,
  numberText,
  pages,
  passkeys,
  publicPage,
  reminderReasons,
  signInPages,
};

export type Texts = Translated<typeof english>;
