import { expect } from 'chai';
import ical, { type VEvent } from 'node-ical';
import pg from 'pg';
import { weekPlan } from '#domain/catalogue/workouts/week-plan.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Language } from '#domain/kernel/language.ts';
import { devMemberId } from '#service/http/identity/dev-people.ts';
import type { Answer } from '#service/http/testing/http-client.ts';
import { nameIn, textsIn } from '#service/languages/texts.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import type { CalendarAnswer, NewCalendar } from './calendar-contract.ts';

/** A Tuesday. */
const at = '2026-03-10T12:00:00.000Z';
const program = {
  type: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: '2026-03-10',
  plannedEndDate: '2026-06-10',
};

type Entry = { readonly date: string; readonly until: string; readonly title: string };

/** The entries as another program reads them. */
function entriesIn(text: string): readonly Entry[] {
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (part): part is VEvent => part.type === 'VEVENT',
  );
  return events.map(({ start, end, summary, datetype }) => {
    expect(datetype).to.equal('date');
    return { date: dateOf(start), until: dateOf(end), title: String(summary) };
  });
}

/** The parser reads a date without a zone as the midnight of this machine. */
const dateOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

describe('the calendar of a member', function () {
  this.timeout(60_000);
  let app: TestApp;

  before(async () => {
    app = await startTestApp({
      at,
      env: { LANGUAGES: 'en,de,ar' },
      limits: { secretLink: { points: 8, durationSeconds: 600 } },
    });
  });
  afterEach(() => app.setClock(at));
  after(() => app.stop());

  const make = (member: Caller) => member.send<NewCalendar>('POST', '/api/me/calendar');
  const open = (path: string, headers = {}): Promise<Answer> => app.visitor().get(path, headers);

  it("has the planned training days and the program's end, without a sign-in", async () => {
    const member = await app.member('calendar-1@rondel.example');
    await member.send('PATCH', '/api/auth/user', { daysPerWeek: 4, activityLevel: 'light' });
    await member.send('POST', '/api/programs', program);
    const { path, madeAt } = await make(member);
    expect(madeAt).to.equal(at);
    expect(path).to.match(/^\/calendar\/[\w-]{43}\.ics$/);
    const answer = await open(path);
    expect(answer.status).to.equal(200);
    expect(answer.headers).to.include({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(answer.headers['set-cookie']).to.equal(undefined);
    const plan = weekPlan({
      shelf: { builtin: builtinTemplates, custom: [], user: [] },
      equipment: [],
      level: 'beginner',
      program: { programType: 'lean', goalType: 'weight_loss', dailyTemplate: null },
      today: asMemberDay('2026-03-10'),
      daysPerWeek: 4,
      customExercises: [],
    });
    const planned = plan.filter(({ isRestDay }) => !isRestDay);
    expect(planned.map(({ day }) => day)).to.deep.equal([
      ...['2026-03-10', '2026-03-12', '2026-03-13', '2026-03-16'],
    ]);
    const entries = entriesIn(answer.body);
    expect(entries.map(({ date, title }) => [date, title])).to.deep.equal([
      ...planned.map(({ day, session, durationMinutes }) => [
        day,
        `${session?.kind === 'workout' ? session.template.name : ''}, ${durationMinutes} min`,
      ]),
      ['2026-06-10', 'Your program ends'],
    ]);
    expect(entries.map(({ until }) => until)).to.deep.equal([
      ...['2026-03-11', '2026-03-13', '2026-03-14', '2026-03-17', '2026-06-11'],
    ]);
  });

  it('has the language of the member, with the names of its dictionary', async () => {
    const titles = async (email: string, language: Language): Promise<readonly string[]> => {
      const member = await app.member(email);
      await member.send('PATCH', '/api/auth/user', { daysPerWeek: 4, activityLevel: 'light' });
      await member.send('POST', '/api/programs', program);
      await member.send('PUT', '/api/me/language', { language });
      const { body } = await open((await make(member)).path);
      return entriesIn(body).map(({ title }) => title);
    };
    const english = await titles('calendar-en@rondel.example', 'en');
    for (const language of ['de', 'ar'] as const) {
      const { calendar } = textsIn(language);
      const shown = await titles(`calendar-${language}@rondel.example`, language);
      expect(shown.at(-1)).to.equal(calendar.programEnds);
      expect(shown.slice(0, -1)).to.deep.equal(
        english.slice(0, -1).map((title) => {
          const [name = '', minutes = ''] = title.split(', ');
          return calendar.withMinutes(nameIn(language, name), Number.parseInt(minutes, 10));
        }),
      );
      expect(shown).to.not.include.members([english[0]]);
    }
  });

  it('is iCalendar by RFC 5545: short lines with CRLF and the required properties', async () => {
    const member = await app.member('calendar-2@rondel.example');
    const { body } = await open((await make(member)).path);
    const lines = body.split('\r\n');
    expect(lines.at(-1)).to.equal('');
    expect(body.replaceAll('\r\n', '')).not.to.match(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line), line).to.be.at.most(75);
    expect(lines.slice(0, 3)).to.deep.equal(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rondel//Plan//EN']);
    const events = body.split('BEGIN:VEVENT').slice(1);
    expect(events.length).to.equal(3);
    for (const event of events)
      for (const property of ['UID:', 'DTSTAMP:20260310T000000Z', 'DTSTART;VALUE=DATE:2026', 'SUMMARY:'])
        expect(event).to.include(property);
    const unfolded = body.replaceAll('\r\n ', '');
    const uids = [...unfolded.matchAll(/^UID:(.+)$/gm)].map(([, uid]) => uid);
    expect(new Set(uids).size).to.equal(3);
    // A comma separates values where it is not escaped.
    expect(unfolded).to.match(/^SUMMARY:[^,]+\\, \d+ min\r$/m);
  });

  it('holds no health data: no words, goal, program or id of the member', async () => {
    const email = 'calendar-3@rondel.example';
    const member = await app.member(email);
    await member.send('PATCH', '/api/auth/user', {
      daysPerWeek: 7,
      firstName: 'Zora',
      injuries: 'left knee',
      excludedExercises: [{ name: 'Burpees', reason: 'pain' }],
    });
    await member.send('POST', '/api/body-metrics', { date: '2026-03-10', weight: '173.7', unit: 'lbs' });
    for (const name of ['AAA rehab of my knee', 'AAB', 'AAC'])
      await member.send('POST', '/api/workout-templates/user', {
        name,
        exercises: [{ name: 'Knee circles', sets: 2, reps: 8, restSeconds: 30 }],
      });
    await member.send('POST', '/api/programs', program);
    const { body } = await open((await make(member)).path);
    expect(entriesIn(body)).to.have.length(8);
    const shown = body.replaceAll('\r\n ', '').replace(/^UID:.*$/gm, '');
    expect(shown.match(/knee|rehab|zora|pain|173\.7|weight.loss|\blean\b|\blbs\b/gi) ?? []).to.deep.equal([]);
    expect(body.replaceAll('\r\n ', '')).not.to.include(devMemberId(email));
  });

  it('answers 304 until a plan, a pause or the next day changes it', async () => {
    const member = await app.member('calendar-4@rondel.example');
    await member.send('PATCH', '/api/auth/user', { daysPerWeek: 7 });
    const { path } = await make(member);
    const { headers, body } = await open(path);
    const etag = String(headers.etag);
    expect(etag).to.match(/^"[\w-]{43}"$/);
    const again = await open(path, { 'If-None-Match': etag });
    expect([again.status, again.body, again.headers.etag]).to.deep.equal([304, '', etag]);
    await member.send('POST', '/api/me/pauses', {
      from: '2026-03-12',
      until: '2026-03-13',
      reason: 'holiday',
    });
    const paused = await open(path, { 'If-None-Match': etag });
    expect(paused.status).to.equal(200);
    const dates = entriesIn(paused.body).map(({ date }) => date);
    expect(dates).to.deep.equal(
      entriesIn(body)
        .map(({ date }) => date)
        .filter((date) => date !== '2026-03-12' && date !== '2026-03-13'),
    );
    app.setClock('2026-03-11T12:00:00.000Z');
    expect((await open(path, { 'If-None-Match': String(paused.headers.etag) })).status).to.equal(200);
  });

  it('is of the dates of the member', async () => {
    const member = await app.member('calendar-5@rondel.example');
    await member.send('PATCH', '/api/auth/user', { daysPerWeek: 7 });
    await member.send('POST', '/api/me/time-zone', { zone: 'Pacific/Kiritimati' });
    const { body } = await open((await make(member)).path);
    expect(entriesIn(body)[0]?.date).to.equal('2026-03-11');
  });

  describe('its secret address', () => {
    it('is answered once, with a hash in the database', async () => {
      const member = await app.member('calendar-6@rondel.example');
      expect(await member.get<CalendarAnswer>('/api/me/calendar')).to.deep.equal({ madeAt: null });
      const { path } = await make(member);
      expect(await member.get<CalendarAnswer>('/api/me/calendar')).to.deep.equal({ madeAt: at });
      const token = path.slice('/calendar/'.length, -'.ics'.length);
      const client = new pg.Client(app.databaseUrl);
      await client.connect();
      for (const table of ['service.calendar_feeds', 'service.kept_answers', 'service.rate_limits']) {
        const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} as t`);
        expect(rows.filter(({ row }) => row.includes(token))).to.deep.equal([]);
      }
      await client.end();
    });

    it('ends when another is made, when it is revoked, and with the data', async () => {
      const member = await app.member('calendar-7@rondel.example');
      const first = (await make(member)).path;
      const second = (await make(member)).path;
      expect([(await open(first)).status, (await open(second)).status]).to.deep.equal([404, 200]);
      expect(await member.send('DELETE', '/api/me/calendar')).to.deep.equal({ madeAt: null });
      expect((await open(second)).status).to.equal(404);
      const third = (await make(member)).path;
      await member.send('DELETE', '/api/admin/clear-user-data');
      expect((await open(third)).status).to.equal(404);
    });

    it('is not guessed: other tokens and other files answer 404', async () => {
      const member = await app.member('calendar-8@rondel.example');
      const { path } = await make(member);
      for (const wrong of [path.replace('.ics', ''), path.toUpperCase(), '/calendar/x.ics', '/calendar/'])
        expect((await open(wrong)).status, wrong).to.equal(404);
    });

    it('is opened at most as often as its limit, by all who open it together', async () => {
      const member = await app.member('calendar-9@rondel.example');
      const { path } = await make(member);
      const statuses: number[] = [];
      for (let nth = 0; nth < 9; nth += 1) statuses.push((await open(path)).status);
      expect(statuses).to.deep.equal([...Array.from({ length: 8 }, () => 200), 429]);
    });
  });
});
