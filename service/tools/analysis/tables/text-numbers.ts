import { Bytes, lengthBytes } from './bytes.ts';

/** Numbers different texts in UTF-8 from 0. A map by strings would make a string of each text only to look it up. */
export class TextNumbers {
  readonly #texts = new Bytes();
  /** Where each text begins in the bytes. */
  #places = new Float64Array(32);
  /** Numbers of texts by their hashes; -1 where there is none. */
  #slots = new Int32Array(64).fill(-1);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  of(bytes: Uint8Array, from: number, to: number): number {
    if (this.#size === this.#places.length) this.#grow();
    const slot = this.#slotOf(bytes, from, to);
    const known = this.#slots[slot] ?? -1;
    if (known !== -1) return known;
    this.#slots[slot] = this.#size;
    this.#places[this.#size] = this.#texts.textIn(bytes, from, to);
    this.#size += 1;
    return this.#size - 1;
  }

  /** All texts in the order of their numbers, each after its length in four bytes. Then begins from 0, and the next text overwrites them. */
  take(): Buffer {
    this.#slots.fill(-1);
    this.#size = 0;
    return this.#texts.take();
  }

  /** The slot of a text, or the one that it will have. */
  #slotOf(bytes: Uint8Array, from: number, to: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = hashOf(bytes, from, to) & last;
    for (let known = slots[slot] ?? -1; known !== -1 && !this.#isAt(known, bytes, from, to); ) {
      slot = (slot + 1) & last;
      known = slots[slot] ?? -1;
    }
    return slot;
  }

  #isAt(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const { buffer } = this.#texts;
    const place = this.#places[number] ?? 0;
    const size = to - from;
    if (buffer.readUInt32LE(place) !== size) return false;
    const start = place + lengthBytes;
    for (let at = 0; at < size; at += 1) if (buffer[start + at] !== bytes[from + at]) return false;
    return true;
  }

  #grow(): void {
    const places = new Float64Array(this.#places.length * 2);
    places.set(this.#places);
    this.#places = places;
    this.#slots = new Int32Array(places.length * 2).fill(-1);
    const { buffer } = this.#texts;
    for (let number = 0; number < this.#size; number += 1) {
      const from = (places[number] ?? 0) + lengthBytes;
      const to = from + buffer.readUInt32LE(from - lengthBytes);
      this.#slots[this.#slotOf(buffer, from, to)] = number;
    }
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}
