import { expect } from 'chai';
import { discoveryFrom } from './provider-metadata.ts';

const documentOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/end-session`,
});
const issuer = 'https://id.example';

describe('the discovery document of a provider', () => {
  for (const honest of [issuer, 'http://127.0.0.1:9000'])
    it(`is accepted when its addresses have the protocol of its issuer, ${honest}`, () => {
      expect(discoveryFrom(documentOf(honest), honest)).to.include(documentOf(honest));
    });

  for (const name of ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'])
    for (const address of ['http://id.example/x', 'ftp://id.example/x'])
      it(`is refused when its ${name} is ${address} and its issuer is https`, () => {
        expect(() => discoveryFrom({ ...documentOf(issuer), [name]: address }, issuer)).to.throw('not https');
      });

  it('is refused when the issuer lacks its last slash, with the value to configure', () => {
    expect(() => discoveryFrom(documentOf(`${issuer}/`), issuer)).to.throw(
      `OIDC_ISSUER is ${issuer}, and the provider there calls itself ${issuer}/. If that is the right provider, set OIDC_ISSUER to exactly ${issuer}/`,
    );
  });

  it('drops an end_session_endpoint with http when the issuer is https', () => {
    const document = { ...documentOf(issuer), end_session_endpoint: 'http://id.example/end-session' };
    expect(discoveryFrom(document, issuer)).to.not.have.property('end_session_endpoint');
  });
});
