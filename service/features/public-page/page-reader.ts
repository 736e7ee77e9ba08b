import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import { isHandle } from '#domain/public-page/handle-rules.ts';
import type { PublicFacts } from '#domain/public-page/public-fact-rules.ts';
import { whyNoPage } from '#domain/public-page/public-page.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import { localClock } from '#service/http/current-member.ts';
import { publicFactsOf } from './facts-on-page.ts';
import { type PageAtRevision, publicPagesAt, type StoredPage } from './stored-pages.ts';

/** What visitors see of a member, and nothing else. */
export type ShownPage = {
  readonly handle: string;
  readonly facts: PublicFacts;
  readonly isIndexed: boolean;
  /** Follows from all of the above: the same page has the same digest. */
  readonly digest: string;
};

type Deps = {
  readonly db: RowDatabase;
  readonly isBetaRequired: boolean;
  /** In lower case. An admin needs no approval. */
  readonly adminEmails: ReadonlySet<string>;
  readonly now: () => Instant;
};

type Known = {
  readonly revision: string;
  readonly page: StoredPage;
  /** The last made page, and the date of the member that it is of. */
  made: { readonly today: MemberDay; readonly shown: ShownPage | null } | null;
};

const mostKnown = 500;
/** What is left of a page in memory after its member is gone. */
const forgottenAfterMs = 60_000;

/**
 * Reads pages. Every call asks the database, together with the calls beside it, whether the page has changed; only then it is read and made
 * again. So a switch, an erasure or a revoked access counts for the next call.
 */
export function createPageReader(deps: Deps): (handle: string) => Promise<ShownPage | null> {
  const known = new LRUCache<string, Known>({ max: mostKnown, ttl: forgottenAfterMs });
  const load = createBatchLoader(async (handles: readonly string[]) => {
    const asked = [...new Set(handles)].map((handle) => ({ handle, before: known.get(handle) }));
    const found = await publicPagesAt(
      deps.db,
      asked.map(({ handle, before }) => ({ handle, revision: before?.revision ?? null })),
    );
    const current = new Map(
      asked.map(({ handle, before }, nth) => [handle, latest(found[nth] ?? null, before)]),
    );
    return handles.map((handle) => current.get(handle) ?? null);
  });
  return async (handle) => {
    if (!isHandle(handle)) return null;
    const current = await load(handle);
    if (current === null) known.delete(handle);
    else known.set(handle, current);
    return current && shownOn(deps, handle, current);
  };
}

function latest(found: PageAtRevision | null, before: Known | undefined): Known | null {
  if (found?.page) return { revision: found.revision, page: found.page, made: null };
  return (found && before) ?? null;
}

function shownOn(deps: Deps, handle: string, known: Known): ShownPage | null {
  const { today } = localClock(known.page.member, deps.now());
  if (known.made?.today !== today) known.made = { today, shown: made(deps, handle, known.page, today) };
  return known.made.shown;
}

function made(deps: Deps, handle: string, page: StoredPage, today: MemberDay): ShownPage | null {
  if (!isPublic(deps, page, today)) return null;
  const { chosen, basis } = page;
  const content = {
    handle,
    facts: publicFactsOf(basis, chosen.facts, today),
    isIndexed: chosen.isIndexed,
  };
  return { ...content, digest: hash('sha256', JSON.stringify(content), 'base64url') };
}

function isPublic(
  { isBetaRequired, adminEmails }: Deps,
  { member, hasBetaAccess, isTakenDown }: StoredPage,
  today: MemberDay,
): boolean {
  const email = member.signIn && verifiedEmailOf(member.signIn);
  const isAdmitted = !isBetaRequired || hasBetaAccess || (email !== null && adminEmails.has(email));
  const isOn = member.status === 'registered' && member.privacy?.publicProfile === true;
  return isAdmitted && isOn && !isTakenDown && whyNoPage(member.profile.age, today) === null;
}
