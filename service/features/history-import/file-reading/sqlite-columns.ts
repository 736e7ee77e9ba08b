export type Columns = {
  /** In the order of the values of a row; null for one whose name is not read. */
  readonly columns: readonly (string | null)[];
  /** The column that is the id of the row, which a row does not repeat. */
  readonly id: string | null;
};

const longest = 100_000;
const deepest = 50;

/** The columns of `create table`. One that is computed at each reading is in no row. None where the text is longer than any real one. */
export function columnsOf(sql: string): Columns {
  const parts = sql.length > longest ? [] : partsOf(sql);
  const stored = parts.filter((part) => part !== '' && !constraint.test(part) && !computed.test(part));
  const columns = stored.map((part) => name.exec(part)?.slice(1).find(Boolean) ?? null);
  return { columns, id: columns[stored.findIndex((part) => rowId.test(part))] ?? null };
}

const constraint = /^(constraint|primary key|unique|check|foreign key)\b/i;
const computed = /\bas ?\(\)(?!.*\bstored\b)/i;
/** Only `integer` is the id; `int` is another number. */
const rowId = /^("[^"]+"|`[^`]+`|\[[^\]]+\]|\S+) integer (not null )?primary key\b(?! desc)/i;
const name = /^(?:"([^"]+)"|`([^`]+)`|\[([^\]]+)\]|([\p{L}_][\p{L}\p{N}_$]*))/u;

const quotedOrComment =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'[^']*(?:'|$)|"[^"]*(?:"|$)|`[^`]*(?:`|$)|\[[^\]]*(?:\]|$)/g;

/** The definitions between the outer brackets, without comments, and with inner brackets emptied. */
function partsOf(sql: string): readonly string[] {
  const plain = sql
    .replaceAll(quotedOrComment, (text) => (/^(--|\/\*)/.test(text) ? ' ' : text.replaceAll(/[(),]/g, '_')))
    .replaceAll(/\s+/g, ' ');
  let flat = plain.slice(plain.indexOf('(') + 1, plain.lastIndexOf(')'));
  for (let depth = 0; depth < deepest; depth += 1) flat = flat.replaceAll(/\([^()]+\)/g, '()');
  return flat.split(',').map((part) => part.trim());
}
