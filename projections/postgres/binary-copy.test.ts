import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import * as fc from 'fast-check';
import type pg from 'pg';
import { copyOut } from './binary-copy.ts';

/** A message of the protocol. */
function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const signature = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);

/** A row with one text. */
function row(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(6);
  head.writeInt16BE(1);
  head.writeInt32BE(bytes.length, 2);
  return Buffer.concat([head, bytes]);
}

function inChunks(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const chunks: Buffer[] = [];
  let at = 0;
  for (let nth = 0; at < bytes.length; nth += 1) {
    const size = sizes[nth % sizes.length] ?? 1;
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

describe('a binary COPY', () => {
  it('yields every row and passes on other messages, with any cuts between chunks', async () => {
    const sizes = fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 12 }),
        fc.nat({ max: 400 }).map((n) => n + 1),
      ),
      {
        minLength: 1,
        maxLength: 9,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 20 }),
        sizes,
        async (texts, cuts) => {
          const stream = new PassThrough();
          const passed: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => passed.push(chunk));
          let submitted: { handleCommandComplete(): void; handleReadyForQuery(): void } | undefined;
          const client = {
            query(submittable: NonNullable<typeof submitted> & { submit(connection: unknown): void }) {
              submitted = submittable;
              submittable.submit({ stream, query: () => {} });
            },
          };
          const copy = copyOut(client as unknown as pg.Client, 'select', (fields) => fields.text());
          const rows = texts.map((text, nth) =>
            message('d', nth === 0 ? Buffer.concat([signature, row(text)]) : row(text)),
          );
          const [begin, end] = [message('H', Buffer.alloc(5)), message('C', Buffer.from('COPY\0'))];
          for (const chunk of inChunks(Buffer.concat([begin, ...rows, end]), cuts))
            stream.emit('data', chunk);
          submitted?.handleCommandComplete();
          submitted?.handleReadyForQuery();
          expect(await copy.next(1000)).to.deep.equal(texts);
          expect(await copy.next(1000)).to.equal(null);
          expect(Buffer.concat(passed)).to.deep.equal(Buffer.concat([begin, end]));
        },
      ),
      { numRuns: 100 },
    );
  });
});
