import { expect } from 'chai';
import { memberIdOf } from './member-id.ts';

describe('the id of a member', () => {
  it('never changes for the same account', () => {
    expect(memberIdOf('https://id.example', 'ada')).to.equal('d125a5ab-554a-55ed-9900-f2a3ab2922bf');
  });

  it('is a UUID of version 5', () => {
    expect(memberIdOf('https://id.example', 'bo')).to.match(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('differs for accounts whose issuer and subject concatenate to the same text', () => {
    expect(memberIdOf('a', 'b,c')).to.not.equal(memberIdOf('a,b', 'c'));
  });
});
