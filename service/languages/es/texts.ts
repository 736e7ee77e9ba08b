import type { Translation } from '../translation.ts';

export const spanish: Translation = { texts: {}, dictionaries: [] };
