import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given, refusalOf } from '#domain/testing/given.ts';
import { publicPageDecider, refuseByAge, whyNoPage } from './public-page.ts';
import type { PublicPageEvent } from './public-page-events.ts';

const memberId = asMemberId('maya');
const at = asInstant('2026-03-10T12:00:00.000Z');
const choose = { type: 'ChooseHandle', memberId, handle: 'maya', handleId: 'h1', at } as const;
const chosen: PublicPageEvent = {
  type: 'HandleChosen',
  ...{ memberId, handle: 'maya', handleId: 'h1', changeableFrom: asInstant('2026-04-09T12:00:00.000Z') },
};
const givenUp: PublicPageEvent = { type: 'HandleGivenUp', memberId, handleId: 'h1' };
const page = given(publicPageDecider);

describe('the public page of a member', () => {
  it('gets a handle once by one choice', () => {
    page().when(choose).yields(chosen);
    page(chosen).when(choose).yieldsNothing();
  });
  it('changes its handle at most once in 30 days', () => {
    const other = { ...choose, handle: 'maya-runs', handleId: 'h2' };
    for (const history of [[chosen], [chosen, givenUp]]) {
      page(...history)
        .when({ ...other, at: asInstant('2026-04-09T11:59:59.999Z') })
        .refuses('handle-changed-lately');
      page(...history)
        .when({ ...other, at: asInstant('2026-04-09T12:00:00.000Z') })
        .yields({
          ...{ type: 'HandleChosen', memberId, handle: 'maya-runs', handleId: 'h2' },
          changeableFrom: asInstant('2026-05-09T12:00:00.000Z'),
        });
    }
  });
  it('gives up its handle once', () => {
    const giveUp = { type: 'GiveUpHandle', memberId } as const;
    page(chosen).when(giveUp).yields(givenUp);
    page(chosen, givenUp).when(giveUp).yieldsNothing();
    page().when(giveUp).yieldsNothing();
  });
  it('shows nothing before the first choice, and keeps each fact once in one order', () => {
    expect(publicPageDecider.initialState)
      .to.include({ isIndexed: false })
      .and.to.deep.include({ facts: [] });
    const facts = ['level', 'streak', 'level'] as const;
    const shown: PublicPageEvent = {
      type: 'PublicFactsChosen',
      ...{ memberId, facts: ['streak', 'level'], isIndexed: false },
    };
    page().when({ type: 'ChoosePublicFacts', memberId, facts, isIndexed: false }).yields(shown);
    page(shown).when({ type: 'ChoosePublicFacts', memberId, facts, isIndexed: false }).yieldsNothing();
    page(shown)
      .when({ type: 'ChoosePublicFacts', memberId, facts, isIndexed: true })
      .yields({ ...shown, isIndexed: true });
  });
  it('is taken down with a reason, once, and given back', () => {
    const admin = asMemberId('ada');
    const takeDown = {
      type: 'TakeDownPage',
      memberId,
      takenDownBy: admin,
      reason: ' A false name. ',
    } as const;
    const giveBack = { type: 'GiveBackPage', memberId, givenBackBy: admin, note: 'Changed.' } as const;
    const down: PublicPageEvent = {
      ...{ type: 'PublicPageTakenDown', memberId, takenDownBy: admin, reason: 'A false name.' },
    };
    const back: PublicPageEvent = {
      ...{ type: 'PublicPageGivenBack', memberId, givenBackBy: admin, note: 'Changed.' },
    };
    page(chosen).when(takeDown).yields(down);
    page(chosen)
      .when({ ...takeDown, reason: ' ' })
      .refuses('note-required');
    page(chosen, down).when(takeDown).yieldsNothing();
    page(chosen, down).when(giveBack).yields(back);
    page(chosen).when(giveBack).yieldsNothing();
    // Another name does not bring it back.
    page(chosen, down, givenUp).when(takeDown).yieldsNothing();
  });
  it('stays taken down where its data was erased, without the reason', () => {
    const takenDownBy = asMemberId('ada');
    const keep = { type: 'KeepPageDown', memberId, takenDownBy } as const;
    const down: PublicPageEvent = { type: 'PublicPageTakenDown', memberId, takenDownBy, reason: '' };
    page().when(keep).yields(down);
    page(down).when(keep).yieldsNothing();
  });
  it('is for adults by the given age, from their 18th birthday by it on', () => {
    const today = asMemberDay('2026-03-10');
    const age = { years: 17, givenOn: asMemberDay('2025-03-11') };
    expect(whyNoPage(age, today)).to.equal('under-age');
    expect(whyNoPage(age, asMemberDay('2026-03-11'))).to.equal(null);
    expect(whyNoPage(undefined, today)).to.equal('age-unknown');
    expect(refusalOf(() => refuseByAge(age, today)).code).to.equal('under-age');
    expect(refusalOf(() => refuseByAge(undefined, today)).code).to.equal('age-unknown');
    refuseByAge({ years: 30, givenOn: today }, today);
  });
});
