import type { Translation } from '../translation.ts';

export const portuguese: Translation = { texts: {}, dictionaries: [] };
