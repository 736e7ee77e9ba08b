import { noPersonalBadges, type PersonalBadges } from '#domain/achievements/personal-badges.ts';
import { noQuestBadges, type QuestBadges } from '#domain/achievements/quest-badges.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables } from '#projections/versions.ts';
import { badges } from './badges.ts';
import { personalBadges } from './personal-badges.ts';

/** From which a member's badges of the long run follow. */
export type BadgeBasis = { readonly open: QuestBadges; readonly personal: PersonalBadges };

/** The states of both read models; those of a member without events are empty. */
export async function badgesOf(db: RowDatabase, memberId: MemberId): Promise<BadgeBasis> {
  const [open, personal] = await Promise.all([
    db.query<EncryptedRow<QuestBadges>>({
      name: 'badges-of',
      text: `select ${stateColumns(badges)} from ${tables.badges} where key = $1`,
      values: [memberId],
    }),
    db.query<EncryptedRow<PersonalBadges>>({
      name: 'personal-badges-of',
      text: `select ${stateColumns(personalBadges)} from ${tables.personal_badges} where key = $1`,
      values: [memberId],
    }),
  ]);
  const [[ofQuests], [ofWorkouts]] = await Promise.all([
    openRows(db.cipher, badges, open.rows),
    openRows(db.cipher, personalBadges, personal.rows),
  ]);
  return { open: ofQuests ?? noQuestBadges, personal: ofWorkouts ?? noPersonalBadges };
}
