import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { overTcp } from '#service/platform/embedded-postgres/embedded-postgres.ts';

/** A TCP proxy that can inject faults. */
export type TcpProxy = {
  readonly port: number;
  /** From now on the server receives everything, but no answer returns. */
  swallowAnswers(): void;
  /** Existing connections fall silent without a notification to either side; new ones work. */
  freeze(): void;
  /** Breaks existing connections; new ones are refused or work normally. */
  cut(then: 'refuse' | 'restore'): void;
  /** Resets all connections once this many further bytes have passed in the given direction. */
  resetAfter(bytes: number, direction: Direction): void;
  close(): Promise<void>;
};

type Direction = 'to the server' | 'from the server';

/** With the URL that leads through it. */
export type ProxyBefore = TcpProxy & { readonly url: string };

/** Starts a proxy for the Postgres at an address. */
export async function proxyBefore(address: string): Promise<ProxyBefore> {
  const url = new URL(overTcp(address));
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
}

export async function startTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let answers: 'pass' | 'swallow' = 'pass';
  let isRefusing = false;
  let reset: { direction: Direction; bytes: number } | null = null;
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    if (isRefusing) near.destroy();
    near.on('data', (chunk) => pass(chunk, far, 'to the server'));
    far.on('data', (chunk) => answers === 'pass' && pass(chunk, near, 'from the server'));
  });
  function pass(chunk: Buffer, to: Socket, direction: Direction): void {
    if (reset?.direction !== direction) return void to.write(chunk);
    const rest = reset.bytes - chunk.length;
    reset = rest > 0 ? { direction, bytes: rest } : null;
    const passing = rest > 0 ? chunk : chunk.subarray(0, chunk.length + rest);
    to.write(passing, () => rest <= 0 && resetAll());
  }
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const resetAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallowAnswers: () => {
      answers = 'swallow';
    },
    freeze: () => {
      for (const socket of sockets) socket.pause();
    },
    cut: (then) => {
      isRefusing = then === 'refuse';
      answers = 'pass';
      destroyAll();
    },
    resetAfter: (bytes, direction) => {
      reset = { bytes, direction };
    },
    close: async () => {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}
