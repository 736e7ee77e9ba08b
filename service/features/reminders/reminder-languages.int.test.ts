import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { type Language, languages } from '#domain/kernel/language.ts';
import { startPushService } from '#service/features/push/testing/push-service.ts';
import { signInAs } from '#service/http/testing/http-client.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { readMail } from '#service/jobs/mail/testing/read-mail.ts';
import { textsIn } from '#service/languages/texts.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { until } from '#service/testing/until.ts';
import type { RemindersAnswer } from './reminders-contract.ts';

const monday = asMemberDay('2026-03-09');
const sunday = asMemberDay('2026-03-15');
const workout = { templateId: 'core-circuit', durationMinutes: 31, perceivedExertion: 7, moodAfter: 4 };

/** The lines with words of a mail of two active days, in a language. */
function recapLines(language: Language): readonly string[] {
  const { recap } = textsIn(language).mails;
  return [
    recap.title(monday, sunday),
    recap.activeDays(2),
    recap.workouts(2),
    recap.quests(0),
    recap.points(4),
    recap.streak(0),
    recap.seeDays,
    recap.chosen,
  ];
}

/** A member with two active days in the week, with a device, and with the recap of the week by mail. */
async function trained(
  app: TestApp,
  language: Language,
  device: object,
): Promise<{ readonly email: string; readonly member: Caller }> {
  const email = `planned-${language.toLowerCase()}@rondel.example`;
  const member = await app.member(email);
  const { visitor } = member;
  visitor.cookies.set('language', { value: language, path: '/' });
  await signInAs(visitor, email);
  for (const date of ['2026-03-10', '2026-03-11'])
    await member.send('POST', '/api/workouts', { ...workout, date, isCompleted: true });
  await member.send('PATCH', '/api/auth/user', { recapByMail: true });
  await member.send('POST', '/api/me/push/devices', device);
  await until(async () => {
    const { planned } = await member.get<RemindersAnswer>('/api/me/reminders');
    return ['achievementBadges', 'weeklyProgress'].every((kind) => planned.some((one) => one.kind === kind));
  });
  return { email, member };
}

describe('planned reminders in the language of their member', function () {
  this.timeout(120_000);
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let app: TestApp;
  const people = new Map<Language, Awaited<ReturnType<typeof trained>> & { readonly path: string }>();

  before(async () => {
    smtp = await startMailServer();
    push = await startPushService();
    const env = { ...smtp.env, ...push.env, LANGUAGES: languages.join() };
    app = await startTestApp({ at: `${sunday}T12:00:00.000Z`, env });
    for (const language of languages) {
      const device = push.subscribe();
      const path = new URL(device.endpoint).pathname;
      people.set(language, { ...(await trained(app, language, device)), path });
    }
  });
  after(async () => {
    await app.stop();
    await push.close();
    await smtp.close();
  });

  /** Lets it be a time of Monday, until each member has got a reminder of a kind. */
  async function sentAt(clock: string, kind: string): Promise<void> {
    app.setClock(`2026-03-16T${clock}:00.000Z`);
    for (const { member } of people.values()) {
      // The service looks for what is due at once after a fact about the member.
      await member.send('PATCH', '/api/auth/user', { age: 30 + Number(clock.slice(0, 2)) });
      await until(async () => {
        const { sent } = await member.get<RemindersAnswer>('/api/me/reminders');
        return sent.some((one) => one.kind === kind);
      });
    }
  }

  it('mail the week in whole, and no line of English', async () => {
    await sentAt('08:00', 'weeklyProgress');
    for (const [language, { email }] of people) {
      const { recap } = textsIn(language).mails;
      const { subject, parts } = readMail((await smtp.until(email, 2))[1]?.content ?? '');
      expect(subject, language).to.equal(recap.subject(2));
      const [text = '', html = ''] = parts;
      for (const line of recapLines(language)) {
        expect(text, language).to.include(line);
        expect(html, language).to.include(line);
      }
      expect(text).to.include(recap.howToStop);
      expect(html).to.include(`>${recap.stop}</a>`).and.to.include(`<html lang="${language}"`);
      if (language === 'en') continue;
      // `4 points` is French too.
      const english = recapLines('en').filter((line) => !recapLines(language).includes(line));
      expect(english.filter((line) => text.includes(line) || html.includes(line))).to.deep.equal([]);
    }
  });

  it('push the words of the reminder, and say why they came', async () => {
    push.received.length = 0;
    await sentAt('10:00', 'achievementBadges');
    for (const [language, { member, path }] of people) {
      const { title, body } = textsIn(language).messages.achievementBadges;
      const messages = push.received.filter((one) => one.path === path).map(({ message }) => message);
      expect(
        messages.map((message) => [message.title, message.body]),
        language,
      ).to.deep.equal([[title, body]]);
      const { sent } = await member.get<RemindersAnswer>('/api/me/reminders');
      const why = sent.find(({ kind }) => kind === 'achievementBadges')?.why;
      expect(why, language).to.include('10:00');
      if (language !== 'en') expect(`${title} ${body} ${why}`).to.not.match(/\b(the|your|you|and|at)\b/i);
    }
    expect(push.problems).to.deep.equal([]);
  });
});
