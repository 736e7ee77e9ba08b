import type pg from 'pg';
import { until } from './until.ts';

/**
 * Deletes the stored answers as after seven days, or after a crash. Fulfilled once the index of events has all commands: a repeated request finds
 * its command there.
 */
export async function loseAnswers(db: Pick<pg.Client, 'query'>): Promise<void> {
  await db.query('delete from service.kept_answers');
  await until(async () => {
    const { rows } = await db.query(
      `select from service.followers, log.head
        where name = 'event index' and followers.position >= lpad(head.position::text, 20, '0')`,
    );
    return rows.length > 0;
  });
}
