import { expect } from 'chai';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { Refusal } from '#domain/kernel/refusal.ts';
import { StaleRevision } from '#service/event-store/commands/execute-command.ts';
import {
  EventIdTaken,
  EventTooLarge,
  OutcomeUnknown,
  RevisionConflict,
  StoreUnavailable,
} from '#service/event-store/port.ts';
import { answerTo } from './error-responses.ts';
import { Forbidden, NotFound, TooManyRequests, Unauthorized, UnsupportedType } from './http-failures.ts';

type Example = readonly [error: unknown, status: number, code: string, message: string];

const wait = 'The service is not available at the moment. Please try again.';
const bug = 'Something went wrong. Please try again.';

const examples: readonly Example[] = [
  [
    new Refusal('bad-weight', 'Please enter a valid weight.', 'invalid'),
    400,
    'bad-weight',
    'Please enter a valid weight.',
  ],
  [
    new Refusal('no-such-quest', 'There is no such quest.', 'missing'),
    404,
    'no-such-quest',
    'There is no such quest.',
  ],
  [new Refusal('no-token', 'No skip tokens.'), 409, 'no-token', 'No skip tokens.'],
  [new Refusal('no-quests', 'No quests available', 'unavailable'), 503, 'no-quests', 'No quests available'],
  [new Unauthorized(), 401, 'unauthorized', 'Unauthorized'],
  [
    new Forbidden('beta-access-required', 'Beta access required'),
    403,
    'beta-access-required',
    'Beta access required',
  ],
  [new NotFound(), 404, 'not-found', 'There is nothing here.'],
  [
    new StaleRevision(),
    412,
    'stale-revision',
    'This was changed in the meantime. Please reload and try again.',
  ],
  [new UnsupportedType(), 415, 'unsupported-type', 'Please send JSON.'],
  [
    new TooManyRequests(7),
    429,
    'too-many-requests',
    'Too many requests. Please wait a moment and try again.',
  ],
  [
    new RevisionConflict('member-1', 3, 4),
    409,
    'revision-conflict',
    'This was changed at the same moment. Please try again.',
  ],
  [new StoreUnavailable('no route to esdb://secret'), 503, 'store-unavailable', wait],
  [new AggregateError([new StoreUnavailable('away'), new Error('lost')]), 503, 'store-unavailable', wait],
  [
    new OutcomeUnknown('deadline'),
    503,
    'outcome-unknown',
    'We could not tell whether this was saved. Please try again.',
  ],
  [new EventIdTaken('member-1'), 422, 'key-reused', 'This Idempotency-Key was used for another request.'],
  [new EventTooLarge('2 MB'), 413, 'too-large', 'The request is too large.'],
  [failedWith({ code: 'ECONNREFUSED' }), 503, 'store-unavailable', wait],
  [failedWith({ code: 'ENOENT', syscall: 'connect' }), 503, 'store-unavailable', wait],
  [failedWith({ code: 'ENOENT', syscall: 'open' }), 500, 'internal', bug],
  [failedWith({ code: '57P01' }), 503, 'store-unavailable', wait],
  [new Error('Connection terminated unexpectedly'), 503, 'store-unavailable', wait],
  [failedWith({ code: '23505' }), 500, 'internal', bug],
  [failedWith({ status: 418, expose: true }), 418, 'refused', "I'm a Teapot."],
  [failedWith({ status: 502, expose: true }), 500, 'internal', bug],
  [failedWith({ status: 303, expose: true }), 500, 'internal', bug],
  [new Error('select * from secrets'), 500, 'internal', bug],
  ['a thrown text', 500, 'internal', bug],
  [undefined, 500, 'internal', bug],
];

describe('the response to an error', () => {
  for (const [error, status, code, message] of examples) {
    it(`is ${status} ${code} for ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`, () => {
      const answer = answerTo(error);
      expect([answer.status, answer.code, answer.message]).to.deep.equal([status, code, message]);
    });
  }

  it('contains Retry-After', () => {
    expect(answerTo(new TooManyRequests(7)).headers).to.deep.equal({ 'Retry-After': '7' });
  });

  it('names the field that a contract refuses', () => {
    const contract = z.object({ exercises: z.array(z.object({ reps: z.number() })) });
    const { error } = contract.safeParse({ exercises: [{ reps: 'many' }] });
    expect(answerTo(error)).to.deep.equal({
      status: 400,
      code: 'invalid-request',
      message: "'exercises.0.reps' is not valid: it must be a number. Please correct it and send it again.",
      reason: 'exercises.0.reps: invalid_type',
    });
  });

  it('names the field that a minimal contract refuses', () => {
    const { error } = mini.object({ email: mini.string() }).safeParse({});
    expect(answerTo(error).message).to.match(/^'email' is not valid: .+\.$/);
  });

  it('names the request when the whole of it is refused', () => {
    expect(answerTo(z.object({}).safeParse(null).error).message).to.match(/^The request is not valid: .+\.$/);
  });
});

function failedWith(properties: object): Error {
  return Object.assign(new Error('secret detail'), properties);
}
