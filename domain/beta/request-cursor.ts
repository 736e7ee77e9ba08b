/** The place of a request in the admins' list: pending ones first, the oldest first, then the decided ones, the newest first. */
export type RequestPlace = { readonly isPending: boolean; readonly requestedAt: string; readonly id: string };

const cursorShape = /^(pending|decided)\.(\d{4}-\d{2}-\d{2}T[\d:.]{1,20}Z)\.([\w-]{1,100})$/;

/** The place of a request as one word. It stays where it is when the request is decided. */
export const cursorOf = ({
  status,
  requestedAt,
  id,
}: {
  readonly status: string;
  readonly requestedAt: string;
  readonly id: string;
}): string => `${status === 'pending' ? 'pending' : 'decided'}.${requestedAt}.${id}`;

/** Null for a word that is no cursor. */
export function placeOf(cursor: string): RequestPlace | null {
  const [, group, requestedAt, id] = cursorShape.exec(cursor) ?? [];
  return requestedAt === undefined || id === undefined
    ? null
    : { isPending: group === 'pending', requestedAt, id };
}
