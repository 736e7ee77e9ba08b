/** Bytes of the length in front of a text. */
export const lengthBytes = 4;

/** Texts up to this length are copied faster byte by byte than by a call. */
const shortText = 64;

/** Bytes that grow. */
export class Bytes {
  buffer = Buffer.allocUnsafeSlow(256);
  length = 0;

  /** Makes room for as many more. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.buffer.length * 2));
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }

  /** In UTF-8, after the length in four bytes. */
  text(value: string): void {
    // A UTF-16 unit takes three bytes at most.
    this.reserve(lengthBytes + value.length * 3);
    const written = this.buffer.write(value, this.length + lengthBytes, 'utf8');
    this.buffer.writeUInt32LE(written, this.length);
    this.length += lengthBytes + written;
  }

  /** The same from UTF-8. @returns where it begins, with its length */
  textIn(bytes: Uint8Array, from: number, to: number): number {
    const size = to - from;
    this.reserve(lengthBytes + size);
    const { buffer, length } = this;
    // By hand, because a call costs as much as copying a short text.
    buffer[length] = size;
    buffer[length + 1] = size >>> 8;
    buffer[length + 2] = size >>> 16;
    buffer[length + 3] = size >>> 24;
    const start = length + lengthBytes;
    if (size > shortText) buffer.set(bytes.subarray(from, to), start);
    else for (let at = 0; at < size; at += 1) buffer[start + at] = bytes[from + at] as number;
    this.length = start + size;
    return length;
  }

  varint(value: number): void {
    this.reserve(10);
    let left = value;
    for (; left >= 128; left = Math.floor(left / 128)) this.byte((left % 128) + 128);
    this.byte(left);
  }

  /** Small numbers of either sign in few bytes. */
  zigzag(value: number): void {
    this.varint(value < 0 ? -value * 2 - 1 : value * 2);
  }

  byte(value: number): void {
    this.buffer[this.length] = value;
    this.length += 1;
  }

  take(): Buffer {
    const taken = this.buffer.subarray(0, this.length);
    this.length = 0;
    return taken;
  }
}
