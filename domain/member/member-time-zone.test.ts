import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import { memberDecider } from './member.ts';
import type { ChangeTimeZone, CorrectTimeZone, RegisterMember } from './member-commands.ts';
import type { MemberEvent, MemberRegistered, TimeZoneCorrected } from './member-events.ts';

const given = givenFor(memberDecider);
const memberId = asMemberId('ana');
const noon = asInstant('2026-03-04T12:00:00.000Z');
const evening = asInstant('2026-03-04T20:00:00.000Z');
const details = {
  email: 'ana@example.org',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Lima',
  profileImageUrl: null,
};
const register: RegisterMember = { type: 'RegisterMember', memberId, ...details, zone: 'Europe/Paris' };
const registered: MemberRegistered = { type: 'MemberRegistered', memberId, ...details, zone: 'Europe/Paris' };
const registeredAt = asInstant('2026-03-02T18:00:00.000Z');
const move: ChangeTimeZone = { type: 'ChangeTimeZone', memberId, zone: 'Asia/Tokyo', at: noon, registeredAt };
const moved: MemberEvent = { type: 'TimeZoneChanged', memberId, zone: 'Asia/Tokyo', from: noon };
const correct: CorrectTimeZone = {
  type: 'CorrectTimeZone',
  memberId,
  zone: 'Europe/London',
  since: noon,
  at: evening,
  registeredAt,
};
const correction: TimeZoneCorrected = {
  type: 'TimeZoneCorrected',
  memberId,
  zone: 'Europe/London',
  since: noon,
};
const tooMany = 'You have changed your time zone very often. Please try again tomorrow.';

describe('the time zone of a member', () => {
  for (const command of [register, move, correct])
    it(`must be an IANA name for ${command.type}`, () => {
      given(...(command === register ? [] : [registered]))
        .when({ ...command, zone: 'Mars/Olympus' })
        .refuses('unknown-time-zone', { kind: 'invalid', message: 'This time zone is not known.' });
    });

  it('is stored in the spelling of IANA, for upper- and lower-case input', () => {
    given()
      .when({ ...register, zone: 'eUrOpE/pArIs' })
      .yields(registered);
    given(registered)
      .when({ ...move, zone: 'asia/tokyo' })
      .yields(moved);
    given(registered)
      .when({ ...correct, zone: 'EUROPE/LONDON' })
      .yields(correction);
  });

  it('changes from the current instant on', () => {
    given(registered).when(move).yields(moved);
    const { zones } = fold(memberDecider, [registered, moved]);
    expect(zoneAt(zones, asInstant('2026-03-04T11:59:59.999Z'))).to.equal('Europe/Paris');
    expect(zoneAt(zones, noon)).to.equal('Asia/Tokyo');
  });

  it('records nothing when it is set to itself', () => {
    given(registered)
      .when({ ...move, zone: 'Europe/Paris' })
      .yieldsNothing();
    given(registered, moved).when(move).yieldsNothing();
    given(registered, moved)
      .when({ ...move, zone: 'aSiA/tOkYo' })
      .yieldsNothing();
  });

  it('is corrected from a given instant on', () => {
    given(registered, moved).when(correct).yields(correction);
    const { zones } = fold(memberDecider, [registered, moved, correction]);
    expect(zoneAt(zones, evening)).to.equal('Europe/London');
  });

  it('records a repeated correction once', () => {
    given(registered, correction).when(correct).yieldsNothing();
    given(registered)
      .when({ ...correct, zone: 'Europe/Paris' })
      .yieldsNothing();
  });

  it('is corrected when only a part of the period has the right zone', () => {
    const early = asInstant('2026-03-04T06:00:00.000Z');
    const toParis = { ...correct, zone: 'Europe/Paris', since: early };
    given(registered, moved)
      .when(toParis)
      .yields({ ...correction, zone: 'Europe/Paris', since: early });
    given(registered, moved)
      .when({ ...correct, zone: 'Asia/Tokyo', since: early })
      .yields({ ...correction, zone: 'Asia/Tokyo', since: early });
    given(registered, moved)
      .when({ ...correct, zone: 'Asia/Tokyo', since: noon })
      .yieldsNothing();
  });

  it('cannot be corrected from a future instant', () => {
    given(registered)
      .when({ ...correct, since: evening })
      .yields({ ...correction, since: evening });
    given(registered)
      .when({ ...correct, since: asInstant('2026-03-04T20:00:00.001Z') })
      .refuses('future-correction', {
        kind: 'invalid',
        message: 'A time zone can be corrected for the past only.',
      });
  });

  describe('with a limited number of changes', () => {
    const minute = (n: number) => asInstant(new Date(Date.parse(noon) + n * 60_000).toISOString());
    const changes = (count: number): readonly MemberEvent[] =>
      Array.from({ length: count }, (_, n) => ({
        ...moved,
        zone: n % 2 === 0 ? 'Asia/Tokyo' : 'Europe/Paris',
        from: minute(n),
      }));
    const later: ChangeTimeZone = { ...move, zone: 'Asia/Seoul', at: minute(60) };
    const refusal = ['too-many-zone-changes', { kind: 'conflict', message: tooMany }] as const;

    it('changes at most 24 times, plus once for each day since the first sign-in', () => {
      const { at, zone } = later;
      given(registered, ...changes(24))
        .when(later)
        .yields({ ...moved, zone, from: at });
      given(registered, ...changes(25))
        .when(later)
        .refuses(...refusal);
      const aDayOn = asInstant('2026-03-05T18:00:00.000Z');
      given(registered, ...changes(25))
        .when({ ...later, at: aDayOn })
        .yields({ ...moved, zone, from: aDayOn });
    });

    it('counts corrections of any period as changes', () => {
      const since = minute(30);
      const correctLater = { ...correct, at: minute(60) };
      given(registered, ...changes(25))
        .when({ ...correctLater, since })
        .refuses(...refusal);
    });

    it('can still be corrected when the correction leaves fewer changes', () => {
      given(registered, ...changes(25))
        .when({ ...correct, since: minute(3) })
        .yields({ ...correction, since: minute(3) });
    });
  });
});
