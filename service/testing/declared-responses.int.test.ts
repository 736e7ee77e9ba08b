import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { checkingDeclaredResponses } from './declared-responses.ts';

type Said = {
  readonly status: number;
  readonly type?: string;
  readonly code?: string;
  readonly body: string;
};

const json = 'application/json; charset=utf-8';
const good = { status: 200, type: json, body: '{"email":"help@rondel.example"}' };

/** Every test relies on this check: an undeclared response fails the test that received it. */
describe('a visitor with checked responses', () => {
  let server: Server;
  let visitor: HttpClient;
  let says: Said;

  before(async () => {
    server = createServer((_, response) => say(response, says)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    visitor = checkingDeclaredResponses(
      createHttpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
  after(() => server.close());

  const outcome = (said: Said): Promise<string> => {
    says = said;
    return visitor.get('/api/support').then(
      () => 'taken',
      (error: Error) => error.name,
    );
  };

  it('accepts declared answers and refusals', async () => {
    expect(await outcome(good)).to.equal('taken');
    expect(await outcome({ status: 503, code: 'took-too-long', body: 'This took too long.' })).to.equal(
      'taken',
    );
  });

  const wrong: readonly (readonly [what: string, said: Said])[] = [
    ['a field more', { ...good, body: '{"email":"help@rondel.example","secret":1}' }],
    ['a field less', { ...good, body: '{}' }],
    ['a field of another type', { ...good, body: '{"email":7}' }],
    ['another status', { ...good, status: 201 }],
    ['another type of content', { ...good, type: 'text/html' }],
    ['a refusal with a code that is not declared', { status: 409, code: 'surprise', body: 'No.' }],
    ['a refusal with the code of another status', { status: 500, code: 'took-too-long', body: 'No.' }],
    ['a refusal without a code', { status: 503, body: 'No.' }],
  ];
  for (const [what, said] of wrong) {
    it(`refuses ${what}`, async () => {
      expect(await outcome(said)).to.be.oneOf(['AssertionError', '$ZodError']);
    });
  }
});

function say(response: ServerResponse, { status, type, code, body }: Said): void {
  const headers = { ...(type && { 'Content-Type': type }), ...(code && { 'X-Error-Code': code }) };
  response.writeHead(status, headers).end(body);
}
