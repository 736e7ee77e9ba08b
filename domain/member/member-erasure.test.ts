import { expect } from 'chai';
import { fold } from '#domain/kernel/decider.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import {
  accountKept,
  byHand,
  deleted,
  erase,
  erased,
  keepAccount,
  kept,
  moved,
  register,
  registered,
  remove,
  spent,
  update,
  updated,
} from '#domain/testing/member-samples.ts';
import { memberDecider } from './member.ts';

const given = givenFor(memberDecider);

describe('a member whose data is erased', () => {
  describe('an erasure', () => {
    it('keeps the account and its time zones', () => {
      given(registered).when(erase).yields(erased);
      const { zones } = fold(memberDecider, [registered, moved]);
      expect(fold(memberDecider, [registered, byHand, kept, moved, spent, erased])).to.deep.equal({
        ...memberDecider.initialState,
        status: 'registered',
        zones,
      });
    });

    it('starts the new stream with the account and its time zone, and nothing else', () => {
      given().when(keepAccount).yields(accountKept);
      const kept = fold(memberDecider, [accountKept]);
      expect(kept).to.deep.include({
        ...memberDecider.initialState,
        status: 'registered',
        zones: kept.zones,
      });
      expect(kept.zones.map(({ zone }) => zone)).to.deep.equal(['Asia/Tokyo']);
      expect(fold(memberDecider, [registered, moved, erased, accountKept])).to.deep.equal(kept);
      expect(fold(memberDecider, [erased, accountKept])).to.deep.equal(kept);
      expect(fold(memberDecider, [registered, moved, accountKept])).to.deep.equal(kept);
    });

    it('covers events recorded since the previous erasure', () => {
      given(registered, erased).when(erase).yields(erased);
    });

    it('is followed by a registration at the next sign-in', () => {
      given(registered, erased).when(register).yields(registered);
    });

    it('allows a new profile, which the next sign-in does not change', () => {
      given(registered, erased)
        .when(update({ firstName: 'Annie' }))
        .yields(updated({ firstName: 'Annie' }));
      const { profile, zones } = fold(memberDecider, [
        registered,
        moved,
        erased,
        updated({ firstName: 'Annie' }),
        registered,
      ]);
      expect(profile).to.deep.equal({ firstName: 'Annie', lastName: 'Lima', profileImageUrl: null });
      expect(zones.map(({ zone }) => zone)).to.deep.equal(['Europe/Paris']);
    });
  });

  describe('a deletion', () => {
    it('lists the deleted streams', () => {
      given(registered).when(remove).yields(deleted);
    });

    it('covers events recorded since the previous deletion', () => {
      given(registered, deleted).when(remove).yields(deleted);
    });

    it('leaves no state', () => {
      expect(fold(memberDecider, [registered, moved, deleted])).to.deep.equal({
        ...memberDecider.initialState,
        status: 'deleted',
      });
    });

    it('refuses every later command except a new registration', () => {
      given(registered, deleted)
        .when(erase)
        .refuses('not-admitted', { message: 'This account was deleted.' });
      given(registered, deleted).when(register).yields(registered);
    });
  });
});
