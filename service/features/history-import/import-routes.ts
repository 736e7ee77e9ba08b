import type { Context } from 'koa';
import { entriesIn, type ImportCommand, importDecider } from '#domain/history-import/history-import.ts';
import { importStream } from '#domain/history-import/import-events.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  answersOf,
  importNamed,
  importsOf,
  type StoredImport,
  standingOfImport,
} from '#projections/history-import/imports.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import {
  beginImportAnswer,
  beginImportBody,
  importAnswer,
  importBatchAnswer,
  importChangedAnswer,
  importsAnswer,
  importWeightsBody,
  importWorkoutsBody,
  type ShownImport,
} from './import-contract.ts';
import { createPacing } from './import-pacing.ts';
import { importedWeight, importedWorkout } from './imported-entries.ts';
import { knownWeights, knownWorkouts } from './known-entries.ts';

/** Of all members whom this process serves. */
const inTurn = createPacing();

const readImports: Handler =
  ({ db }) =>
  async (ctx) => {
    const all = await importsOf(db, currentMember(ctx).memberId);
    ctx.body = { imports: all.map(shown), exercises: answersOf(all) };
  };

const readImport: Handler = (app) => async (ctx) => {
  ctx.body = await withStanding(app, ctx, await ownImport(app, ctx));
};

const beginImport: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const { source, fileName, exercises } = bodyOf(ctx, beginImportBody);
  const importId = commandIdOfMember(ctx);
  const of = { memberId, importId };
  const { added: _, ...answer } = await send(app, ctx, {
    ...{ type: 'BeginImport', ...of, source },
    fileName: fileName?.trim() || null,
    ...(exercises && { exercises }),
  });
  const begun = await importNamed(app.db, memberId, importId);
  ctx.status = 201;
  ctx.body = { ...answer, import: begun && shown(begun) };
};

const importWorkouts: Handler = (app) => (ctx) => inTurn(() => storeWorkouts(app, ctx));

async function storeWorkouts(app: AppContext, ctx: Context): Promise<void> {
  const { memberId, today } = currentMember(ctx);
  const { batch, workouts: sent } = bodyOf(ctx, importWorkoutsBody);
  const { importId, source } = await ownImport(app, ctx);
  const workouts = sent.map((workout) => importedWorkout(workout, { memberId, source }));
  const known = await knownWorkouts(app.db, { memberId, source }, workouts);
  const of = { memberId, importId, batch, today, known };
  const answer = await send(app, ctx, { type: 'ImportWorkouts', ...of, workouts });
  ctx.body = { ...answer, ...counted(answer.added, sent.length) };
}

const importWeights: Handler = (app) => (ctx) => inTurn(() => storeWeights(app, ctx));

async function storeWeights(app: AppContext, ctx: Context): Promise<void> {
  const { memberId, today } = currentMember(ctx);
  const { batch, weights: sent } = bodyOf(ctx, importWeightsBody);
  const { importId, source } = await ownImport(app, ctx);
  const weights = sent.map((weight) => importedWeight(weight, { memberId, source }));
  const known = await knownWeights(app.db, { memberId, source }, weights);
  const of = { memberId, importId, batch, today, known };
  const answer = await send(app, ctx, { type: 'ImportWeights', ...of, weights });
  ctx.body = { ...answer, ...counted(answer.added, sent.length) };
}

const counted = (added: number, sent: number) => ({ added, known: sent - added });

const end =
  (type: 'CompleteImport' | 'WithdrawImport'): Handler =>
  (app) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const importId = pathPart(ctx, 'id');
    const { added: _, ...answer } = await send(app, ctx, { type, memberId, importId });
    const ended = await importNamed(app.db, memberId, importId);
    ctx.body = { ...answer, import: ended && (await withStanding(app, ctx, ended)) };
  };

/** The entries themselves are not sent back. */
async function send(app: AppContext, ctx: Context, command: ImportCommand) {
  const { answer } = await app.send(ctx, importDecider, importStream(command.memberId), command);
  return { ...answer, events: answer.events.map(({ type }) => ({ type })), added: entriesIn(answer.events) };
}

async function ownImport({ db }: AppContext, ctx: Context): Promise<StoredImport> {
  const own = await importNamed(db, currentMember(ctx).memberId, pathPart(ctx, 'id'));
  if (own) return own;
  throw new Refusal('unknown-import', 'There is no such import.', 'missing');
}

async function withStanding({ db }: AppContext, ctx: Context, one: StoredImport) {
  return { ...shown(one), standing: await standingOfImport(db, currentMember(ctx).memberId, one.importId) };
}

const shown = (one: StoredImport): ShownImport => {
  const { importId: id, source, fileName, status, begunAt, workouts, sets, weights, from, until } = one;
  return { id, source, fileName, status, begunAt, workouts, sets, weights, from, until };
};

const unknown = [404, 'unknown-import'] as const;
const ofBatch = [[400, 'future-date'], [400, 'import-too-large'], unknown, [409, 'import-ended']] as const;

/** None has a scope: a token writes single workouts and weights, and no history of years. */
export const importRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/imports',
    summary: 'The histories that the member brought along from other apps.',
    audience: 'members',
    answer: importsAnswer,
    handle: readImports,
  },
  {
    method: 'GET',
    path: '/api/me/imports/:id',
    summary: 'One import, and how much of it stands.',
    audience: 'members',
    answer: importAnswer,
    refusals: [unknown],
    handle: readImport,
  },
  {
    method: 'POST',
    path: '/api/me/imports',
    summary: 'Begins an import of a history from another app. Its batches follow.',
    audience: 'members',
    body: beginImportBody,
    status: 201,
    answer: beginImportAnswer,
    refusals: [[409, 'too-many-imports']],
    handle: beginImport,
  },
  {
    method: 'POST',
    path: '/api/me/imports/:id/workouts',
    summary:
      'Stores a batch of workouts that were done elsewhere, at most 512 kB. They earn nothing; those that are known already are left out. So is a batch whose number is stored already.',
    audience: 'members',
    body: importWorkoutsBody,
    answer: importBatchAnswer,
    refusals: [...ofBatch, [400, 'invalid-sets']],
    handle: importWorkouts,
  },
  {
    method: 'POST',
    path: '/api/me/imports/:id/weights',
    summary:
      'Stores a batch of weights that were recorded elsewhere. Those that are known already are left out. So is a batch whose number is stored already.',
    audience: 'members',
    body: importWeightsBody,
    answer: importBatchAnswer,
    refusals: [...ofBatch],
    handle: importWeights,
  },
  {
    method: 'POST',
    path: '/api/me/imports/:id/complete',
    summary: 'Ends an import after its last batch.',
    audience: 'members',
    answer: importChangedAnswer,
    refusals: [unknown, [409, 'import-ended']],
    handle: end('CompleteImport'),
  },
  {
    method: 'DELETE',
    path: '/api/me/imports/:id',
    summary: 'Takes an import back as a whole. What the member has corrected since then stays.',
    audience: 'members',
    answer: importChangedAnswer,
    refusals: [unknown],
    handle: end('WithdrawImport'),
  },
];
