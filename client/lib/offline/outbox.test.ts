import { expect } from 'chai';
import { ApiError } from '#client/lib/http/api-error.ts';
import { isKeptForLater, type Kept, KeptForLater, Outbox, type OutboxStore, type Waiting } from './outbox.ts';

const weight = (key: string, more: Partial<Kept> = {}): Kept => ({
  method: 'POST',
  path: '/api/body-metrics',
  body: { weight: key },
  idempotencyKey: key,
  label: `Weight ${key}`,
  ...more,
});

/** A server that answers by turns, and the storage of a device that outlives the page. */
function device() {
  let kept: readonly Waiting[] = [];
  let answer: (command: Kept) => unknown = ({ idempotencyKey }) => `carried out: ${idempotencyKey}`;
  const sent: string[] = [];
  const delivered: string[] = [];
  const failures: unknown[] = [];
  let tell: () => Promise<void> = async () => {};
  const store: OutboxStore = {
    read: async () => kept,
    edit: async (change) => {
      kept = change(kept);
    },
  };
  const queue = { last: Promise.resolve() };
  let now = 0;
  const openPage = (): Outbox =>
    new Outbox({
      store,
      send: async (command) => {
        sent.push(command.idempotencyKey);
        return answer(command);
      },
      alone: (work) => {
        const mine = queue.last.then(work);
        queue.last = mine.catch(() => {});
        return mine;
      },
      now: () => now,
      onChange: () => {},
      onDelivered: ({ idempotencyKey }) => {
        delivered.push(idempotencyKey);
        return tell();
      },
      onFailure: (error) => void failures.push(error),
    });
  return {
    openPage,
    sent,
    delivered,
    setClock: (moment: number) => {
      now = moment;
    },
    failures,
    tellBy: (next: typeof tell) => {
      tell = next;
    },
    waiting: () => kept.map(({ idempotencyKey }) => idempotencyKey),
    problems: () => kept.map(({ problem }) => problem?.text),
    bodies: () => kept.map(({ body }) => body),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    refusesWith: (refusal: ApiError) => {
      answer = () => {
        throw refusal;
      };
    },
    isOffline: () => {
      answer = () => {
        throw new TypeError('Failed to fetch');
      };
    },
    isOnline: () => {
      answer = () => 'carried out';
    },
  };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

/** Posts a command that the server refuses, and expects that the sender gets the refusal. @returns the device that posted it */
async function deviceRefused(refusal: ApiError) {
  const tablet = device();
  tablet.refusesWith(refusal);
  expect(await failureOf(tablet.openPage().post(weight('a')))).to.equal(refusal);
  return tablet;
}

describe('outbox', () => {
  it('sends at once and gives the answer while there is a network', async () => {
    const { openPage, waiting, delivered } = device();
    expect(await openPage().post(weight('a'))).to.equal('carried out: a');
    expect(waiting()).to.deep.equal([]);
    expect(delivered, 'the sender was notified').to.deep.equal([]);
  });

  it('keeps what got no answer, over the life of the page', async () => {
    const tablet = device();
    tablet.isOffline();
    expect(await failureOf(tablet.openPage().post(weight('a')))).to.be.instanceOf(KeptForLater);
    tablet.isOnline();
    await tablet.openPage().flush();
    expect(tablet.sent).to.deep.equal(['a', 'a']);
    expect(tablet.delivered).to.deep.equal(['a']);
    expect(tablet.waiting()).to.deep.equal([]);
  });

  it('is not held up by a listener of delivered commands that fails or never ends', async () => {
    const tablet = device();
    const failure = new TypeError('Failed to fetch dynamically imported module');
    for (const tell of [() => Promise.reject(failure), () => new Promise<void>(() => {})]) {
      tablet.isOffline();
      await failureOf(tablet.openPage().post(weight('a')));
      await failureOf(tablet.openPage().post(weight('b')));
      tablet.isOnline();
      tablet.sent.length = 0;
      tablet.tellBy(tell);
      await tablet.openPage().flush();
      expect(tablet.sent).to.deep.equal(['a', 'b']);
      expect(tablet.waiting()).to.deep.equal([]);
    }
    expect(tablet.delivered).to.deep.equal(['a', 'b', 'a', 'b']);
    expect(tablet.failures).to.deep.equal([failure, failure]);
  });

  it('sends in the order in which things were given, the newest last', async () => {
    const tablet = device();
    const outbox = tablet.openPage();
    tablet.isOffline();
    await failureOf(outbox.post(weight('a')));
    await failureOf(outbox.post(weight('b')));
    tablet.isOnline();
    tablet.sent.length = 0;
    await outbox.post(weight('c'));
    expect(tablet.sent).to.deep.equal(['a', 'b', 'c']);
  });

  it('stops at the first that gets no answer', async () => {
    const tablet = device();
    const outbox = tablet.openPage();
    tablet.isOffline();
    await failureOf(outbox.post(weight('a')));
    await failureOf(outbox.post(weight('b')));
    tablet.sent.length = 0;
    await outbox.flush();
    expect(tablet.sent).to.deep.equal(['a']);
    expect(tablet.waiting()).to.deep.equal(['a', 'b']);
  });

  it('gives a refusal to who waits for it, and keeps nothing', async () => {
    const tablet = await deviceRefused(new ApiError(500, 'Internal Server Error'));
    expect(tablet.waiting()).to.deep.equal([]);
  });

  it('reports a refusal without a waiting sender, and goes on with the next', async () => {
    const tablet = device();
    tablet.isOffline();
    await failureOf(tablet.openPage().post(weight('a')));
    await failureOf(tablet.openPage().post(weight('b')));
    tablet.answerWith(({ idempotencyKey }) => {
      if (idempotencyKey === 'a') throw new ApiError(409, 'That day is closed.');
    });
    await tablet.openPage().flush();
    expect(tablet.waiting()).to.deep.equal(['a']);
    expect(tablet.problems()).to.deep.equal(['That day is closed.']);
    tablet.sent.length = 0;
    await tablet.openPage().flush({ isAsked: true });
    expect(tablet.sent, 'the same answer would come').to.deep.equal([]);
  });

  it('keeps a command as held that another one before it blocks', async () => {
    const tablet = device();
    const outbox = tablet.openPage();
    tablet.isOffline();
    await failureOf(outbox.post(weight('a')));
    tablet.refusesWith(new ApiError(503, 'Soon'));
    expect(await failureOf(outbox.post(weight('b')))).to.be.instanceOf(KeptForLater);
    expect(
      (await outbox.read()).filter(isKeptForLater).map(({ idempotencyKey }) => idempotencyKey),
    ).to.deep.equal(['a', 'b']);
  });

  it('does not repeat by itself what the server failed at, only when asked to', async () => {
    const tablet = device();
    tablet.isOffline();
    await failureOf(tablet.openPage().post(weight('a')));
    tablet.refusesWith(new ApiError(503, 'Soon'));
    await tablet.openPage().flush();
    tablet.isOnline();
    await tablet.openPage().flush();
    expect(tablet.problems()).to.deep.equal(['Soon']);
    await tablet.openPage().flush({ isAsked: true });
    expect(tablet.waiting()).to.deep.equal([]);
  });

  it('waits, without a word against it, until somebody is signed in again', async () => {
    const tablet = device();
    tablet.isOffline();
    await failureOf(tablet.openPage().post(weight('a')));
    tablet.refusesWith(new ApiError(401, 'Unauthorized'));
    await tablet.openPage().flush();
    expect(tablet.problems()).to.deep.equal([undefined]);
  });

  it('keeps commands of an ended session, and sends each once after the next sign-in', async () => {
    const tablet = await deviceRefused(new ApiError(401, 'Unauthorized'));
    expect(tablet.problems()).to.deep.equal([undefined]);
    tablet.isOnline();
    await tablet.openPage().flush();
    expect(tablet.delivered).to.deep.equal(['a']);
  });

  it('waits silently for its member while another person is signed in', async () => {
    const tablet = device();
    tablet.isOffline();
    await failureOf(tablet.openPage().post(weight('a')));
    const refusal = new ApiError(409, 'You are signed in as somebody else.', { code: 'other-member' });
    tablet.refusesWith(refusal);
    const later = { body: { weight: 'that day' }, idempotencyKey: 'b that day' };
    expect(await failureOf(tablet.openPage().post(weight('b', { later })))).to.equal(refusal);
    expect(tablet.sent, 'none before its turn').to.deep.equal(['a', 'a']);
    expect(tablet.problems()).to.deep.equal([undefined, undefined]);
    tablet.isOnline();
    await tablet.openPage().flush();
    expect(tablet.delivered).to.deep.equal(['a', 'b that day']);
  });

  it('lets the last word on one thing count', async () => {
    const tablet = device();
    const outbox = tablet.openPage();
    tablet.isOffline();
    await failureOf(outbox.post(weight('tick', { place: 'set 1' })));
    await failureOf(outbox.post(weight('untick', { place: 'set 1' })));
    expect(tablet.waiting()).to.deep.equal(['untick']);
  });

  it('keeps what has to wait in the form that holds on another day', async () => {
    const tablet = device();
    tablet.isOffline();
    const later = { body: { date: '2026-03-01' }, idempotencyKey: 'a-dated' };
    await failureOf(tablet.openPage().post(weight('a', { later })));
    expect(tablet.waiting()).to.deep.equal(['a-dated']);
    expect(tablet.bodies()).to.deep.equal([later.body]);
  });

  it('takes a command back', async () => {
    const tablet = device();
    const outbox = tablet.openPage();
    tablet.isOffline();
    await failureOf(outbox.post(weight('a')));
    await outbox.withdraw('a');
    tablet.isOnline();
    tablet.sent.length = 0;
    await outbox.flush();
    expect(tablet.sent).to.deep.equal([]);
  });

  it('sends once what two pages want to send', async () => {
    const tablet = device();
    tablet.isOffline();
    await failureOf(tablet.openPage().post(weight('a')));
    tablet.isOnline();
    tablet.sent.length = 0;
    await Promise.all([tablet.openPage().flush(), tablet.openPage().flush()]);
    expect(tablet.sent).to.deep.equal(['a']);
  });

  it('sends a postponed command once its moment has come, unless it was withdrawn', async () => {
    const { openPage, sent, delivered, waiting, setClock } = device();
    const page = openPage();
    setClock(1000);
    await page.keep(weight('later', { notBefore: 2000 }));
    await page.keep(weight('undone', { notBefore: 2000 }));
    await page.flush();
    expect(await page.post(weight('now'))).to.equal('carried out: now');
    expect(sent).to.deep.equal(['now']);
    await page.withdraw('undone');
    setClock(2000);
    await openPage().flush();
    expect([sent, delivered, waiting()]).to.deep.equal([['now', 'later'], ['later'], []]);
  });

  it('sends a postponed command before its moment when the member leaves', async () => {
    const { openPage, sent, waiting } = device();
    const page = openPage();
    await page.keep(weight('later', { notBefore: 2000 }));
    await page.flush({ isAsked: true });
    expect(sent).to.deep.equal([]);
    await page.flush({ isAsked: true, isLast: true });
    expect([sent, waiting()]).to.deep.equal([['later'], []]);
  });
});
