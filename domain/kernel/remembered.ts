/** `make`, with what it made for the last `capacity` keys that were new remembered. */
export function remembered<Value extends object>(
  capacity: number,
  make: (key: string) => Value,
): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const known = values.get(key);
    if (known) return known;
    const value = make(key);
    for (const oldest of values.keys()) {
      if (values.size < capacity) break;
      values.delete(oldest);
    }
    values.set(key, value);
    return value;
  };
}
