import * as z from '#schema';
import { commandAnswer } from '#service/http/fields-contract.ts';

export const resetAnswer = z.object({ ...commandAnswer, reset: z.literal(true), at: z.iso.datetime() });
export const clearAnswer = z.object({ cleared: z.literal(true), at: z.iso.datetime() });
