import { randomUUID } from 'node:crypto';
import { openStores } from '#service/event-store/open-stores.ts';
import { parseConfig } from '#service/platform/config.ts';

/*
 * Appends an event of any type and data to a new stream of a running service, like a foreign program or newer release. Reads `DATA_DIR` or
 * `DATABASE_URL`; the arguments are stream, type and data. Prints the event's id.
 */
const [stream = '', type = '', data = '{}'] = process.argv.slice(2);
const id = randomUUID();
const { events, close } = await openStores(parseConfig(process.env));
const event = { id, type, data: JSON.parse(data) as Record<string, unknown>, metadata: {} };
await events.append(stream, 'no-stream', [event]);
await close();
process.stdout.write(id);
