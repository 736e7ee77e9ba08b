import * as z from 'zod';
import type { BodyEvent, Measurements } from '#domain/body/body-events.ts';
import { day, id, length, mass, maybe, memberId, object } from './fields.ts';
import type { Registry } from './registration.ts';

const ofEntry = { memberId, entryId: id };

export const bodyRegistry: Registry<BodyEvent> = {
  WeightLogged: { data: object({ ...ofEntry, date: day, weight: mass }), personal: ['weight'] },
  MeasurementsLogged: {
    data: object({
      ...ofEntry,
      date: day,
      measurements: object<Measurements>({
        weight: maybe(mass),
        height: maybe(length),
        waistCircumference: maybe(length),
        hipCircumference: maybe(length),
        chestCircumference: maybe(length),
        bodyFatPercent: maybe(z.number().min(0).max(100)),
        leanBodyMass: maybe(mass),
      }),
    }),
    personal: ['measurements'],
  },
  BodyMetricRetracted: { data: object(ofEntry), personal: [] },
};
