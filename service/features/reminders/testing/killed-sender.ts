import { appendFileSync } from 'node:fs';
import { deliveryTo, openReminderWorld } from './reminder-world.ts';

const [databaseUrl = '', at = '', file = '', killedAfter = '0'] = process.argv.slice(2);

/** Sends reminders into a file, and is killed after a number of them, before the last ones are recorded. */
let sent = 0;
const world = await openReminderWorld(databaseUrl, at);
await world.start(
  deliveryTo((memberId, { kind, id }) => {
    appendFileSync(file, `${memberId} ${kind} ${id}\n`);
    sent += 1;
    if (sent === Number(killedAfter)) process.kill(process.pid, 'SIGKILL');
  }),
);
