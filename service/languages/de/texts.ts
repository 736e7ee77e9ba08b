import type { Translation } from '../translation.ts';

export const german: Translation = { texts: {}, dictionaries: [] };
