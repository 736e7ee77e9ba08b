import { expect } from 'chai';
import { apiRoutes } from '#service/app/app.ts';
import type { AppContext } from '#service/features/app-context.ts';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { type HttpApp, startHttpApp } from '#service/testing/start-http-app.ts';
import { supportAnswer } from './help-contract.ts';
import { helpRoutes } from './help-routes.ts';

describe('GET /api/support', () => {
  let app: HttpApp;

  before(async () => {
    app = await startHttpApp({
      api: apiRoutes(helpRoutes, { supportEmail: 'help@rondel.example' } as AppContext),
    });
  });
  after(() => app.stop());

  it('returns the configured address to a visitor', async () => {
    const { status, body } = await createHttpClient(app.origin).get('/api/support');
    expect(status).to.equal(200);
    expect(supportAnswer.parse(JSON.parse(body))).to.deep.equal({ email: 'help@rondel.example' });
  });
});
