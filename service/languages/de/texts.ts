import { content } from '#domain/catalogue/languages/de/content.ts';
import { names } from '#domain/catalogue/languages/de/names.ts';
import type { Translation } from '../translation.ts';
import { calendar } from './calendar.ts';
import { dayWords } from './day-words.ts';
import { eventDescriptions } from './event-descriptions.ts';
import { dateText, numberText } from './format.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { passkeys } from './passkeys.ts';
import { publicPage } from './public-page.ts';
import { reminderReasons } from './reminder-reasons.ts';
import { sentences } from './sentences.ts';
import { signInPages } from './sign-in-pages.ts';

export const german: Translation = {
  texts: {
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
  },
  sentences,
  dictionaries: [names, content],
};
