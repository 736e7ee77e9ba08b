import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { given, refusalOf } from '#domain/testing/given.ts';
import { handleDecider } from './handle.ts';
import type { HandleEvent } from './handle-events.ts';
import { handleIn, isHandle, isReserved, lookOf } from './handle-rules.ts';

describe('the handle of a public page', () => {
  it('is stored in small letters, without spaces around it and without @', () => {
    expect(handleIn('  @Maya-Runs ')).to.equal('maya-runs');
    expect(handleIn('abc')).to.equal('abc');
    expect(handleIn('a'.repeat(20))).to.equal('a'.repeat(20));
  });

  for (const text of [
    ...['', 'ab', 'a'.repeat(21), '-maya', 'maya-', 'ma--ya', 'xn--80ak6aa92e', 'ma ya', 'ma_ya', 'ma.ya'],
    ...['../etc', 'maya/card', 'maya%2f', 'mаya', 'ｍaya', 'ma\u200bya', 'maya\u202e', 'ma\u0000ya', 'mayä'],
    ...['12345', '555-0100', '😀😀😀', '<b>maya', "o'neill", 'ma\nya'],
  ])
    it(`is refused as ${JSON.stringify(text)}`, () => {
      expect(refusalOf(() => handleIn(text))).to.include({ code: 'invalid-handle', kind: 'invalid' });
      expect(isHandle(text)).to.equal(false);
    });

  it('is reserved when it seems to speak for the service, in every spelling', () => {
    for (const handle of [
      ...['rondel', 'r0nd3l', 'the-rondel-team', 'admin', 'adm1n', 'a-d-m-i-n', '4dmin', 'rondeladmin'],
      ...['support', 'supp0rt', '5upport', 'official-maya', 'moderator', 'verified-max', 'helpdesk'],
      ...[
        'staff',
        'st4ff',
        'the-coach',
        'team-blue',
        'no-reply',
        'security',
        'root',
        'api',
        'log-in',
        'd0cs',
      ],
      ...['dashboard', 'bring-history', 'null', 'card', 'robots', 'readyz', 'rnoderator'],
      ...['ronclel', 'aclmin', 'rnoclerator', '6illing', 'bi11ing', 'staff1', 'st4ff-2026', 'the-coach7'],
      ...['securityteam', 'helpteam', 'helpteam24', 'pressinfo', 'sysadminteam'],
    ])
      expect(isReserved(handle), handle).to.equal(true);
  });

  it('is not reserved for a usual name', () => {
    for (const handle of [
      ...['maya-runs', 'noah', 'lena92', 'staffan', 'coachella', 'teamwork', 'apis', 'rooty', 'melanie'],
      ...['clara', 'dara', 'claus66', 'helper1', 'infoteamwork', 'modest', 'teamo'],
      ...['mark-tester', 'find-me', 'history-buff', 'youri', 'samson', 'anna-5k', 'big-tom'],
    ])
      expect(isReserved(handle), handle).to.equal(false);
  });

  it('has the look of all that can be mistaken for it', () => {
    for (const [one, other] of [
      ['maya', 'ma-ya'],
      ['lilo', '1i10'],
      ['oslo', '05l0'],
      ['mia', 'rnia'],
      ['wanda', 'vvanda'],
      ['iris', 'lrls'],
    ] as const)
      expect(lookOf(one), other).to.equal(lookOf(other));
    expect(lookOf('maya')).to.not.equal(lookOf('mara'));
    // Ids of handles follow from it.
    expect(['clara', 'bob6', 'm-1-lo'].map(lookOf)).to.deep.equal(['clara', 'bob6', 'mllo']);
  });
});

const at = asInstant('2026-03-10T12:00:00.000Z');
const claim = { type: 'ClaimHandle', handleId: 'h', holder: 'maya', at } as const;
const claimed: HandleEvent = { type: 'HandleClaimed', handleId: 'h', holder: 'maya' };
const inAYear = asInstant('2027-03-10T12:00:00.000Z');
const released: HandleEvent = { type: 'HandleReleased', handleId: 'h', holder: 'maya', freeFrom: inAYear };
const handle = given(handleDecider);

describe('the claim of a handle', () => {
  it('is stored once', () => {
    handle().when(claim).yields(claimed);
    handle(claimed).when(claim).yieldsNothing();
  });
  it('is refused while another member holds it', () => {
    handle(claimed)
      .when({ ...claim, holder: 'noah' })
      .refuses('handle-unavailable');
  });
  it('is refused for a year after a release, to everybody', () => {
    for (const holder of ['maya', 'noah']) {
      handle(claimed, released)
        .when({ ...claim, holder, at: asInstant('2027-03-10T11:59:59.999Z') })
        .refuses('handle-unavailable');
      handle(claimed, released)
        .when({ ...claim, holder, at: inAYear })
        .yields({ ...claimed, holder });
    }
  });
  it('ends by its holder only, and once', () => {
    const release = { ...claim, type: 'ReleaseHandle' } as const;
    handle(claimed).when(release).yields(released);
    handle(claimed)
      .when({ ...release, holder: 'noah' })
      .yieldsNothing();
    handle(claimed, released).when(release).yieldsNothing();
    handle().when(release).yieldsNothing();
  });
  it('leaves a handle that was not chosen free at once', () => {
    const unused: HandleEvent = { ...released, freeFrom: at };
    handle(claimed)
      .when({ ...claim, type: 'ReleaseHandle', isUnused: true })
      .yields(unused);
    handle(claimed, unused)
      .when({ ...claim, holder: 'noah' })
      .yields({ ...claimed, holder: 'noah' });
  });
});
