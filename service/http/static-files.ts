import { once } from 'node:events';
import { fstat, type ReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import { NotFound } from './failures.ts';
import { isMutation } from './same-origin.ts';

const statOf = promisify(fstat);
/** The build puts a hash into the names of these, so they never change. */
const hashed = '/assets/';

/** Serves the built client, precompressed where the build has left `.br` and `.gz` beside a file. The page itself is not its business. */
export function staticFiles(folder: string): Middleware {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: cacheControl,
  });
  return async function serveFile(ctx, next) {
    const draft = isMutation(ctx) || ctx.path.startsWith('/index.html') ? null : draftOf(ctx);
    if (draft) await answer(ctx, draft);
    else if (ctx.path.startsWith(hashed)) throw new NotFound();
    else await next();
  };

  /** Where there is no such file, sirv says so before it returns. */
  function draftOf({ req }: Context): Draft | null {
    const draft = new Draft();
    const outcome = { isServed: true };
    // Whole files only: sirv takes a range at its word.
    const whole = { url: req.url, headers: { ...req.headers, range: undefined } };
    serve(whole as unknown as IncomingMessage, draft as unknown as ServerResponse, () => {
      outcome.isServed = false;
    });
    if (draft.file) draft.file.unpipe(draft).pause();
    return outcome.isServed ? draft : null;
  }
}

/**
 * Stands in for the answer. What sirv opens it pipes with nobody to hear of an error, and sends the head before: a file that is gone
 * since the start, after a new build say, would end the process.
 */
class Draft extends Writable {
  status = 200;
  file: ReadStream | null = null;
  readonly headers: OutgoingHttpHeaders = {};

  constructor() {
    super();
    this.once('pipe', (file: ReadStream) => {
      this.file = file;
    });
  }
  getHeader(name: string): unknown {
    return this.headers[name];
  }
  setHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  writeHead(status: number, headers: OutgoingHttpHeaders = {}): void {
    this.status = status;
    Object.assign(this.headers, headers);
  }
}

async function answer(ctx: Context, { status, headers, file }: Draft): Promise<void> {
  const length = file && (await lengthOf(file));
  ctx.status = status;
  if (file) ctx.body = file;
  ctx.set(headers as Record<string, string>);
  if (length !== null) ctx.length = length;
}

/** As it is now: another build may have left another file under the name. @throws NotFound when there is none any more. */
async function lengthOf(file: ReadStream): Promise<number> {
  try {
    const [descriptor] = (await once(file, 'open')) as [number];
    return (await statOf(descriptor)).size;
  } catch {
    throw new NotFound();
  }
}

function cacheControl(res: ServerResponse, path: string): void {
  res.setHeader(
    'Cache-Control',
    path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
