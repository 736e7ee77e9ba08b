import { libCopy } from '#client/lib/lib-copy.ts';
import { navigations } from '#client/ui/paths.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { isOfOtherMember, isTooFast, isUnauthorized, serverMessage } from './api-error.ts';

/** How long the toast is shown before the browser goes to the login. */
const loginDelayMs = 500;

type Dependencies = {
  readonly showToast: (message: ToastMessage) => void;
  readonly wait: (work: () => void, milliseconds: number) => void;
  readonly goToLogin: () => void;
  readonly goToLogout: () => void;
};

/** The two ways out of a session that is over. A page takes one of them, however many calls fail. */
export function createWaysOut({ showToast, wait, goToLogin, goToLogout }: Dependencies) {
  let isOnTheWay = false;
  let isLeaving = false;
  return {
    /** Says that the session is over and goes to the login. */
    toLogin(): void {
      if (isOnTheWay) return;
      isOnTheWay = true;
      showToast({
        title: libCopy.unauthorized,
        description: libCopy.loggedOut,
        variant: 'destructive',
      });
      wait(() => isLeaving || goToLogin(), loginDelayMs);
    },
    /** Ends the session at the provider too, and shows what a visitor sees. A read that is refused meanwhile does not lead to the login. */
    toLogout(): void {
      isOnTheWay = true;
      isLeaving = true;
      goToLogout();
    },
  };
}

const leavers = new Set<() => void>();

/** Calls `listener` before the page leaves for the login because the session is over. @returns what ends it */
export function beforeLogin(listener: () => void): () => void {
  leavers.add(listener);
  return () => leavers.delete(listener);
}

export const { toLogin: redirectToLogin, toLogout: leaveToLogout } = createWaysOut({
  showToast,
  wait: (work, milliseconds) => void window.setTimeout(work, milliseconds),
  goToLogin: () => {
    for (const listener of leavers) listener();
    const { pathname, search } = window.location;
    window.location.assign(loginFrom(pathname + search));
  },
  goToLogout: () => window.location.assign(navigations.logout),
});

/** The login's address, with the place to return to; `/` is where it leads anyway. */
export const loginFrom = (place: string): string =>
  place === '/' ? navigations.login : `${navigations.login}?returnTo=${encodeURIComponent(place)}`;

/** Goes to the login when the error says so, or tells that somebody else is signed in. @returns whether it did: then no other toast is due. */
export function handledAsUnauthorized(error: unknown): boolean {
  if (isOfOtherMember(error)) {
    showToast({ title: commonCopy.error, description: serverMessage(error, ''), variant: 'destructive' });
    return true;
  }
  if (!isUnauthorized(error)) return false;
  redirectToLogin();
  return true;
}

/** Why a command came to nothing: as usual, or when to try again where too much was asked for in a short time. */
export const refusalToast = (error: unknown, usual: ToastMessage): ToastMessage =>
  isTooFast(error) ? { ...usual, description: error.text } : usual;

export const showRefusal = (error: unknown, usual: ToastMessage): void =>
  showToast(refusalToast(error, usual));
