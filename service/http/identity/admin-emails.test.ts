import { expect } from 'chai';
import { adminEmailsOf } from './admin-emails.ts';

const adminEmails = ['first@rondel.example', 'second@rondel.example'];

describe('the admin addresses', () => {
  it('are the configured ones, in their order', () => {
    const oidc = { issuer: 'https://id.example', clientId: 'rondel', clientSecret: 'secret' };
    expect([...adminEmailsOf({ adminEmails, oidc })]).to.deep.equal(adminEmails);
  });

  it("start with the demo admin's address under the development sign-in", () => {
    expect([...adminEmailsOf({ adminEmails, oidc: null })]).to.deep.equal([
      'ada@rondel.example',
      ...adminEmails,
    ]);
  });
});
