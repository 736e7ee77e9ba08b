import * as z from 'zod/mini';
import type { ApiRoute } from '#service/http/api-route.ts';
import {
  accountDeletedAnswer,
  exportMailAnswer,
  exportMailedAnswer,
  memberExportAnswer,
  type TableName,
  tableNames,
} from './member-data-contract.ts';
import {
  deleteAccount,
  exportHistory,
  exportTable,
  mailExport,
  readExportMail,
} from './member-data-handlers.ts';

export const memberDataRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that the member did, as a file: event by event, with plain words.',
    audience: 'members',
    answer: memberExportAnswer,
    handle: exportHistory,
  },
  ...tableNames.map(fileOf),
  {
    method: 'GET',
    path: '/api/me/export/mail',
    summary: 'Where a mail with all these files would go to, if at all.',
    audience: 'members',
    answer: exportMailAnswer,
    handle: readExportMail,
  },
  {
    method: 'POST',
    path: '/api/me/export/mail',
    summary: 'Mails all these files to the member’s verified address.',
    audience: 'members',
    answer: exportMailedAnswer,
    handle: mailExport,
  },
  {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Deletes the account of the member who asks, with all data.',
    audience: 'members',
    answer: accountDeletedAnswer,
    handle: deleteAccount,
  },
];

function fileOf(name: TableName): ApiRoute {
  return {
    method: 'GET',
    path: `/api/me/export/${name}.csv`,
    summary: `The member’s ${name}, as a file for a spreadsheet.`,
    audience: 'members',
    type: 'text/csv',
    answer: z.string(),
    handle: exportTable(name),
  };
}
