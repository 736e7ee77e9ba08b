import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';

/** Compressed for each answer: the best quality would cost 80 times as much for a tenth of the bytes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const compressors = { br: (text: string) => brotli(text, quality), gzip: promisify(gzip) };

/** Smallest first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The smallest available encoding that the browser accepts; undefined for none. */
export const acceptedEncoding = (ctx: Context, isThere = (_: Encoding) => true): Encoding | undefined =>
  encodings.find((name) => isThere(name) && ctx.acceptsEncodings(name, 'identity') === name);

/** A shorter answer fits into one packet without compression. */
const shortest = 1000;

/**
 * Answers with a text in the smallest encoding that the browser accepts. `Vary` is set before, also for a text that is too short to
 * compress.
 */
export async function sendCompressed(ctx: Context, text: string): Promise<void> {
  const encoding = acceptedEncoding(ctx);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = await compressed(text, encoding);
}

/** A text in an encoding; the text itself for none. */
export const compressed = async (text: string, encoding: Encoding | undefined): Promise<string | Buffer> =>
  encoding ? compressors[encoding](text) : text;

/** Compresses the answer of a route that is `isCompressible`, where it is long and no error. */
export const compressLongAnswer: Middleware = async (ctx, next) => {
  ctx.vary('Accept-Encoding');
  await next();
  const { status } = ctx;
  const body: unknown = ctx.body;
  if (status !== 200 || typeof body !== 'object' || body === null) return;
  const text = JSON.stringify(body);
  ctx.type = 'application/json; charset=utf-8';
  if (text.length < shortest) ctx.body = text;
  else await sendCompressed(ctx, text);
};
