import { retentionEndsBefore } from '#domain/beta/beta-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { dayOf, ianaName } from '#domain/kernel/time-zone.ts';
import { zoneAt } from '#domain/kernel/zone-history.ts';
import type { MemberState } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import { requestsOfMember } from '#projections/beta/beta-requests.ts';
import { memberOf } from '#projections/member/members.ts';
import { firstAdmins } from '#projections/sign-in/sign-in-accounts.ts';
import { tables } from '#projections/versions.ts';
import type { ErasingMember, ErasureDeps } from './erasure-jobs.ts';
import { lastingStreams } from './member-streams.ts';
import { lastEvent } from './stream-ends.ts';

/** Who has access without a request. */
export type Admission = { readonly isBetaRequired: boolean; readonly adminEmails: ReadonlySet<string> };

type Deps = Pick<ErasureDeps, 'db' | 'store' | 'now'>;
type Row = { readonly key: MemberId; readonly registered_at: string };

const pageSize = 500;
/** The event types in the stream of a member who has only signed in, or has cleared all data. */
const signInEvents = new Set(['MemberRegistered', 'SignInDetailsChanged', 'MemberDataErased', 'AccountKept']);

/**
 * Accounts whose retention has ended: registered at least as long ago as the retention of requests, and without a session, a listed request
 * or data. A pending or denied request expires by its own retention first; an approved one gives access. A member who had access and used
 * it has data, so that account stays.
 */
export async function* expiredAccounts(deps: Deps, admission: Admission): AsyncGenerator<ErasingMember> {
  if (!admission.isBetaRequired) return;
  for await (const { key: memberId, registered_at: registeredAt } of oldAccountsWithoutTraining(deps)) {
    const member = await memberOf(deps.db, memberId);
    if (!member || !(await isExpired(deps, admission, memberId, member))) continue;
    const verifiedEmail = verifiedEmailOf(member.signIn);
    yield { memberId, verifiedEmail, zone: ianaName(zoneAt(member.zones, deps.now())), registeredAt };
  }
}

/** Reads page by page, and excludes at once members who trained or started a program, which are most. */
async function* oldAccountsWithoutTraining({ db, now }: Deps): AsyncGenerator<Row> {
  for (let after: string | null = ''; after !== null; ) {
    const { rows }: { rows: Row[] } = await db.query<Row>(
      `select m.key, m.registered_at from ${tables.members} m
        where m.key > $1 and left(m.registered_at, 10) <= $2
          and not exists (select from ${tables.programs} p where p.member_id = m.key collate "default")
          and not exists (select from ${tables.activities} a where a.key = m.key and a.total_workouts > 0)
          and not exists (select from service.sessions s
                           where s.user_id = m.key collate "default" and s.revoked_at is null and s.expires_at > now())
        order by m.key limit ${pageSize}`,
      [after, retentionEndsBefore(dayOf(now(), 'UTC'))],
    );
    yield* rows;
    after = rows.at(-1)?.key ?? null;
  }
}

async function isExpired(
  { db, store }: Deps,
  { adminEmails }: Admission,
  memberId: MemberId,
  { signIn }: MemberState,
): Promise<boolean> {
  // Cleared, with no sign-in since: it holds nothing personal, and its address may be on the list.
  if (signIn === null) return false;
  const verifiedEmail = verifiedEmailOf(signIn);
  if (verifiedEmail !== null && adminEmails.has(verifiedEmail)) return false;
  if ((await firstAdmins(db)).includes(memberId)) return false;
  if ((await requestsOfMember(db, memberId, verifiedEmail)).length > 0) return false;
  return holdsSignInsOnly(store, memberId);
}

async function holdsSignInsOnly(store: Deps['store'], memberId: MemberId): Promise<boolean> {
  const [own, ...others] = lastingStreams(memberId);
  for (const stream of others) if (await lastEvent(store, stream)) return false;
  for await (const { type } of store.readStream(own ?? memberStream(memberId)))
    if (!signInEvents.has(type)) return false;
  return true;
}
