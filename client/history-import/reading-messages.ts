import type { PackedZone } from '#domain/kernel/zone-table.ts';
import type { ReadAsked } from './history-reading.ts';
import type { Answers, Batch } from './prepared-entries.ts';

/* What the page and the worker that reads files say to each other. */

export type ReadingRequest =
  | { readonly is: 'read'; readonly files: readonly File[]; readonly asked: ReadAsked }
  | {
      readonly is: 'prepare';
      readonly answers: Answers;
      readonly zoneRules: Readonly<Record<string, PackedZone>>;
    }
  | { readonly is: 'batch'; readonly part: number; readonly kind: Batch['is']; readonly nth: number };
export type ReadingCall = ReadingRequest & { readonly id: number };
export type ReadingMessage =
  | { readonly id: number; readonly is: 'answer'; readonly answer: unknown }
  | { readonly id: number; readonly is: 'refusal'; readonly code: string; readonly sentence: string }
  | { readonly id: number; readonly is: 'failure'; readonly reason: string }
  | { readonly id: number; readonly is: 'progress'; readonly file: number; readonly bytes: number };
