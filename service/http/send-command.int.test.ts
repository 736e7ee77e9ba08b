import { expect } from 'chai';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { betaRequestId } from '#service/beta/beta-request-id.ts';
import { collect } from '#service/event-store/testing/samples.ts';
import { eventsOf } from '#service/testing/house-stores.ts';
import { type RunningHouse, runHouse } from '#service/testing/running-house.ts';

describe('the command of a visitor', () => {
  let house: RunningHouse;

  before(async function () {
    this.timeout(60_000);
    house = await runHouse();
  });
  after(() => house.stop());

  const zones: readonly (readonly [device: string, zone: string])[] = [
    ['eUrOpE/bErLiN', 'Europe/Berlin'],
    ['Mars/Olympus', 'UTC'],
  ];
  for (const [device, zone] of zones) {
    it(`is recorded in ${zone} where the device says ${device}`, async () => {
      const email = `${zone.toLowerCase().replace('/', '-')}@rondel.example`;
      const headers = { 'X-Time-Zone': device };
      await house.visitor().send('POST', '/api/beta/request', { json: { email }, headers });
      const events = await eventsOf(house);
      const stored = await collect(events.readStream(betaRequestStream(betaRequestId(email))));
      await events.close();
      expect(stored.map(({ metadata }) => metadata.zone)).to.deep.equal([zone]);
    });
  }
});
