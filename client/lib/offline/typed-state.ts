import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { pageMember } from '#client/lib/http/http.ts';
import { beforeLogin } from '#client/lib/http/refusal.ts';
import { memberStorage } from './member-storage.ts';

/** Of this tab, encrypted: after another member's sign-in nothing can be read. */
const items = memberStorage(() => window.sessionStorage);

/**
 * The state of a form. When the session is over while the form is open, the fields are stored on the way to the login. The next form of this
 * name in the tab begins with them.
 * @param name of the form, and of the thing that it edits
 */
export function useTypedState<Fields extends object>(
  name: string,
  initial: () => Fields,
): [Fields, Dispatch<SetStateAction<Fields>>] {
  const place = `typed:${pageMember()}:${name}`;
  const [fields, setFields] = useState(() => ({ ...initial(), ...storedAt(place) }));
  useEffect(() => withStorage(() => items.removeItem(place)), [place]);
  useEffect(
    () => beforeLogin(() => withStorage(() => items.setItem(place, JSON.stringify(fields)))),
    [place, fields],
  );
  return [fields, setFields];
}

function storedAt(place: string): object | null {
  let stored: object | null = null;
  withStorage(() => {
    stored = JSON.parse(items.getItem(place) ?? 'null') as object | null;
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
