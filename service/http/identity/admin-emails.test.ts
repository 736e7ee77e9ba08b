import { expect } from 'chai';
import { adminEmailsOf } from './admin-emails.ts';

const adminEmails = ['first@rondel.example', 'second@rondel.example'];

describe('the admin addresses', () => {
  it('are the configured ones, in their order', () => {
    for (const signIn of ['outside', 'own', 'both'] as const)
      expect([...adminEmailsOf({ adminEmails, signIn })]).to.deep.equal(adminEmails);
  });

  it("start with the demo admin's address under the development sign-in", () => {
    expect([...adminEmailsOf({ adminEmails, signIn: 'development' })]).to.deep.equal([
      'ada@rondel.example',
      ...adminEmails,
    ]);
  });
});
