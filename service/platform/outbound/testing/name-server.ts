import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server on this machine (RFC 1035) that answers for IPv4 by a function, and knows no address of IPv6. */
export async function startNameServer(addressesOf: (name: string, nth: number) => readonly string[]) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const { name, type, end } = questionIn(query);
    const isV4 = type === 1;
    if (isV4) asked.push(name);
    const addresses = isV4 ? addressesOf(name, asked.length) : [];
    const head = Buffer.from(query.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(addresses.length, 6);
    head.fill(0, 8, 12);
    socket.send(Buffer.concat([head, ...addresses.map(recordOf)]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  return { server: `127.0.0.1:${port}`, asked, close: () => socket.close() };
}

function questionIn(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The name of the question, type A, class IN, no time to live, four bytes. */
const recordOf = (address: string): Buffer =>
  Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
