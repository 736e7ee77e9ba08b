import { expect } from 'chai';
import { deviceZone, zoneCookie } from './device-zone.ts';

describe('the cookie that tells the time zone of the device', () => {
  it('is Secure and has the prefix __Host- over https', () => {
    expect(zoneCookie('https:')).to.equal(`__Host-zone=${deviceZone()}; Secure; SameSite=Lax; Path=/`);
  });

  it('keeps a plain name over http, where browsers refuse the prefix', () => {
    expect(zoneCookie('http:')).to.equal(`zone=${deviceZone()}; SameSite=Lax; Path=/`);
  });
});

describe('the time zone of the device', () => {
  const globals = globalThis as { Temporal?: unknown };
  const given = globals.Temporal;
  afterEach(() => {
    globals.Temporal = given;
  });

  it('is what Intl says in a browser without Temporal', () => {
    globals.Temporal = undefined;
    expect(deviceZone()).to.equal(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('is what Temporal says where there is one', () => {
    globals.Temporal = { Now: { timeZoneId: () => 'Asia/Tokyo' } };
    expect(deviceZone()).to.equal('Asia/Tokyo');
  });
});
