import type { Translation } from '../translation.ts';

export const arabic: Translation = { texts: {}, dictionaries: [] };
