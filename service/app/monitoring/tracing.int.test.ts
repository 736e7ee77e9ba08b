import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from 'node:process';
import { json } from 'node:stream/consumers';
import { expect } from 'chai';
import { type Caller, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';

type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
};
type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

const email = 'traced@rondel.example';

describe('OpenTelemetry traces', () => {
  const received: Export[] = [];
  let collector: Server;
  let app: TestApp;
  let member: Caller;
  const given: Record<string, string> = {
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };

  before(async function () {
    this.timeout(120_000);
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        received.push(body as Export);
        collector.emit('received');
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    given.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    // The SDK reads the environment itself.
    Object.assign(env, given);
    app = await startTestApp({ env: given });
    member = await app.member(email);
  });
  after(async () => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(env, name);
    await app.stop();
    collector.closeAllConnections();
    collector.close();
  });

  const spans = () =>
    received.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );

  /** The spans of a trace, once that of its request has arrived, which ends last. */
  async function spansOf(traceId: string): Promise<readonly Span[]> {
    const ofTrace = () => spans().filter((span) => span.traceId === traceId);
    while (!ofTrace().some(({ name }) => name.includes('/api/'))) await once(collector, 'received');
    return ofTrace();
  }

  const attributeOf = ({ attributes }: Pick<Span, 'attributes'>, wanted: string) =>
    Object.values(attributes.find(({ key }) => key === wanted)?.value ?? {})[0];

  it('name a request by its route, with command, append and projection in one trace', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    expect((await member.ask('PATCH', '/api/auth/user', { age: 33 }, headers))[0]).to.equal(200);
    const found = await spansOf(traceId);
    const named = (name: string) => found.find((span) => span.name === name);
    const request = named('PATCH /api/auth/user');
    const command = named('command UpdateProfile');
    expect(request?.parentSpanId).to.equal('00f067aa0ba902b7');
    expect(command?.parentSpanId).to.equal(request?.spanId);
    expect(named('append')?.parentSpanId).to.equal(command?.spanId);
    expect(named('projection')?.parentSpanId).to.equal(request?.spanId);
    if (request) expect(attributeOf(request, 'http.response.status_code')).to.equal(200);
  });

  it('say the service and its version, and hold no address and no id of a member', () => {
    const [first] = received.flatMap(({ resourceSpans }) => resourceSpans);
    if (first) expect(attributeOf(first.resource, 'service.name')).to.equal('rondel');
    expect(first).to.not.equal(undefined);
    const text = JSON.stringify(received);
    expect(text).to.not.include(email);
    expect(text).to.not.match(/member-|questDay-|body-of-/);
  });
});
