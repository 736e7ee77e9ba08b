import { createServer } from 'node:http';
import { bodyParser } from '@koa/bodyparser';
import Koa, { type Middleware } from 'koa';
import { openPool } from '#projections/postgres/pool.ts';

/*
 * The servers that the service is compared with: Koa with nothing, with one prepared select, and with one insert that waits for the disk.
 * Takes the address of a database and three ports.
 */
const [databaseUrl = '', ...ports] = process.argv.slice(2);
const pool = openPool(databaseUrl, 'bench');
await pool.query(`create schema if not exists bench;
  create table if not exists bench.members as
    select i::text as key, json_build_object('name', 'member ' || i, 'points', i) as state from generate_series(1, 64) as i;
  create unique index if not exists members_key on bench.members (key);
  create table if not exists bench.events (id bigint generated always as identity primary key, data json not null)`);

const hello: Middleware = (ctx) => {
  ctx.body = { hello: 'world' };
};
const select: Middleware = async (ctx) => {
  const query = { name: 'one', text: 'select state from bench.members where key = $1', values: ['7'] };
  const { rows } = await pool.query<{ state: unknown }>(query);
  ctx.body = rows[0]?.state;
};
const insert: Middleware = async (ctx) => {
  const text = 'insert into bench.events (data) values ($1) returning id::text';
  const { rows } = await pool.query<{ id: string }>({ name: 'add', text, values: [ctx.request.body] });
  ctx.body = rows[0];
};

for (const [index, stages] of [[hello], [select], [bodyParser(), insert]].entries()) {
  const app = new Koa();
  for (const stage of stages) app.use(stage);
  const answer = app.callback();
  createServer((request, response) => void answer(request, response)).listen(
    Number(ports[index]),
    '127.0.0.1',
  );
}
