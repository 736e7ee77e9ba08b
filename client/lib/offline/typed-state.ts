import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { pageMember } from '#client/lib/http/http.ts';
import { beforeLogin } from '#client/lib/http/refusal.ts';
import { memberStorage } from './member-storage.ts';

/** Of this tab, encrypted: after another member's sign-in nothing can be read. */
const items = memberStorage(() => window.sessionStorage);

/**
 * The state of a form. When the session is over while the form is open, the changed fields are stored on the way to the login. The next form
 * of this name in the tab begins with them, within an hour.
 * @param name of the form, and of the thing that it edits
 */
export function useTypedState<Fields extends object>(
  name: string,
  initial: () => Fields,
): [Fields, Dispatch<SetStateAction<Fields>>] {
  const place = `typed:${pageMember()}:${name}`;
  const [begun] = useState(initial);
  const [fields, setFields] = useState<Fields>(() => ({
    ...begun,
    ...readTyped(storedAt(place), Date.now()),
  }));
  useEffect(() => withStorage(() => items.removeItem(place)), [place]);
  useEffect(
    () => beforeLogin(() => withStorage(() => items.setItem(place, typedText(fields, begun, Date.now())))),
    [place, fields, begun],
  );
  return [fields, setFields];
}

const keptForMs = 60 * 60_000;

/** The fields that were changed, with the moment, as text. */
export function typedText<Fields extends object>(fields: Fields, begun: Fields, nowMs: number): string {
  const known = new Map(Object.entries(begun).map(([field, value]) => [field, JSON.stringify(value)]));
  const changed = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== known.get(field),
  );
  return JSON.stringify({ atMs: nowMs, changed });
}

/** The changed fields; none after an hour. */
export function readTyped(text: string | null, nowMs: number): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  const { atMs, changed } = JSON.parse(text) as { atMs: number; changed: [field: string, value: unknown][] };
  return nowMs - atMs < keptForMs ? Object.fromEntries(changed) : {};
}

function storedAt(place: string): string | null {
  let stored: string | null = null;
  withStorage(() => {
    stored = items.getItem(place);
  });
  return stored;
}

function withStorage(work: () => void): void {
  try {
    work();
  } catch {
    // Without storage the fields begin as usual.
  }
}
