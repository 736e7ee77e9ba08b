import { maxMeasurementLength } from '#domain/body/measurement-limits.ts';
import { sources } from '#domain/history-import/sources.ts';
import * as z from '#schema';
import { commandAnswer, memberDay } from '#service/http/fields-contract.ts';

/** A decimal number as text, with a point or a comma. */
const decimal = z.string().check(z.trim(), z.maxLength(maxMeasurementLength));

export const logMetricBody = z.object({
  date: memberDay,
  /** `lbs`, `in`, `imperial`: pounds and inches; `kg`, `cm`, `metric`: kilograms and centimetres. */
  unit: z.enum(['lbs', 'in', 'imperial', 'kg', 'cm', 'metric']),
  weight: z.optional(decimal),
  height: z.optional(decimal),
  bodyFatPercent: z.optional(decimal),
  waistCircumference: z.optional(decimal),
  hipCircumference: z.optional(decimal),
  chestCircumference: z.optional(decimal),
  leanBodyMass: z.optional(decimal),
});
const metricFields = [
  'weight',
  'height',
  'bodyFatPercent',
  'waistCircumference',
  'hipCircumference',
  'chestCircumference',
  'leanBodyMass',
] as const;

const fieldValues = {
  weight: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bodyFatPercent: z.nullable(z.number()),
  waistCircumference: z.nullable(z.number()),
  hipCircumference: z.nullable(z.number()),
  chestCircumference: z.nullable(z.number()),
  leanBodyMass: z.nullable(z.number()),
};
/** One entry, in the member's preferred units. */
export const bodyMetric = z.object({
  id: z.string(),
  date: memberDay,
  /** The app that it was recorded in; absent for one that was logged here. */
  source: z.exactOptional(z.enum(sources)),
  unit: z.enum(['lbs', 'kg']),
  lengthUnit: z.enum(['in', 'cm']),
  ...fieldValues,
});
/** The latest value of each field with its date. `date` is that of the weight, otherwise the latest of all. */
export const latestMetricAnswer = z.nullable(
  z.object({ ...bodyMetric.shape, asOf: z.partialRecord(z.enum(metricFields), memberDay) }),
);
export const metricsQuery = z.object({ from: z.optional(memberDay), to: z.optional(memberDay) });
export const metricsAnswer = z.array(bodyMetric);
/** The recorded entry; only the command's own fields when it was sent before. */
export const logMetricAnswer = z.object({ ...commandAnswer, ...z.partial(bodyMetric).shape });
export const correctMetricBody = z.object({
  date: memberDay,
  unit: logMetricBody.shape.unit,
  weight: decimal,
});
export const correctMetricAnswer = z.object({ ...commandAnswer, corrected: z.boolean() });
export const retractMetricAnswer = z.object({ ...commandAnswer, retracted: z.boolean() });

export type BodyMetric = z.infer<typeof bodyMetric>;
export type LatestMetric = z.infer<typeof latestMetricAnswer>;
