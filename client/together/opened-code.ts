import { paths } from '#client/ui/paths.ts';
import { codeIn } from './friends-view-model.ts';

const name = 'rondel.invitation';

/** Keeps the code of an opened link in this tab, over a sign-in. */
export function keepOpenedCode(): void {
  const { pathname, hash } = window.location;
  const code = pathname === paths.friends ? codeIn(hash) : null;
  try {
    if (code !== null) sessionStorage.setItem(name, code);
  } catch {
    // Without storage the link has to be opened again after a sign-in.
  }
}

/** Null where no link was opened, or its invitation was answered. */
export function openedCode(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return codeIn(window.location.hash);
  }
}

export function forgetOpenedCode(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Then nothing was kept.
  }
}
