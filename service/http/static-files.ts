import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import { NotFound } from './failures.ts';
import { isMutation } from './same-origin.ts';

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
    const isFile = !isMutation(ctx) && !ctx.path.startsWith('/index.html') && serves(ctx);
    if (isFile) ctx.respond = false;
    else if (ctx.path.startsWith(hashed)) throw new NotFound();
    else await next();
  };

  /** Where there is no such file, sirv says so before it returns. */
  function serves({ req, res }: Context): boolean {
    const outcome = { isServed: true };
    serve(req, res, () => {
      outcome.isServed = false;
    });
    return outcome.isServed;
  }
}

function cacheControl(res: ServerResponse, path: string): void {
  res.setHeader(
    'Cache-Control',
    path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
