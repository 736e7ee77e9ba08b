let member: string | null = null;

/** Id of the member whom this page belongs to; null while nobody is known. */
export const pageMember = (): string | null => member;

/** The first one keeps the page: what it holds is theirs until it is loaded anew, whoever signs in elsewhere. */
export function keepPageFor(memberId: string): void {
  member ??= memberId;
}
