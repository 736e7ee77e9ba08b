import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * The receivers of bench-webhooks.ts, in a separate process, at every address of this machine below 127. The first one accepts, and tells the parent
 * how long after the event each message came. The others never answer.
 */
const accepting = '127.0.0.1';
let milliseconds: number[] = [];
let hanging = 0;

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => void pieces.push(piece));
  request.on('end', () => {
    if (!request.headers.host?.startsWith(`${accepting}:`)) {
      hanging += 1;
      return;
    }
    const { timestamp } = JSON.parse(Buffer.concat(pieces).toString()) as { readonly timestamp: string };
    milliseconds.push(Date.now() - Date.parse(timestamp));
    response.writeHead(204).end();
  });
});
server.listen(0, '0.0.0.0', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
setInterval(() => {
  process.send?.({ milliseconds, hanging });
  milliseconds = [];
}, 500);
process.on('disconnect', () => process.exit());
