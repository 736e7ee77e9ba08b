import { expect } from 'chai';
import { verify } from '#projections/engine/verify.ts';
import { connector } from '#projections/postgres/connection.ts';
import { reminders } from '#projections/reminders/reminders.ts';
import { fixedRowCipher } from '#service/event-store/encryption/testing/fixed-keys.ts';
import { eventSourceOf } from '#service/event-store/event-source.ts';
import { testDatabase } from '#service/testing/database.ts';
import { openReminderWorld } from './testing/reminder-world.ts';
import { liveTheWeek, weekStart } from './testing/simulated-week.ts';

const members = 20;

describe('nine days of reminders in ten zones, three of which end summer time', function () {
  this.timeout(240_000);

  it('reach each member exactly when a look at the clock every 15 minutes says', async () => {
    const database = await testDatabase();
    const world = await openReminderWorld(database.url, weekStart);
    try {
      const { expected, received } = await liveTheWeek(world, members);
      expect(received).to.deep.equal(expected);
      expect(expected.length).to.be.above(5 * members);
      const [verified] = await verify({
        connect: connector({ connectionString: database.url }),
        projections: [reminders],
        source: eventSourceOf(world.events, await fixedRowCipher()),
      });
      expect(verified).to.include({ projection: 'reminders', differingRows: 0 });
    } finally {
      await world.close();
      await database.drop();
    }
  });
});
