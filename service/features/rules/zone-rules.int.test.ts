import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { rulesOf } from '#domain/kernel/time-zone.ts';
import { changesUntil, packZone, unpackZone } from '#domain/kernel/zone-table.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { runToolOf as runTool } from '#service/testing/start-tool.ts';
import type { ZoneRules } from './adopt-zones.ts';

const zone = 'America/Chicago';

/** A law that no release knows: Chicago keeps its summer time on 1 November 2026, as Manitoba did. */
function chicago(): ZoneRules {
  const { at, offsets } = unpackZone(rulesOf(zone));
  const count = changesUntil({ at, offsets }, Date.parse('2026-11-01T06:00:00Z'));
  const table = { at: at.slice(0, count), offsets: offsets.slice(0, count + 1) };
  return { version: '2026g', zones: new Map([[zone, packZone({ table, yearly: null })]]) };
}

describe('newer zone rules', function () {
  this.timeout(120_000);
  let app: TestApp;
  let member: Caller;
  let elsewhere: Caller;

  before(async () => {
    app = await startTestApp({ at: '2026-10-30T15:00:00.000Z' });
    member = await app.member('chicago@rondel.example');
    elsewhere = await app.member('berlin@rondel.example');
    await member.send('POST', '/api/me/time-zone', { zone });
    await elsewhere.send('POST', '/api/me/time-zone', { zone: 'Europe/Berlin' });
  });
  after(() => app.stop());

  const train = async (at: string, date: string, startedAt = at) => {
    app.setClock(at);
    const details = {
      templateId: 'cardio-kickstart',
      durationMinutes: 20,
      perceivedExertion: 5,
      moodAfter: 4,
    };
    await member.send('POST', '/api/workouts', { ...details, date, startedAt, isCompleted: true });
  };
  const stats = (caller = member) => caller.get<Stats>('/api/stats');
  const today = async (at: string) => {
    app.setClock(at);
    const days = await member.get<readonly { date: string }[]>('/api/activity-days?days=1');
    return days.at(-1)?.date;
  };
  const differing = () => runTool(app, 'replay', '--verify');

  it('are adopted once by any number of hosts, and the days are counted again', async () => {
    await train('2026-11-02T18:00:00Z', '2026-11-02');
    await train('2026-11-03T18:00:00Z', '2026-11-03');
    // 00:20 on the 4th by the law; by the rules of the beginning 23:20 on the 3rd.
    await train('2026-11-04T05:20:00Z', '2026-11-03');
    await train('2026-11-05T18:00:00Z', '2026-11-05');
    const before = await stats();
    expect(before).to.include({ currentStreak: 1 });
    expect(await today('2026-11-06T05:30:00Z')).to.equal('2026-11-05');

    app.setClock('2026-11-05T20:00:00Z');
    const hosts = await Promise.all(
      [1, 2, 3].map(() =>
        startTestApp({ at: '2026-11-05T20:00:00.000Z', sharingStoresOf: app, zoneRules: chicago() }),
      ),
    );
    await Promise.all(hosts.map((host) => host.stop()));

    const after = await stats();
    expect(after).to.include({ currentStreak: 4, totalPoints: before.totalPoints });
    expect(after.recount).to.deep.include({
      version: '2026g',
      zone,
      from: '2026-11-01',
      dates: ['2026-11-04'],
      before: { currentStreak: 1, skipTokens: 0 },
      after: { currentStreak: 4, skipTokens: 0 },
    });
    expect((await stats(elsewhere)).recount).to.equal(undefined);
    const [code, out] = await runTool(app, 'events', '--type', 'ZoneRulesAdopted');
    expect([code, out.split('\n').filter((line) => line.includes('2026g')).length]).to.deep.equal([0, 1]);
  });

  it('count days from then on, and the page gets them', async () => {
    expect(await today('2026-11-06T05:30:00Z')).to.equal('2026-11-06');
    const user = await member.get<CurrentUser>('/api/auth/user');
    expect(user.timeZone).to.equal(zone);
    expect(user.zoneRules?.[zone]).to.equal(chicago().zones.get(zone));
    const asked = await elsewhere.get('/api/zones?name=us%2Fcentral');
    expect(asked).to.deep.equal({ zone: 'US/Central', rules: chicago().zones.get(zone) });
    expect((await member.ask('GET', '/api/zones?name=Mars%2FOlympus'))[0]).to.equal(404);
  });

  it('are shown to an affected member until the line is read', async () => {
    await member.send('POST', '/api/me/rules/seen', { version: '2026g' });
    expect((await stats()).recount).to.equal(undefined);
  });

  it('are named in the reasons of a recounted day', async () => {
    const day = await member.get<{ summary: string }>('/api/activity-days/2026-11-04');
    expect(day.summary).to.include('The law moved the clocks of Chicago');
  });

  it('are in the calendar feed', async () => {
    app.setClock('2026-11-06T12:00:00Z');
    const { path } = await member.send<{ path: string }>('POST', '/api/me/calendar');
    const { body } = await app.visitor().get(path);
    const observances = body.split('BEGIN:VTIMEZONE')[1]?.split('END:VTIMEZONE')[0] ?? '';
    expect(observances).to.include(`TZID:${zone}`);
    expect(observances).to.include('DTSTART:20260308T020000');
    expect(observances).not.to.include('DTSTART:20261101');
  });

  it('give the same rows in a rebuild', async () => {
    expect((await differing())[0]).to.equal(0);
  });

  it('are refused when older than those in force, and change nothing when equal', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rondel-zones-'));
    const file = join(folder, 'latest.json');
    const latest = createRequire(import.meta.url)('moment-timezone/data/packed/latest.json') as object;
    await writeFile(file, JSON.stringify({ ...latest, version: '2026a' }));
    const [refused, why] = await runTool(app, 'zones', 'adopt', file);
    expect(refused).to.equal(1);
    expect(why).to.include('The zone rules 2026g are in force');
    const [, shown] = await runTool(app, 'zones', 'show');
    expect(shown).to.include('Zone rules 2026g are in force').and.to.include(zone);
    // A later version with the law of the beginning again.
    await writeFile(file, JSON.stringify({ ...latest, version: '2026h' }));
    expect(await runTool(app, 'zones', 'adopt', file)).to.deep.equal([
      0,
      `Adopted zone rules 2026h, which change 1 zones.\n${zone}  from 2026-11-01T07:00:00.000Z`,
    ]);
    expect(await runTool(app, 'zones', 'adopt', file)).to.deep.equal([
      0,
      'Zone rules 2026h are in force already.',
    ]);
    await rm(folder, { recursive: true });
    // The member keeps the points, and the date that the first recount had given.
    expect(await stats()).to.include({ currentStreak: 4 });
    expect((await differing())[0]).to.equal(0);
  });

  it('of this release are in force in a new installation, without an event', async () => {
    const fresh = await startTestApp();
    const [, shown] = await runTool(fresh, 'zones', 'show');
    expect(shown).to.equal(`Zone rules ${zoneVersion} are in force. This release began with ${zoneVersion}.`);
    await fresh.stop();
  });
});
