import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Handler } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { signOut } from '#service/http/session.ts';
import { erasingMember } from './erasing-member.ts';
import type { TableName } from './member-data-contract.ts';
import { memberExport } from './member-export.ts';
import { memberTable } from './member-tables.ts';

export const exportHistory: Handler =
  ({ events }) =>
  async (ctx) => {
    const { memberId, at, today } = currentMember(ctx);
    sendFile(ctx, `rondel-${today}.json`, 'application/json', memberExport(events, memberId, at));
  };

export const exportTable =
  (name: TableName): Handler =>
  ({ db }) =>
  async (ctx) => {
    const current = currentMember(ctx);
    sendFile(ctx, `rondel-${name}-${current.today}.csv`, 'text/csv', memberTable(db, current, name));
  };

/** Deletes the account of who asks with all that was ever told; nothing is left to sign out from. */
export const deleteAccount: Handler =
  ({ erasures }) =>
  async (ctx) => {
    const { at } = currentMember(ctx);
    await erasures.deleteAccount(erasingMember(ctx));
    signOut(ctx);
    ctx.body = { deleted: true, at };
  };

/** Piece by piece, as quickly as it is taken: memory holds one piece. */
function sendFile(ctx: Context, name: string, type: string, pieces: AsyncIterable<string>): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.attachment(name);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = Readable.from(pieces);
}
