import type { Context } from 'koa';
import type { ApiRoute } from '#service/http/api-route.ts';
import { refusalsOf } from '#service/http/route-refusals.ts';
import { type Html, html } from '#service/identity/html.ts';
import { answerWithPage } from '#service/identity/page.ts';
import { docsStyle } from './docs-style.ts';
import { answerSchema, type JsonSchema, requestSchema } from './json-schemas.ts';
import { codesByStatus, type OpenApi, type RoutesByFeature, templateOf } from './open-api.ts';
import { fieldList } from './schema-fields.ts';

const whoMay: Readonly<Record<ApiRoute['audience'], string>> = {
  everybody: 'everybody',
  members: 'members',
  admins: 'admins',
};

/** The description of the API as a page, without a script: every call folds open by itself. */
export function showDocs(ctx: Context, features: RoutesByFeature, { components }: OpenApi): void {
  const names = Object.keys(features);
  const main = html`<div class="intro"><h1>The calls of Rondel</h1>
<p>What changes something comes from a page of ours and may carry an <code>Idempotency-Key</code>: the same key gets the same answer for seven days. An answer that says no is one sentence; <code>X-Error-Code</code> names the reason.</p>
<p>For machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p></div>
<nav class="features" aria-label="Parts of the API">${[...names, 'parts'].map((name) => html`<a href="#of-${name}">${name}</a>`)}</nav>
${Object.entries(features).map(([name, routes]) => section(name, routes))}
${partsSection(components.schemas)}`;
  answerWithPage(ctx, 'API', main, docsStyle);
}

const section = (
  name: string,
  routes: readonly ApiRoute[],
): Html => html`<section aria-labelledby="of-${name}">
<h2 id="of-${name}">${name}</h2>
<div class="calls">${routes.map(call)}</div>
</section>`;

function call(route: ApiRoute): Html {
  const { method, path, summary, audience, query, body, answer, status = 200 } = route;
  return html`<details>
<summary><span class="method ${method.toLowerCase()}">${method}</span><code>${templateOf(path)}</code><span class="who">${whoMay[audience]}</span><span class="says">${summary}</span></summary>
<div class="parts">
${query ? part('Query', requestSchema(query)) : html``}
${body ? part('Body', requestSchema(body)) : html``}
${part(`Answer ${status}`, answerSchema(answer, {}))}
${refusals(route)}
</div>
</details>`;
}

const part = (title: string, schema: JsonSchema): Html =>
  html`<section><h3>${title}</h3>${fieldList(schema)}</section>`;

const refusals = (route: ApiRoute): Html => html`<section><h3>Says no with</h3>
<dl class="fields">${[...codesByStatus(refusalsOf(route))].map(
  ([status, codes]) => html`<div><dt><code>${String(status)}</code></dt><dd>${codes.join(', ')}</dd></div>`,
)}</dl></section>`;

const partsSection = (
  schemas: Readonly<Record<string, JsonSchema>>,
): Html => html`<section aria-labelledby="of-parts">
<h2 id="of-parts">parts</h2>
<div class="calls">${Object.entries(schemas).map(
  ([name, schema]) =>
    html`<section class="named" id="${name}"><h3>${name}</h3>${fieldList(schema)}</section>`,
)}</div>
</section>`;
