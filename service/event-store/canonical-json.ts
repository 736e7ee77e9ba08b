/**
 * JSON in the one form that does not depend on the order of keys: what a value gives before it is stored and after it was read again,
 * whoever has sorted its keys meanwhile. Leaves out and replaces what `JSON.stringify` does.
 * @throws TypeError for what JSON cannot carry.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value) ?? 'null';
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (hasToJson(value)) return textOf(value.toJSON());
  if (Array.isArray(value)) return `[${value.map((each) => textOf(each) ?? 'null').join(',')}]`;
  const fields: string[] = [];
  for (const name of Object.keys(value).sort()) {
    const text = textOf((value as Readonly<Record<string, unknown>>)[name]);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

const hasToJson = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';
