import type { Position as DriverPosition } from '@eventstore/db-client';
import { beginning, type Position } from './store.ts';

const digits = 20;
const padded = (number: bigint): string => `${number}`.padStart(digits, '0');

/** Both numbers: events of one commit differ by the second only, and whoever went on from the first alone would miss some. */
export const positionOf = ({ commit, prepare }: DriverPosition): Position =>
  `${padded(commit)}/${padded(prepare)}`;

/** As the driver says it. */
export function driverPositionOf(position: Position): DriverPosition | 'start' {
  if (position === beginning) return 'start';
  return { commit: BigInt(position.slice(0, digits)), prepare: BigInt(position.slice(digits + 1)) };
}
