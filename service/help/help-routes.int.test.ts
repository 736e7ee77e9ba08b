import { expect } from 'chai';
import type { House } from '#service/house.ts';
import { routerOf } from '#service/http/api-route.ts';
import { type RunningApp, runApp } from '#service/http/testing/running-app.ts';
import { createVisitor } from '#service/http/testing/visitor.ts';
import { supportAnswer } from './help-contract.ts';
import { helpRoutes } from './help-routes.ts';

describe('GET /api/support', () => {
  let app: RunningApp;

  before(async () => {
    app = await runApp({ routes: [routerOf(helpRoutes, { supportEmail: 'help@rondel.example' } as House)] });
  });
  after(() => app.stop());

  it('tells a visitor the address that is configured', async () => {
    const { status, body } = await createVisitor(app.origin).get('/api/support');
    expect(status).to.equal(200);
    expect(supportAnswer.parse(JSON.parse(body))).to.deep.equal({ email: 'help@rondel.example' });
  });
});
