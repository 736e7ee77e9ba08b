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
