import { hash } from 'node:crypto';

/**
 * A part of the members, by a number that follows from the id: `from` up to, but not including, `to`. Rows of a projection with `partition:
 * 'member'` depend only on the events of their member. So parts can be folded one after the other or in several processes.
 */
export type MemberRange = { readonly from: number; readonly to: number };

const numbers = 65_536;
export const allMembers: MemberRange = { from: 0, to: numbers };

export const sizeOf = ({ from, to }: MemberRange): number => to - from;

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

export const isInRange = (range: MemberRange, memberId: string): boolean => isInRanges([range], memberId);

/** The same for several ranges, which need not be beside each other. */
export function isInRanges(ranges: readonly MemberRange[], memberId: string): boolean {
  const number = memberNumber(memberId);
  return ranges.some(({ from, to }) => number >= from && number < to);
}

/**
 * The member of an event, from its stored content or decoded, which is the same: no version of an event encrypts or renames it. Empty for an
 * event without one, or whose content is no JSON object; such an event is in one range as well.
 */
export const memberOfEvent = (event: object): string =>
  'memberId' in event && typeof event.memberId === 'string' ? event.memberId : '';

/** Ranges without gaps between those that are beside each other. */
export function joinedRanges(ranges: readonly MemberRange[]): readonly MemberRange[] {
  const joined: MemberRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to)
      joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, range.to) });
    else joined.push(range);
  }
  return joined;
}

/**
 * Whether the member of a stored event is in one of some ranges, in SQL.
 * @param number the column with the number of the member; null in events from before there was one. Their JSON without spaces is searched
 * instead of parsed, because Postgres cannot parse every JSON text that can be stored.
 */
export function rangesInSql(ranges: readonly MemberRange[], number: string, json: string): string {
  const isIn = ranges.map(({ from, to }) => `${number} between ${from} and ${to - 1}`);
  const isInByText = ranges.map((range) => textRangeInSql(range, json));
  return `(${isIn.join(' or ')} or (${number} is null and (${isInByText.join(' or ')})))`;
}

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
