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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
