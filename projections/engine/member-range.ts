import { hash } from 'node:crypto';

/**
 * A part of the members, by a number that follows from the id: `from` up to, but not including, `to`. Rows of a projection with
 * `partition: 'member'` depend only on the events of their member, so parts can be folded one after the other or in several processes.
 */
export type MemberRange = { readonly from: number; readonly to: number };

const numbers = 65_536;
export const allMembers: MemberRange = { from: 0, to: numbers };

export const isEverybody = ({ from, to }: MemberRange): boolean => from === 0 && to === numbers;

/** The first 16 bits of a hash, so that members are spread evenly for any form of id. */
export const memberNumber = (memberId: string): number => hash('sha256', memberId, 'buffer').readUInt16BE(0);

/** The same, remembered, for many rows of few members. */
export function createMemberNumbers(): (memberId: string) => number {
  const known = new Map<string, number>();
  return (memberId) => {
    const number = known.get(memberId) ?? memberNumber(memberId);
    known.set(memberId, number);
    return number;
  };
}

export const isInRange = ({ from, to }: MemberRange, memberId: string): boolean => {
  const number = memberNumber(memberId);
  return number >= from && number < to;
};

/** The member of an event, from its stored content or decoded; empty for an event without one, which is in one range as well. */
export const memberOfEvent = (event: object): string =>
  'memberId' in event && typeof event.memberId === 'string' ? event.memberId : '';

/**
 * Whether the member of a stored event is in a range, in SQL.
 * @param number the column with the number of the member; null in events from before there was one. Their JSON without spaces is searched
 * instead of parsed, because Postgres cannot parse every JSON text that can be stored.
 */
export const rangeInSql = ({ from, to }: MemberRange, number: string, json: string): string =>
  `(${number} between ${from} and ${to - 1} or (${number} is null and ${textRangeInSql({ from, to }, json)}))`;

function textRangeInSql({ from, to }: MemberRange, json: string): string {
  const memberId = `split_part(split_part(${json}::text, '"memberId":"', 2), '"', 1)`;
  const number = `encode(substr(sha256(convert_to(${memberId}, 'UTF8')), 1, 2), 'hex') collate "C"`;
  return `${number} between '${hex(from)}' and '${hex(to - 1)}'`;
}

const hex = (number: number): string => number.toString(16).padStart(4, '0');

/** A part of the members: one of several of the same size, counted from 0. */
export type Part = { readonly nth: number; readonly of: number };

/** Powers of two, so that parts are of the same size, and a member's part follows from the number alone. */
export const possibleParts: readonly number[] = [1, 2, 4, 8, 16, 32, 64];

/** The part of a member, counted from 0. */
export const partOf = (memberId: string, of: number): number =>
  of === 1 ? 0 : Math.floor((memberNumber(memberId) * of) / numbers);

export const rangeOfPart = ({ nth, of }: Part): MemberRange => ({
  from: (nth * numbers) / of,
  to: ((nth + 1) * numbers) / of,
});

/** Divides a range into parts of about the same size. */
export function divided({ from, to }: MemberRange, parts: number): readonly MemberRange[] {
  const at = (nth: number) => from + Math.round(((to - from) * nth) / parts);
  return Array.from({ length: parts }, (_, nth) => ({ from: at(nth), to: at(nth + 1) })).filter(
    (part) => part.to > part.from,
  );
}
