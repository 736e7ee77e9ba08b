import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The contents of `postmaster.pid` of a running Postgres. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Whether it also listens to a Unix socket. */
  readonly hasSocket: boolean;
  readonly isReady: boolean;
};

/** The server running on a data folder, or null. Ignores a file left by a killed server. */
export async function runningPostmaster(data: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return null;
  const [, , , port, socketFolder = ''] = lines;
  return {
    pid,
    port: Number(port),
    hasSocket: socketFolder !== '',
    isReady: lines[7]?.trim() === 'ready',
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Systems take ports above these for outgoing connections: one of those could be in use when a server starts on it. */
const ports = { from: 20_000, count: 12_000 };
/** Processes begin at different ports, so that two of them rarely choose the same one. */
let next = process.pid * 97;

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports.count; tries += 1) {
    const port = ports.from + (next++ % ports.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${ports.from} to ${ports.from + ports.count} are in use.`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
