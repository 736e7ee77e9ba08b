import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { isMutation } from '#service/http/middleware/same-origin.ts';
import { chosenTheme, themeCookie, withTheme } from './theme-contract.ts';

/** The client from its sources, for `npm run dev`: Vite transforms each file on request and replaces changed modules. */
export type DevClient = {
  readonly middleware: readonly Middleware[];
  /** Handles WebSocket upgrades on the service's port, where Vite announces changes, because the content policy allows no other port. */
  onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
};

const scriptFolder = '/@inline-scripts/';
/** Vite waits for a restarted service in a blob worker, which the content policy blocks. Without workers it waits in the page. */
const beforeVite = `${scriptFolder}before-vite.js`;
const inlineScript = /<script type="module"(?![^>]*\bsrc=)[^>]*>([\s\S]+?)<\/script>/g;

export async function startDevClient(): Promise<DevClient> {
  // Imported here, because Vite is not installed in production.
  const { createServer } = await import('vite');
  // Never listens: it only passes upgrades on to Vite.
  const upgrades = createHttpServer();
  const vite = await createServer({
    configFile: resolve('client/vite.config.ts'),
    appType: 'custom',
    // No source of the client has the address of a screen or of a route below `/api`.
    base: '/@client/',
    server: { middlewareMode: true, hmr: { server: upgrades } },
  });
  const scripts = new Map([[beforeVite, 'delete globalThis.SharedWorker;']]);

  const serveSource: Middleware = async (ctx, next) => {
    if (isMutation(ctx)) return void (await next());
    if (await isAnsweredBy(vite.middlewares, ctx)) ctx.respond = false;
    else await next();
  };
  const serveScript: Middleware = async (ctx, next) => {
    const script = scripts.get(ctx.path);
    if (script === undefined) return void (await next());
    ctx.type = 'text/javascript; charset=utf-8';
    ctx.body = script;
  };
  const servePage: Middleware = async (ctx, next) => {
    if (isMutation(ctx)) return void (await next());
    const page = await vite.transformIndexHtml(ctx.path, await readFile('client/index.html', 'utf8'));
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = withTheme(page, chosenTheme(ctx.cookies.get(themeCookie, { signed: false })))
      .replace(inlineScript, asFile)
      .replace('<head>', `<head><script src="${beforeVite}"></script>`)
      .replaceAll('__NONCE__', ctx.state.allowPage());
  };
  /** Plugins add inline scripts to the page, which the content security policy blocks, so they become files. */
  const asFile = (_: string, script: string): string => {
    const path = `${scriptFolder}${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
    scripts.set(path, script);
    return `<script type="module" src="${path}"></script>`;
  };
  return {
    middleware: [serveScript, serveSource, servePage],
    onUpgrade: (request, socket, head) => void upgrades.emit('upgrade', request, socket, head),
    close: () => vite.close(),
  };
}

type Connect = (
  request: Context['req'],
  response: Context['res'],
  next: (error?: unknown) => void,
) => unknown;

const isAnsweredBy = (middleware: Connect, { req, res }: Context): Promise<boolean> =>
  new Promise((answered, failed) => {
    res.once('close', () => answered(true));
    middleware(req, res, (error) => (error === undefined ? answered(false) : failed(error)));
  });
