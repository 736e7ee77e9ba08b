import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Handler } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { signOut } from '#service/http/session.ts';
import { verifiedAddressOf } from '#service/member/verified-address.ts';
import { erasingMember } from './erasing-member.ts';
import { type ExportFile, historyFile, tableFile } from './export-files.ts';
import { wishForExport } from './export-outbox.ts';
import type { TableName } from './member-data-contract.ts';

export const exportHistory: Handler = (house) => async (ctx) => {
  sendFile(ctx, historyFile(house, currentMember(ctx)));
};

export const exportTable =
  (name: TableName): Handler =>
  (house) =>
  async (ctx) => {
    sendFile(ctx, tableFile(house, currentMember(ctx), name));
  };

/** Where a mail with all files would go to. */
export const readExportMail: Handler =
  ({ sendsMail }) =>
  async (ctx) => {
    ctx.body = { to: sendsMail ? verifiedAddressOf(currentMember(ctx).member) : null };
  };

export const mailExport: Handler =
  ({ db, sendsMail }) =>
  async (ctx) => {
    const { memberId, member, at } = currentMember(ctx);
    const to = sendsMail ? verifiedAddressOf(member) : null;
    ctx.body = { to, at: to === null ? null : await wishForExport(db, memberId, at) };
  };

/** Deletes the account of who asks with all that was ever told; nothing is left to sign out from. */
export const deleteAccount: Handler =
  ({ erasures }) =>
  async (ctx) => {
    const { at } = currentMember(ctx);
    await erasures.deleteAccount(erasingMember(ctx));
    signOut(ctx);
    ctx.state.isForgotten = true;
    ctx.body = { deleted: true, at };
  };

/** Piece by piece, as quickly as it is taken: memory holds one piece. */
function sendFile(ctx: Context, { name, type, pieces }: ExportFile): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.attachment(name);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = Readable.from(pieces);
}
