import { parseArgs } from 'node:util';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { expireRequests } from '#service/member-data/expire-requests.ts';
import { type Deed, doDeed, listRequests } from '#service/operations/admin-deeds.ts';
import { print, printError, runTool, WrongUsage } from './run-tool.ts';

const usage = `Does by hand what an admin does on the screens. Everything is an event that names the admin, with "system" as its actor.

npm run admin -- requests [--json]
npm run admin -- approve E-MAIL --as ADMIN [--note TEXT]
npm run admin -- deny E-MAIL --as ADMIN [--note TEXT]
npm run admin -- reset-quest MEMBER --as ADMIN [--date DATE] [--note TEXT]
npm run admin -- expire-requests      lets requests go that were denied or unanswered for 180 days; the service does so every hour
  E-MAIL         the address of a request for access to the beta
  MEMBER         e-mail or id
  --as ADMIN     whose decision it is: the e-mail of an admin who has signed in at least once
  --note TEXT    why; only admins read it
  --date DATE    the member's today when absent
  --json         as JSON, one request a line
  --help         this text

Exit codes: 0 done, 1 the rules refuse it, 2 wrong call, 3 failed.`;

type Options =
  | { readonly list: 'text' | 'json' }
  | { readonly list: null; readonly deed: null }
  | { readonly list: null; readonly deed: Deed };

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      note: { type: 'string' },
      date: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [what = '', whom, ...more] = positionals;
  if (more.length > 0) throw new WrongUsage(`What is ${more.join(' ')}?`);
  if (what === 'expire-requests') return { list: null, deed: null };
  if (what === 'requests') return { list: values.json ? 'json' : 'text' };
  return { list: null, deed: deedOf(what, whom, values) };
}

type Given = { readonly as?: string; readonly note?: string; readonly date?: string };

function deedOf(what: string, whom: string | undefined, { as: admin, note, date }: Given): Deed {
  if (!whom) throw new WrongUsage(what === '' ? 'Do what?' : `${what} whom?`);
  if (!admin) throw new WrongUsage('Whose decision is it? Give --as the e-mail of an admin.');
  if (what === 'approve' || what === 'deny') return { what, email: whom, admin, note: note ?? null };
  if (what === 'reset-quest') return { what, member: whom, admin, date: dayOf(date), note: note ?? null };
  throw new WrongUsage(`${what} is nothing that can be done here.`);
}

function dayOf(text: string | undefined): MemberDay | null {
  if (text === undefined) return null;
  if (!isMemberDay(text)) throw new WrongUsage(`--date ${text} is no date such as 2026-03-03.`);
  return text;
}

await runTool({
  usage,
  readOptions,
  async work(stores, options) {
    if (options.list !== null) {
      for (const line of await listRequests(stores, options.list)) print(line);
      return 0;
    }
    if (options.deed === null) {
      print(`${await expireRequests(stores)} requests expired.`);
      return 0;
    }
    try {
      print(await doDeed(stores, options.deed));
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      printError(error.message);
      return 1;
    }
  },
});
