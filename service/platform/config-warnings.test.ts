import { expect } from 'chai';
import { parseConfig } from '#service/platform/config.ts';
import { startWarnings } from '#service/platform/config-warnings.ts';
import { production } from '#service/testing/production-environment.ts';

describe('the warnings of a start', () => {
  it('cover a Node version without maintenance in production', () => {
    const config = parseConfig({
      ...production,
      SUPPORT_EMAIL: 'help@rondel.example',
      METRICS_PORT: '9090',
    });
    expect(startWarnings(config, '20.20.2').join()).to.match(/^Node 20.20.2 gets no security fixes/);
    expect(startWarnings(config, '22.21.0')).to.deep.equal([]);
  });

  it('cover trust in unverified addresses, which is not the default', () => {
    const settings = { ...production, SUPPORT_EMAIL: 'help@rondel.example', METRICS_PORT: '9090' };
    const config = parseConfig({ ...settings, OIDC_TRUST_EMAIL: '1' });
    expect(config.oidc?.trustsEmail).to.equal(true);
    expect(startWarnings(config, '22.21.0').join()).to.match(/^OIDC_TRUST_EMAIL=1: every address counts/);
    expect(parseConfig(settings).oidc).not.to.have.property('trustsEmail');
  });

  it('cover metrics without a separate port behind a proxy', () => {
    const config = parseConfig({ ...production, SUPPORT_EMAIL: 'help@rondel.example', METRICS_PORT: '' });
    expect(startWarnings(config, '22.21.0').join()).to.match(/^METRICS_PORT is not set: behind a proxy/);
  });

  it('cover admins without proof and an embedded Postgres in production', () => {
    const own = { ...production, SUPPORT_EMAIL: 'help@rondel.example', METRICS_PORT: '9090' };
    const trusting = parseConfig({ ...own, ADMIN_EMAILS: 'ada@rondel.example', ADMIN_AMR: 'any' });
    expect(startWarnings(trusting, '22.21.0').join()).to.match(/^ADMIN_AMR=any: no second factor/);
    const embedded = parseConfig({ ...own, DATABASE_URL: '', EMBEDDED_POSTGRES: '1' });
    expect(startWarnings(embedded, '22.21.0').join()).to.match(/^EMBEDDED_POSTGRES=1: /);
  });
});
