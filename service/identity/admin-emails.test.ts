import { expect } from 'chai';
import { adminEmailsOf } from './admin-emails.ts';

const adminEmails = ['first@rondel.example', 'second@rondel.example'];

describe('the admins', () => {
  it('are those configured, in their order', () => {
    const oidc = { issuer: 'https://id.example', clientId: 'rondel', clientSecret: 'secret' };
    expect([...adminEmailsOf({ adminEmails, oidc })]).to.deep.equal(adminEmails);
  });

  it("begin with the demo's where the development sign-in is", () => {
    expect([...adminEmailsOf({ adminEmails, oidc: null })]).to.deep.equal([
      'ada@rondel.example',
      ...adminEmails,
    ]);
  });
});
