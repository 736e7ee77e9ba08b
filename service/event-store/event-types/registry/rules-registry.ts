import * as z from 'zod';
import type { Actor } from '#domain/kernel/ids.ts';
import type {
  ComparedField,
  Comparison,
  FieldComparison,
  RulesEvent,
  ZoneChange,
} from '#domain/rules/rules-events.ts';
import type { StoredStreakRules } from '#domain/streak/streak-rules.ts';
import { branded, count, day, id, instant, object, text, zoneName } from './fields.ts';
import type { Registry } from './registration.ts';

const field = object<FieldComparison>({ raised: count, lowered: count, sum: z.int() });
const comparison = object<Comparison>({
  asOf: instant,
  members: count,
  changed: count,
  fields: object<Record<ComparedField, FieldComparison>>({
    currentStreak: field,
    bestStreak: field,
    skipTokens: field,
  }),
});

export const rulesRegistry: Registry<RulesEvent> = {
  OutageDeclared: {
    data: object({
      outageId: id,
      from: instant,
      to: instant,
      reason: text,
      declaredBy: branded<Actor>(id),
      comparison,
    }),
    personal: ['reason'],
  },
  OutageRevoked: {
    data: object({ outageId: id, reason: text, revokedBy: branded<Actor>(id), comparison }),
    personal: ['reason'],
  },
  RulesAdopted: {
    data: object({
      version: id,
      from: day,
      rules: object<StoredStreakRules>({
        tokenHold: count,
        tokenStart: count,
        earnEvery: count,
        creditDays: count,
        neutralUnderHours: count,
      }),
      reason: text,
      adoptedBy: branded<Actor>(id),
      comparison,
    }),
    personal: ['reason'],
  },
  ZoneRulesAdopted: {
    data: object({
      version: id,
      changes: z.array(object<ZoneChange>({ zone: zoneName, from: instant, rules: id })),
    }),
    personal: [],
  },
};
