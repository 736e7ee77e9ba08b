/** The sort key of a request in the admins' list: pending requests first, oldest first; then decided ones, newest first. */
export type RequestPlace = { readonly isPending: boolean; readonly requestedAt: string; readonly id: string };

const cursorShape = /^(pending|decided)\.(\d{4}-\d{2}-\d{2}T[\d:.]{1,20}Z)\.([\w-]{1,100})$/;

/** The sort key as an opaque page cursor. It stays valid when the request is decided. */
export const cursorOf = ({
  status,
  requestedAt,
  id,
}: {
  readonly status: string;
  readonly requestedAt: string;
  readonly id: string;
}): string => `${status === 'pending' ? 'pending' : 'decided'}.${requestedAt}.${id}`;

/** Null for a text that is not a cursor. */
export function placeOf(cursor: string): RequestPlace | null {
  const [, group, requestedAt, id] = cursorShape.exec(cursor) ?? [];
  return requestedAt === undefined || id === undefined
    ? null
    : { isPending: group === 'pending', requestedAt, id };
}
