import type { Position } from './store.ts';

const digits = 20;

/** The log has one number for each event; commit and prepare are both it. */
export function positionOf(number: string): Position {
  const padded = number.padStart(digits, '0');
  return `${padded}/${padded}`;
}

/** As Postgres reads it. */
export const numberOf = (position: Position): string => position.slice(0, digits);
