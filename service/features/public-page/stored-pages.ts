import type { MemberId } from '#domain/kernel/ids.ts';
import { firstNameOf, type MemberState } from '#domain/member/member.ts';
import type { PublicPageState } from '#domain/public-page/public-page.ts';
import { noRecentDays } from '#domain/streak/recent-days-rules.ts';
import { emptySummary } from '#domain/streak/streak-summary.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { type AccessRow, memberAccess } from '#projections/member/members.ts';
import type { ActivityRecord } from '#projections/streak/activities.ts';
import { tables } from '#projections/versions.ts';
import type { PublicBasis } from './facts-on-page.ts';

/** What a page is made of. */
export type StoredPage = {
  readonly memberId: MemberId;
  readonly member: MemberState;
  readonly hasBetaAccess: boolean;
  readonly chosen: Pick<PublicPageState, 'facts' | 'isIndexed'>;
  readonly isTakenDown: boolean;
  readonly basis: PublicBasis;
};
/** `page` is absent while it is that of the known revision. */
export type PageAtRevision = { readonly revision: string; readonly page?: StoredPage };
type AskedPage = {
  readonly handle: string;
  /** Null when none is known. */
  readonly revision: string | null;
};

type ActivityRow = Pick<ActivityRecord, 'summary' | 'recent' | 'reached' | 'tiers'> & {
  readonly total_workouts: number;
  readonly completed_quests: number;
};
/** Of an account without activity, the columns of its read model are null. */
type PageRow = AccessRow & { readonly [Column in keyof ActivityRow]: ActivityRow[Column] | null } & {
  readonly nth: number;
  readonly revision: string;
  readonly is_changed: boolean;
  readonly page_state: Pick<PublicPageState, 'facts' | 'isIndexed'> | null;
  readonly total: number | null;
  readonly is_taken_down: boolean | null;
};

const ofActivity: readonly (keyof ActivityRow)[] = [
  ...(['summary', 'recent', 'total_workouts', 'completed_quests', 'reached', 'tiers'] as const),
];
/** They are sent only when they have changed. */
const changing = ['state', 'personal', 'page_state', 'is_taken_down', 'total', ...ofActivity];

/**
 * The pages of handles in the order of the request, in one query; null where no member has the handle. A revision changes with each row
 * of which a page is made, because Postgres writes each version of a row with another `xmin`. The content is only read when the revision is
 * not the known one.
 */
export async function publicPagesAt(
  db: RowDatabase,
  asked: readonly AskedPage[],
): Promise<readonly (PageAtRevision | null)[]> {
  const access = memberAccess(db.cipher);
  const { rows } = await db.query<PageRow>({
    name: 'public-pages',
    text: queryWith(access),
    values: [asked.map(({ handle }) => db.cipher.blind(handle)), asked.map(({ revision }) => revision)],
  });
  const found = new Map(
    await Promise.all(rows.map(async (row) => [row.nth, await pageIn(row, access)] as const)),
  );
  return asked.map((_, index) => found.get(index + 1) ?? null);
}

const queryWith = ({ columns, join }: ReturnType<typeof memberAccess>): string => `
  with found as (
    select asked.nth::integer, asked.known, page.key as user_id, page.state as page_state, page.is_taken_down,
      concat(page.xmin, ' ', account.xmin, ' ', a.xmin, ' ', p.xmin) as versions, p.total,
      ${ofActivity.map((column) => `a.${column}`).join(', ')}
    from unnest($1::text[], $2::text[]) with ordinality as asked(handle, known, nth)
    join ${tables.public_pages} page on page.handle = asked.handle
    left join ${tables.members} account on account.key = page.key
    left join ${tables.activities} a on a.key = page.key
    left join ${tables.points_ledgers} p on p.key = page.key),
  admitted as (select found.*, ${columns} from found ${join}),
  compared as (
    select *, concat(versions, ' ', is_approved, ' ', is_address_approved) as revision from admitted),
  changed as (select *, known is distinct from revision as is_changed from compared)
  select nth, revision, is_changed, key, is_approved, is_address_approved,
    ${changing.map((name) => `case when is_changed then ${name} end as ${name}`).join(', ')}
  from changed`;

async function pageIn(row: PageRow, access: ReturnType<typeof memberAccess>): Promise<PageAtRevision | null> {
  const { revision, key } = row;
  if (key === null) return null;
  if (!row.is_changed) return { revision };
  const account = await access.open(row);
  if (account === null) return null;
  const { member, hasBetaAccess } = account;
  const chosen = row.page_state ?? { facts: [], isIndexed: false };
  const basis = { ...activityIn(row), firstName: firstNameOf(member) };
  return {
    revision,
    page: {
      ...{ memberId: key as MemberId, member, hasBetaAccess, chosen, basis },
      isTakenDown: row.is_taken_down === true,
    },
  };
}

const activityIn = (row: PageRow): Omit<PublicBasis, 'firstName'> => ({
  summary: row.summary ?? emptySummary(),
  recent: row.recent ?? noRecentDays,
  totalWorkouts: row.total_workouts ?? 0,
  completedQuests: row.completed_quests ?? 0,
  totalPoints: row.total ?? 0,
  reached: row.reached ?? {},
  tiers: row.tiers ?? {},
});
