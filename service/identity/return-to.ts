const relativePath = /^\/(?![/\\])[^\s\\]*$/;
/** Pages that would sign the member out again, or lead round in a circle. */
const notScreens = /^\/(api|dev-idp)(\/|$)/;
const maxLength = 512;

/** The path within this app to go to after sign-in; `/` for anything else. */
export function safeReturnTo(asked: unknown, publicOrigin: string): string {
  if (typeof asked !== 'string' || asked.length > maxLength || !relativePath.test(asked)) return '/';
  const { pathname, search, hash } = new URL(asked, publicOrigin);
  // Dots may have hidden a second slash: '/.//evil.example'.
  const isScreen = relativePath.test(pathname) && !notScreens.test(pathname);
  return isScreen ? pathname + search + hash : '/';
}
