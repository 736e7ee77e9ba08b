import type { Language } from '#domain/kernel/language.ts';
import { localTimeOf } from '#domain/kernel/time-zone.ts';
import { type ReminderSettings, reminderStream } from '#domain/reminders/reminder-events.ts';
import { clockTimeOf, reminderKinds } from '#domain/reminders/reminder-rules.ts';
import { reminderDecider } from '#domain/reminders/reminders.ts';
import { remindersOf, type SentReminder } from '#projections/reminders/reminders.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { languageOf } from '#service/http/request-language.ts';
import { reasonOf } from './reminder-copy.ts';
import {
  type RemindersAnswer,
  reminderSettingsAnswer,
  reminderSettingsBody,
  remindersAnswer,
} from './reminders-contract.ts';

const readReminders: Handler =
  ({ db }) =>
  async (ctx) => {
    const { settings, timers, sent } = await remindersOf(db, currentMember(ctx).memberId);
    const planned = reminderKinds.flatMap((kind) => {
      const timer = timers[kind];
      return timer ? [{ kind, ...timer }] : [];
    });
    ctx.body = {
      ...shownSettings(settings),
      planned: planned.sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1)),
      sent: sent.map((one) => shownReminder(one, languageOf(ctx))).reverse(),
    } satisfies RemindersAnswer;
  };

const changeSettings: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const settings = bodyOf(ctx, reminderSettingsBody) as ReminderSettings;
    const { state, answer } = await send(ctx, reminderDecider, reminderStream(memberId), {
      type: 'ChangeReminderSettings',
      memberId,
      settings,
    });
    ctx.body = { ...answer, ...shownSettings(state.settings) };
  };

const shownSettings = (settings: ReminderSettings): Pick<RemindersAnswer, 'quietHours' | 'times'> => ({
  quietHours: settings.quietHours,
  times: Object.fromEntries(
    reminderKinds.map((kind) => [kind, clockTimeOf(kind, settings)]),
  ) as RemindersAnswer['times'],
});

function shownReminder({ kind, date, dueAt, sentAt, zone, by, devices }: SentReminder, language: Language) {
  const { hour, minute } = localTimeOf(dueAt, zone);
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { kind, date, sentAt, why: reasonOf(kind, clock, language), by, devices };
}

export const remindersRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/reminders',
    summary: 'When reminders may come, which are planned, and which were sent and why.',
    audience: 'members',
    answer: remindersAnswer,
    handle: readReminders,
  },
  {
    method: 'PUT',
    path: '/api/me/reminders',
    summary: 'Sets the quiet hours and the time of each kind of reminder.',
    audience: 'members',
    body: reminderSettingsBody,
    answer: reminderSettingsAnswer,
    refusals: [
      [400, 'quiet-hours-empty'],
      [400, 'reminder-at-night'],
      [400, 'reminder-in-quiet-hours'],
    ],
    handle: changeSettings,
  },
];
