import { parseArgs } from 'node:util';
import { validate as isUuid } from 'uuid';
import { isEmail } from '#domain/beta/beta-rules.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import { importOptions, runImport } from './admin-import.ts';
import {
  type AdminOperation,
  confirmCopyRemoved,
  endTokens,
  listCopies,
  listMailsGivenUp,
  listRequests,
  listSessions,
  makeSignInCode,
  runAdminOperation,
  type SignOut,
  sendMailsAgain,
  signOutEverywhere,
} from './admin-operations.ts';
import { expireRequests } from './expire-requests.ts';
import { dateOf, print, refuseMore, runTool, WrongUsage } from './run-tool.ts';

const usage = `Runs the operations of the admin screens from the command line. Each is recorded as an event that names the admin, with "system" as its
actor; the deletion of an account has the admin as its actor. Ending sessions is recorded as well.

npm run admin -- requests [--json]
npm run admin -- approve E-MAIL --as ADMIN [--note TEXT]
npm run admin -- deny E-MAIL --as ADMIN [--note TEXT]
npm run admin -- reset-quest MEMBER --as ADMIN [--date DATE] [--note TEXT]
npm run admin -- grant-pause MEMBER --from DATE --until DATE --reason illness|injury --note TEXT --as ADMIN      pauses a streak beyond the member's limits
npm run admin -- delete-account --member MEMBER --as ADMIN      deletes the account with all data, sessions and requests for access, irrevocably
npm run admin -- sessions MEMBER       lists a member's sessions: sign-in, last use (to the hour), browser and system
npm run admin -- sign-in-code E-MAIL   prints a code that proves the address at the built-in sign-in once, within seven days
npm run admin -- sign-out MEMBER [--as ADMIN] [--note TEXT]       ends all sessions of a member; they sign in again, and their rights are read again
npm run admin -- sign-out --everybody [--as ADMIN] [--note TEXT]  the same for all members
npm run admin -- end-tokens MEMBER [--as ADMIN] [--note TEXT]     ends all access tokens of a member, as after a leak
npm run admin -- end-tokens --everybody [--as ADMIN] [--note TEXT]        the same for all members
npm run admin -- import MEMBER FILE [--dry-run] [--unit kg|lbs] [--order day-first|month-first] [--zone ZONE]       stores a history from another app
npm run admin -- import MEMBER --withdraw ID     takes an import back as a whole; what the member corrected since stays
npm run admin -- mails [--json]        lists the mails that were given up, with the reason
npm run admin -- resend MAIL           sends such a mail again
npm run admin -- resend --all          sends all of them again
npm run admin -- copies [--json]       lists the copies of the data (exports, tables, schemas of replay, the mirror) and which may still hold erased people
npm run admin -- copy-removed COPY --note TEXT [--as ADMIN]      records that such a file was deleted by hand; writing it again at the same place also ends it
npm run admin -- expire-requests      erases requests that were denied or unanswered for 180 days; the service does so every hour
  E-MAIL         the address of a request for access to the beta; with sign-in-code that of the person who gets the code
  MEMBER         email or id
  --as ADMIN     the email of the deciding admin, who has signed in at least once; with sign-out, end-tokens and copy-removed "system" when absent
  --note TEXT    the reason, visible to admins only
  --date DATE    by default the member's current date
  --everybody    with sign-out and end-tokens: all members, admins too
  FILE           an export of Strong, Hevy, Apple Health or another known app, or a zip with such files
  --dry-run      says what the file holds, what is in doubt and what is left out, and stores nothing
  --unit UNIT    the unit of numbers for which the file names none
  --order ORDER  how dates such as 01/04/2026 are read, when the file does not decide
  --zone ZONE    the time zone of times in UTC of before the member joined, such as Europe/Paris
  MAIL           the id of a mail, as listed
  COPY           the id of a copy, as listed
  --json         as JSON, one request, mail or copy per line
  --help         this text

Exit codes: 0 done, 1 refused by the rules, 2 wrong arguments, 3 failed.`;

type Options =
  | { readonly does: 'requests'; readonly form: 'text' | 'json' }
  | { readonly does: 'mails'; readonly form: 'text' | 'json' }
  | { readonly does: 'copies'; readonly form: 'text' | 'json' }
  | {
      readonly does: 'copy-removed';
      readonly copy: string;
      readonly note: string;
      readonly admin: string | null;
    }
  /** Null for all. */
  | { readonly does: 'resend'; readonly mail: string | null }
  | { readonly does: 'expire-requests' }
  | { readonly does: 'sessions'; readonly member: string }
  | { readonly does: 'sign-in-code'; readonly email: string }
  | ({ readonly does: 'sign-out' | 'end-tokens' } & SignOut)
  | { readonly does: 'import'; readonly asked: ReturnType<typeof importOptions> }
  | { readonly does: 'operation'; readonly operation: AdminOperation };

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      note: { type: 'string' },
      date: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      reason: { type: 'string' },
      member: { type: 'string' },
      everybody: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      unit: { type: 'string' },
      order: { type: 'string' },
      zone: { type: 'string' },
      withdraw: { type: 'string' },
    },
  });
  const [what = '', named, ...others] = positionals;
  const whom = named ?? values.member;
  refuseMore(others.slice(what === 'import' ? 1 : 0));
  if (what === 'import') return { does: what, asked: importOptions(whom, others[0], values) };
  if (what === 'resend') return { does: what, mail: whichMail(named, values.all) };
  if (what === 'sign-out' || what === 'end-tokens') {
    const { as: admin = null, note = null } = values;
    return { does: what, member: whoseAccess(what, whom, values.everybody), admin, note };
  }
  const other = ofNobody(what, values.json);
  if (other && named !== undefined) refuseMore([named]);
  return other ?? ofOne(what, whom, values);
}

