import Router from '@koa/router';
import { showDocs } from './docs-page.ts';
import { openApiOf, type RoutesByFeature } from './open-api.ts';

/** The API's description, for machines and for people. It says nothing that the source does not say. */
export function docsRouter(features: RoutesByFeature): Router {
  const document = openApiOf(features);
  const text = JSON.stringify(document);
  return new Router()
    .get('/api/openapi.json', (ctx) => {
      ctx.type = 'application/json; charset=utf-8';
      ctx.body = text;
    })
    .get('/api/docs', (ctx) => showDocs(ctx, features, document));
}
