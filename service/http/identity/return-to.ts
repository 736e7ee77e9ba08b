const relativePath = /^\/(?![/\\])[^\s\\]*$/;
/** Paths that would sign the member out again, or redirect in a loop. */
const notScreens = /^\/(api|dev-idp|sign-in)(\/|$)/;
const maxLength = 512;

/** The path within this app after a sign-in; `/` for any other target. */
export function safeReturnTo(asked: unknown, publicOrigin: string): string {
  if (typeof asked !== 'string' || asked.length > maxLength || !relativePath.test(asked)) return '/';
  const { pathname, search, hash } = new URL(asked, publicOrigin);
  // Dot segments may have hidden a second slash: '/.//evil.example'.
  const isScreen = relativePath.test(pathname) && !notScreens.test(pathname);
  return isScreen ? pathname + search + hash : '/';
}