/** Null for an operation about a member or another one. */
function ofNobody(what: string, isJson: boolean): Options | null {
  if (what === 'expire-requests') return { does: what };
  if (what !== 'requests' && what !== 'mails' && what !== 'copies') return null;
  return { does: what, form: isJson ? 'json' : 'text' };
}

function ofOne(what: string, whom: string | undefined, given: Given): Options {
  if (!whom)
    throw new WrongUsage(
      operations.has(what)
        ? `${what} needs ${what === 'copy-removed' ? 'the id of a copy' : 'a member or an email address'}.`
        : unknownOperation(what),
    );
  if (what === 'sessions') return { does: what, member: whom };
  if (what === 'sign-in-code') return { does: what, email: addressNamed(whom) };
  if (what === 'copy-removed')
    return { does: what, copy: copyNamed(whom), note: noteOf(given), admin: given.as ?? null };
  return { does: 'operation', operation: operationOf(what, whom, given) };
}

function addressNamed(email: string): string {
  if (!isEmail(email)) throw new WrongUsage(`${email} is not an email address.`);
  return email;
}

function copyNamed(id: string): string {
  if (!isUuid(id)) throw new WrongUsage(`${id} is not the id of a copy. "copies" lists them.`);
  return id;
}

function noteOf({ note }: Given): string {
  if (!note) throw new WrongUsage('copy-removed needs --note with how the file was deleted.');
  return note;
}

function whoseAccess(what: string, whom: string | undefined, isEverybody: boolean): string | null {
  if ((whom === undefined) === isEverybody) return whom ?? null;
  throw new WrongUsage(`${what} needs either a member or --everybody.`);
}

function whichMail(id: string | undefined, isAll: boolean): string | null {
  if ((id === undefined) !== isAll) throw new WrongUsage('resend needs either the id of a mail or --all.');
  if (id !== undefined && !isUuid(id))
    throw new WrongUsage(`${id} is not the id of a mail. "mails" lists them.`);
  return id ?? null;
}

type Given = {
  readonly as?: string;
  readonly note?: string;
  readonly date?: string;
  readonly from?: string;
  readonly until?: string;
  readonly reason?: string;
};

function operationOf(what: string, whom: string, given: Given): AdminOperation {
  const { as: admin, note, date } = given;
  if (!operations.has(what)) throw new WrongUsage(unknownOperation(what));
  if (!admin) throw new WrongUsage(`${what} needs --as with the email of the admin who decides.`);
  if (what === 'approve' || what === 'deny') return { what, email: whom, admin, note: note ?? null };
  if (what === 'reset-quest')
    return { what, member: whom, admin, date: dateOf('--date', date), note: note ?? null };
  if (what === 'delete-account') return { what, member: whom, admin };
  if (what === 'grant-pause') return { what, member: whom, admin, ...grantOf(given) };
  throw new WrongUsage(unknownOperation(what));
}

/** Those that need a member or an address. */
const operations: ReadonlySet<string> = new Set([
  'approve',
  'deny',
  'reset-quest',
  'grant-pause',
  'delete-account',
  'sessions',
  'sign-in-code',
  'copy-removed',
]);

const unknownOperation = (what: string): string =>
  what === '' ? 'No operation is given.' : `There is no operation ${what}.`;

function grantOf({ from, until, reason, note }: Given) {
  const [first, last] = [dateOf('--from', from), dateOf('--until', until)];
  if (!first || !last) throw new WrongUsage('grant-pause needs --from and --until, both dates.');
  if (reason !== 'illness' && reason !== 'injury')
    throw new WrongUsage('grant-pause needs --reason illness or --reason injury.');
  if (!note) throw new WrongUsage('grant-pause needs --note with the reason; it is recorded.');
  return { from: first, until: last, reason, note } as const;
}

async function linesOf(stores: Stores, options: Options): Promise<readonly string[]> {
  switch (options.does) {
    case 'requests':
      return listRequests(stores, options.form);
    case 'mails':
      return listMailsGivenUp(stores, options.form);
    case 'copies':
      return listCopies(stores, options.form);
    case 'copy-removed':
      return [await confirmCopyRemoved(stores, options)];
    case 'resend':
      return [await sendMailsAgain(stores, options.mail)];
    case 'expire-requests':
      return [`${await expireRequests(stores)} requests expired.`];
    case 'import':
      return runImport(stores, options.asked);
    case 'sessions':
      return listSessions(stores, options.member);
    case 'sign-in-code':
      return makeSignInCode(stores, options.email);
    case 'sign-out':
      return [await signOutEverywhere(stores, options)];
    case 'end-tokens':
      return [await endTokens(stores, options)];
    case 'operation':
      return [await runAdminOperation(stores, options.operation)];
  }
}

await runTool({
  usage,
  readOptions,
  async work(stores, options) {
    for (const line of await linesOf(stores, options)) print(line);
    return 0;
  },
});
