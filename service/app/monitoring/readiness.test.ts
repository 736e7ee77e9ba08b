import { expect } from 'chai';
import { createReadiness } from './readiness.ts';

const standing = (name: string, state: 'live' | 'rebuilding' | 'parked', lagSeconds = 0) => ({
  name,
  state,
  lagSeconds,
});

/** The status of read models that were built once. */
const built = (status: Parameters<typeof createReadiness>[0]['status']) => ({ status, isBuilt: () => true });

const storing = { isAppendFailing: () => false };

describe('the readiness of the service', () => {
  const lines: unknown[] = [];
  const logger = { warn: (...line: unknown[]) => void lines.push(line) };

  it('is true when every read model is live', async () => {
    const readiness = createReadiness(
      built(async () => [standing('a', 'live'), standing('b', 'live', 9)]),
      storing,
      logger,
    );
    expect(await readiness()).to.deep.equal({ isReady: true, checks: { a: 'live', b: 'live' } });
  });

  it('is true and names a read model that is 10 s behind, parked or being rebuilt', async () => {
    const all = [standing('a', 'live', 10), standing('b', 'parked'), standing('c', 'rebuilding')];
    expect(
      await createReadiness(
        built(async () => all),
        storing,
        logger,
      )(),
    ).to.deep.equal({
      isReady: true,
      checks: { a: 'behind', b: 'parked', c: 'rebuilding' },
    });
  });

  it('is false until the rows of this release were built, and true at once then', async () => {
    let isBuilt = false;
    const status = async () => [standing('a', 'rebuilding')];
    const readiness = createReadiness({ status, isBuilt: () => isBuilt }, storing, logger);
    expect((await readiness()).isReady).to.equal(false);
    isBuilt = true;
    expect((await readiness()).isReady).to.equal(true);
  });

  it('is false when the rows belong to another log', async () => {
    const all = [standing('a', 'live'), standing('b', 'parked', Number.POSITIVE_INFINITY)];
    expect(
      (
        await createReadiness(
          built(async () => all),
          storing,
          logger,
        )()
      ).isReady,
    ).to.equal(false);
  });

  it('queries the stores at most once a second', async () => {
    let [time, asked] = [0, 0];
    const status = async () => {
      asked += 1;
      return [standing('a', 'live', asked === 1 ? 0 : Number.POSITIVE_INFINITY)];
    };
    const readiness = createReadiness(built(status), storing, logger, 100, () => time);
    const first = await Promise.all([readiness(), readiness()]);
    time = 999;
    expect([...first, await readiness()].map(({ isReady }) => isReady)).to.deep.equal([true, true, true]);
    expect(asked).to.equal(1);
    time = 1_000;
    expect((await readiness()).isReady).to.equal(false);
  });

  for (const [what, status] of [
    ['does not answer', () => new Promise<never>(() => {})],
    ['fails', () => Promise.reject(new Error('gone'))],
  ] as const) {
    it(`is false, with a log line about the reason, when a store ${what}`, async () => {
      lines.length = 0;
      const readiness = createReadiness(built(status), storing, logger, 20);
      expect(await readiness()).to.deep.equal({ isReady: false, checks: { stores: 'no answer' } });
      expect(lines).to.have.length(1);
    });
  }
});
