import { Readable } from 'node:stream';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { mailAddressOf } from '#domain/member/verified-email.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { erasingMember } from '#service/features/erasing-member.ts';
import { currentMember } from '#service/http/current-member.ts';
import { languageOf } from '#service/http/request-language.ts';
import { signOut } from '#service/http/session/session.ts';
import { type ExportFile, historyFile, tableFile } from './export-files.ts';
import { requestExportMail } from './export-outbox.ts';
import {
  accountDeletedAnswer,
  exportMailAnswer,
  exportMailedAnswer,
  memberExportAnswer,
  type TableName,
  tableNames,
} from './member-data-contract.ts';

const exportHistory: Handler = (app) => async (ctx) => {
  sendFile(ctx, historyFile(app, { ...currentMember(ctx), language: languageOf(ctx) }));
};

const exportTable =
  (name: TableName): Handler =>
  (app) =>
  async (ctx) => {
    sendFile(ctx, tableFile(app, currentMember(ctx), name));
  };

/** The address for a mail with all files. */
const readExportMail: Handler =
  ({ sendsMail }) =>
  async (ctx) => {
    ctx.body = { to: sendsMail ? mailAddressOf(currentMember(ctx).member) : null };
  };

const mailExport: Handler =
  ({ db, sendsMail }) =>
  async (ctx) => {
    const { memberId, member, at } = currentMember(ctx);
    const to = sendsMail ? mailAddressOf(member) : null;
    ctx.body = { to, at: to === null ? null : await requestExportMail(db, memberId, at) };
  };

/** Deletes the account of the requesting member with all its data. No session remains to sign out from. */
const deleteAccount: Handler =
  ({ erasures }) =>
  async (ctx) => {
    const { at } = currentMember(ctx);
    await erasures.deleteAccount(erasingMember(ctx));
    ctx.state.isForgotten = true;
    await signOut(ctx);
    ctx.body = { deleted: true, at };
  };

/** Streams the file chunk by chunk as fast as it is received, so that memory holds one chunk. */
function sendFile(ctx: Context, { name, type, pieces }: ExportFile): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.attachment(name);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = Readable.from(pieces);
}

/** Open to every signed-in account: access may have been denied after health data was given. */
export const memberDataRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that the member did, as a file: event by event, with plain words.',
    audience: 'signedIn',
    limit: 'export',
    answer: memberExportAnswer,
    handle: exportHistory,
  },
  ...tableNames.map(fileOf),
  {
    method: 'GET',
    path: '/api/me/export/mail',
    summary: 'Where a mail with all these files would go to, if at all.',
    audience: 'signedIn',
    answer: exportMailAnswer,
    handle: readExportMail,
  },
  {
    method: 'POST',
    path: '/api/me/export/mail',
    summary: 'Mails all these files to the member’s verified address.',
    audience: 'signedIn',
    answer: exportMailedAnswer,
    handle: mailExport,
  },
  {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Deletes the account of the member who asks, with all data.',
    audience: 'signedIn',
    erases: true,
    answer: accountDeletedAnswer,
    handle: deleteAccount,
  },
];

function fileOf(name: TableName): AppRoute {
  return {
    method: 'GET',
    path: `/api/me/export/${name}.csv`,
    summary: `The member’s ${name}, as a file for a spreadsheet: an apostrophe is before each text that would be a formula.`,
    audience: 'signedIn',
    limit: 'export',
    type: 'text/csv',
    answer: z.string(),
    handle: exportTable(name),
  };
}
