/** A chosen file, wherever it is: a `File` of the browser, an open file of Node. */
export type FileBytes = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** @param end excluded */
  slice(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
};

/** A file of the browser, or bytes in memory. */
export const bytesOfBlob = (name: string, blob: Blob): FileBytes => ({
  name,
  size: blob.size,
  slice: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
});

const pieceLength = 65_536;

/** The file from its start, piece by piece. */
export async function* piecesOf(file: FileBytes): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < file.size; at += pieceLength)
    yield await file.slice(at, Math.min(at + pieceLength, file.size));
}
