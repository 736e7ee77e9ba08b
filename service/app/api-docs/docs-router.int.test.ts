import { expect } from 'chai';
import { allRoutes, routesByFeature } from '#service/app/all-routes.ts';
import { readEventDictionary } from '#service/event-store/event-types/dictionary/event-dictionary.ts';
import { gameRules } from '#service/event-store/event-types/dictionary/game-rules.ts';
import { createHttpClient, type HttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { docsRouter } from './docs-router.ts';
import { openApiOf, templateOf } from './open-api.ts';

describe('the description of the API', () => {
  let app: HttpApp;
  let visitor: HttpClient;

  before(async () => {
    app = await startHttpApp({ routes: [docsRouter(routesByFeature)] });
    visitor = createHttpClient(app.origin);
  });
  after(() => app.stop());

  it('is public as JSON for programs', async () => {
    const { status, headers, body } = await visitor.get('/api/openapi.json');
    expect([status, headers['content-type']]).to.deep.equal([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).to.deep.equal(JSON.parse(JSON.stringify(openApiOf(routesByFeature))));
  });

  it('is public as a page with every call', async () => {
    const { status, headers, body } = await visitor.get('/api/docs');
    expect([status, headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
    for (const { method, path } of allRoutes) {
      expect(body).to.include(`>${method}</span><code>${templateOf(path)}</code>`);
    }
  });

  it('needs no script or style from other origins, because the policy would block it', async () => {
    const { headers, body } = await visitor.get('/api/docs');
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const scripts = [...body.matchAll(/<script.*/g)].map(([script]) => script);
    expect(scripts).to.deep.equal(['<script src="/api/docs/try-call.js" defer></script></main>']);
    expect(body).to.not.match(/<link|\sstyle=|\son\w+=|https?:/);
    expect(body).to.include(`<style nonce="${nonce}">`);
  });

  it('has every event with the meaning and unit of its fields', async () => {
    const { status, body } = await visitor.get('/api/docs/events');
    const { events } = JSON.parse(body) as { events: { type: string; fields: object[] }[] };
    expect(status).to.equal(200);
    expect(events).to.deep.equal(JSON.parse(JSON.stringify(await readEventDictionary())));
    const spun = events.find(({ type }) => type === 'QuestSpun');
    expect(spun?.fields).to.deep.include({
      path: 'spin',
      type: 'integer',
      unit: 'number, from 1',
      meaning: 'Which spin of the date.',
      since: 1,
      isPersonal: false,
      isOptional: false,
      isNullable: false,
    });
  });

  it('has the rules of streak and points, with every parameter and worked cases', async () => {
    const { status, body } = await visitor.get('/api/docs/rules');
    expect(status).to.equal(200);
    expect(JSON.parse(body)).to.deep.equal(JSON.parse(JSON.stringify(gameRules)));
  });

  it('has no broken link within the page', async () => {
    const { body } = await visitor.get('/api/docs');
    const places = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).to.be.above(Object.keys(routesByFeature).length);
    expect(links.filter((id) => !places.has(id))).to.deep.equal([]);
  });
});
