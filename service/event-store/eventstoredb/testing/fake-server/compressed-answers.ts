import type { Http2Server, IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { gzipSync } from 'node:zlib';
import type { Server } from '@grpc/grpc-js';

/** An internal of the server that its types hide. */
type Insides = { readonly http2Servers: ReadonlyMap<Http2Server, unknown> };

/** Compresses each message to a client that offers gzip, which the server of grpc-js cannot. Call it once the server is bound. */
export function compressAnswers(server: Server, tally: { compressed: number }): void {
  for (const http2 of (server as unknown as Insides).http2Servers.keys())
    http2.prependListener('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
      if (headers['grpc-accept-encoding']?.includes('gzip')) compress(stream, tally);
    });
}

/** A message is a byte that says whether it is compressed, its length in four bytes, and itself. */
const headBytes = 5;

function compress(stream: ServerHttp2Stream, tally: { compressed: number }): void {
  const respond = stream.respond.bind(stream);
  const write = stream.write.bind(stream) as (chunk: Buffer, done: unknown) => boolean;
  stream.respond = (headers, options) => respond({ ...headers, 'grpc-encoding': 'gzip' }, options);
  stream.write = (message: Buffer, done: unknown) => {
    tally.compressed += 1;
    const packed = gzipSync(message.subarray(headBytes));
    const head = Buffer.alloc(headBytes, 1);
    head.writeUInt32BE(packed.length, 1);
    return write(Buffer.concat([head, packed]), done);
  };
}
