/** The position of an event, as text of two padded numbers. */
export const positionInSql = `lpad(position::text, 20, '0') || '/' || lpad(coalesce(prepare_position, position)::text, 20, '0')`;

/** For comparisons with a position whose halves are given. */
export const placeInSql = '(position, coalesce(prepare_position, position))';

/** The category of a stream: `questDay` of `questDay-<member>-<date>`. Written as in its index. */
export const categoryInSql = `split_part(stream, '-', 1)`;

/** Empty for an event without an instant. */
export const instantInSql = `case when isfinite(occurred_at)
  then to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') else '' end`;

const latest = Date.UTC(9999, 11, 31);

/** For a column of instants: foreign events may have any text, and count as the oldest when it is no instant. */
export function indexedInstant(text: string): string {
  const at = Date.parse(text);
  return at >= 0 && at <= latest ? new Date(at).toISOString() : '-infinity';
}
