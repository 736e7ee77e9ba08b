import type { FileBytes } from './file-bytes.ts';
import { fileLimits, unreadable } from './unreadable.ts';

/** A file in a zip, as the directory at its end lists it. */
export type ZipEntry = {
  /** With its folders. */
  readonly path: string;
  /** In bytes, unpacked, as the directory says. */
  readonly size: number;
  readonly packedSize: number;
  readonly method: 'stored' | 'deflated';
  readonly headerAt: number;
};

export const isZip = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5);

const endLength = 22;
const longestComment = 65_535;
const signatures = { entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, local: 0x04034b50 };
const unknown32 = 0xffffffff;

/**
 * The files of a zip, without folders and without what macOS adds.
 * @throws Refusal `zip-broken`, `zip-encrypted`, `zip-method`, `zip-bomb` or `file-too-large`
 */
export async function zipEntries(file: FileBytes): Promise<readonly ZipEntry[]> {
  const { count, start, length } = await directoryOf(file);
  if (count > fileLimits.zipEntries) throw unreadable('zip-bomb', file.name);
  if (length > 64_000_000 || start + length > file.size) throw unreadable('zip-broken', file.name);
  const directory = viewOf(await file.slice(start, start + length));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== signatures.entry)
      throw unreadable('zip-broken', file.name);
    const { entry, next } = entryAt(directory, at, file.name);
    at = next;
    if (!entry.path.endsWith('/') && !entry.path.startsWith('__MACOSX/')) entries.push(entry);
  }
  refuseBombs(entries, file);
  return entries;
}

/** Entries that overlap, or that unpack to more than deflate can, are made to fill a disk. */
function refuseBombs(entries: readonly ZipEntry[], file: FileBytes): void {
  const packed = entries.reduce((sum, entry) => sum + entry.packedSize, 0);
  const isTooDense = entries.some(({ size, packedSize }) => size > packedSize * fileLimits.zipRatio + 1000);
  if (packed > file.size || isTooDense) throw unreadable('zip-bomb', file.name);
}

type Directory = { readonly count: number; readonly start: number; readonly length: number };

async function directoryOf(file: FileBytes): Promise<Directory> {
  const from = Math.max(0, file.size - endLength - longestComment);
  const tail = viewOf(await file.slice(from, file.size));
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== signatures.end) continue;
    const found = {
      count: tail.getUint16(at + 10, true),
      length: tail.getUint32(at + 12, true),
      start: tail.getUint32(at + 16, true),
    };
    const isLarge = found.count === 0xffff || found.length === unknown32 || found.start === unknown32;
    return isLarge ? await largeDirectoryOf(file, from + at) : found;
  }
  throw unreadable('zip-broken', file.name);
}

/** The directory of a zip beyond 4 GB or 65,535 files: its place is in a record before the end. */
async function largeDirectoryOf(file: FileBytes, endAt: number): Promise<Directory> {
  if (endAt < 20) throw unreadable('zip-broken', file.name);
  const locator = viewOf(await file.slice(endAt - 20, endAt));
  const at = Number(locator.getBigUint64(8, true));
  if (at + 56 > file.size) throw unreadable('zip-broken', file.name);
  const record = viewOf(await file.slice(at, at + 56));
  if (record.getUint32(0, true) !== signatures.end64) throw unreadable('zip-broken', file.name);
  return {
    count: Number(record.getBigUint64(32, true)),
    length: Number(record.getBigUint64(40, true)),
    start: Number(record.getBigUint64(48, true)),
  };
}

function entryAt(
  view: DataView,
  at: number,
  file: string,
): { readonly entry: ZipEntry; readonly next: number } {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  if ((flags & 1) === 1) throw unreadable('zip-encrypted', file);
  if (method !== 0 && method !== 8) throw unreadable('zip-method', file);
  const nameLength = view.getUint16(at + 28, true);
  const extraAt = at + 46 + nameLength;
  const extraLength = view.getUint16(at + 30, true);
  const next = extraAt + extraLength + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw unreadable('zip-broken', file);
  const short = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  const [size = 0, packedSize = 0, headerAt = 0] = widened(short, view, extraAt, extraLength);
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  const path = new TextDecoder().decode(name);
  return { entry: { path, size, packedSize, headerAt, method: method === 0 ? 'stored' : 'deflated' }, next };
}

/** Sizes that do not fit into 32 bits follow, in the same order, in an extra field. */
function widened(short: readonly number[], view: DataView, extraAt: number, extraLength: number): number[] {
  let wideAt = -1;
  for (let at = extraAt; at + 4 <= extraAt + extraLength; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 1) wideAt = at + 4;
  return short.map((value) => {
    if (value !== unknown32 || wideAt < 0 || wideAt + 8 > view.byteLength) return value;
    wideAt += 8;
    return Number(view.getBigUint64(wideAt - 8, true));
  });
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const packedPiece = 131_072;

/**
 * The unpacked bytes of an entry.
 * @throws Refusal `zip-bomb` when more comes out than the directory says; `zip-broken`
 */
export async function* unpacked(file: FileBytes, entry: ZipEntry): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const header = viewOf(await file.slice(entry.headerAt, entry.headerAt + 30));
  if (header.byteLength < 30 || header.getUint32(0, true) !== signatures.local)
    throw unreadable('zip-broken', file.name);
  const start = entry.headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = packedStream(file, start, start + entry.packedSize);
  const pieces =
    entry.method === 'stored' ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
  let size = 0;
  const reader = pieces.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw unreadable('zip-broken', file.name);
      });
      if (done) break;
      size += value.byteLength;
      if (size > entry.size) throw unreadable('zip-bomb', file.name);
      yield value;
    }
    if (size !== entry.size) throw unreadable('zip-broken', file.name);
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function packedStream(file: FileBytes, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = from;
  return new ReadableStream(
    {
      async pull(controller) {
        if (at >= to) return controller.close();
        const piece = await file.slice(at, Math.min(at + packedPiece, to));
        at += packedPiece;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 1 },
  );
}
