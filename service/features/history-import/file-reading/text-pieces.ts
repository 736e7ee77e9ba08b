import { unreadable } from './unreadable.ts';

/**
 * Decodes a text: UTF-8, UTF-16 with its mark, else Windows-1252, which spreadsheets of Western Europe save. The first piece decides.
 * @throws Refusal `not-text` when it has bytes that no text has
 */
export async function* textPieces(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  file: string,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece));
    const text = decoder.decode(piece, { stream: true });
    if (text.includes('\0')) throw unreadable('not-text', file);
    yield text;
  }
  const last = decoder?.decode();
  if (last) yield last;
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  try {
    // A letter that the end of the piece cuts is no fault, because more is expected.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
