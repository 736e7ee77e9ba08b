import { readFileSync } from 'node:fs';
import Router from '@koa/router';
import type { Context } from 'koa';
import { readEventDictionary } from '#service/event-store/event-types/dictionary/event-dictionary.ts';
import { gameRules } from '#service/event-store/event-types/dictionary/game-rules.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { documentedErrorsOf } from '#service/http/errors/documented-errors.ts';
import { type Html, html } from '#service/http/html.ts';
import { answerWithPage } from '#service/http/identity/page.ts';
import { answerSchema, type JsonSchema, requestSchema } from './json-schemas.ts';
import { codesByStatus, type OpenApi, openApiOf, type RoutesByFeature, templateOf } from './open-api.ts';

/** The script of the page: it sends a call with the pasted token. A file, because the policy of pages runs no other script. */
const tryScript = readFileSync(new URL('try-call.js', import.meta.url), 'utf8');

/**
 * Serves the description of the API as OpenAPI JSON and as a page, on which a call can be tried. Also serves, as JSON, the meaning of every
 * event, and the rules by which streak and points follow from events. All of it is public, because it reveals only what the source shows.
 */
export function docsRouter(features: RoutesByFeature): Router {
  // At the first call, because a start need not wait for it.
  let document: OpenApi | undefined;
  let text: string | undefined;
  const described = () => (document ??= openApiOf(features));
  let events: ReturnType<typeof readEventDictionary> | undefined;
  return new Router()
    .get('/api/openapi.json', (ctx) => {
      ctx.type = 'application/json; charset=utf-8';
      text ??= JSON.stringify(described());
      ctx.body = text;
    })
    .get('/api/docs', (ctx) => showDocs(ctx, features, described()))
    .get('/api/docs/try-call.js', (ctx) => {
      ctx.type = 'text/javascript; charset=utf-8';
      ctx.body = tryScript;
    })
    .get('/api/docs/events', async (ctx) => {
      events ??= readEventDictionary();
      ctx.body = { events: await events };
    })
    .get('/api/docs/rules', (ctx) => {
      ctx.body = gameRules;
    });
}

/** Added to the shared page style. */
const docsStyle = `
h2[id], [id].named { scroll-margin-top: 1rem }
main > section { margin-block-start: 2.5rem }
main h2 { margin-block-end: 1rem; text-transform: capitalize }
code { font: 500 .9375em/1.4 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; overflow-wrap: anywhere }
.features { display: flex; flex-wrap: wrap; gap: .5rem }
.features a { min-height: 2.75rem; display: inline-flex; align-items: center; padding-inline: 1.1rem; border-radius: 999px; background: var(--color-fill); text-decoration: none; text-transform: capitalize; font-weight: 650 }
.features a:hover { background: var(--color-line) }
.calls { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem }
details, .named { border: 1.5px solid var(--color-line); border-radius: 1.25rem; background: var(--color-surface); box-shadow: var(--shadow-sh1) }
summary { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: .25rem .9rem; min-height: 3.25rem; padding: .75rem 1.1rem; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary:hover code { text-decoration: underline; text-underline-offset: .2em }
.says { grid-column: 1 / -1; color: var(--color-ink2) }
.who { font-size: .875rem; color: var(--color-ink3) }
.method { min-width: 4.25rem; padding: .2rem .6rem; border-radius: .6rem; text-align: center; font: 700 .8125rem/1.4 "Hanken Grotesk", system-ui, sans-serif; color: var(--color-segmentDarkLabel); background: var(--color-segment5) }
.method.post { background: var(--color-segment8) } .method.put { background: var(--color-segment4) } .method.patch { background: var(--color-segment6) }
.method.delete { background: var(--color-badSoft); color: var(--color-bad) }
.parts { display: grid; gap: 1.5rem; padding: .5rem 1.1rem 1.25rem; border-top: 1.5px solid var(--color-line) }
.named { padding: 1.1rem }
h3 { margin: 0 0 .5rem; font: 700 1rem/1.3 "Hanken Grotesk", system-ui, sans-serif }
.parts h3 { margin-block-start: .75rem }
.fields { display: grid; margin: 0 }
.fields div { display: grid; gap: .1rem 1rem; padding-block: .45rem; border-top: 1px solid var(--color-line) }
.fields dd { margin: 0; color: var(--color-ink2); overflow-wrap: anywhere }
.fields small { color: var(--color-ink3) }
form { display: grid; gap: .75rem; justify-items: start }
form label, .token label { display: grid; gap: .25rem; width: 100%; font-weight: 650 }
form input, form textarea, .token input { width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border: 1.75px solid var(--color-control); border-radius: 1.125rem; background: var(--color-surface); color: inherit; font: inherit }
form textarea, output { font: 500 .9375em/1.4 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace }
output { display: block; width: 100%; max-height: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
output:not(:empty) { padding: .75rem 1rem; border-radius: 1.125rem; background: var(--color-fill) }
.token { display: grid; gap: .5rem; margin-block-start: 1.5rem; max-width: 40rem }
.token p { color: var(--color-ink2) }
@media (max-width: 19rem) {
  summary { grid-template-columns: minmax(0, 1fr) }
  .method { justify-self: start }
  .parts, summary, .named { padding-inline: .5rem }
}
@media (min-width: 48rem) {
  summary { grid-template-columns: auto auto 1fr auto }
  .says { grid-column: 3; grid-row: 1 }
  .who { grid-column: 4 }
  .fields div { grid-template-columns: 20rem 1fr }
}`;

const whoMay: Readonly<Record<ApiRoute['audience'], string>> = {
  everybody: 'everybody',
  signedIn: 'everybody signed in',
  members: 'members',
  admins: 'admins',
};

/** The API description as a page; each call is a `details` element. Everything but trying a call works without scripts. */
function showDocs(ctx: Context, features: RoutesByFeature, { components }: OpenApi): void {
  const names = Object.keys(features);
  const main = html`<div class="intro"><h1>The calls of Rondel</h1>
<p>What changes something comes from a page of ours and may carry an <code>Idempotency-Key</code>: the same key gets the same answer for seven days. An answer that says no is one sentence; <code>X-Error-Code</code> names the reason.</p>
<p>For machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1), what every event means: <a href="/api/docs/events">/api/docs/events</a>, and how streak and points follow from events: <a href="/api/docs/rules">/api/docs/rules</a>.</p></div>
<section class="token" data-try hidden><label for="token">Your access token<input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="rondel_pat_&hellip;"></label>
<p>Paste a token to try the calls below that name a scope. A call that changes something changes your own data. The token stays in this page, and is gone when you close it.</p></section>
<nav class="features" aria-label="Parts of the API">${[...names, 'parts'].map((name) => html`<a href="#of-${name}">${name}</a>`)}</nav>
${Object.entries(features).map(([name, routes]) => section(name, routes))}
${partsSection(components.schemas)}
<script src="/api/docs/try-call.js" defer></script>`;
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
  const { method, path, summary, audience, scopes, query, body, answer, status = 200 } = route;
  return html`<details>
<summary><span class="method ${method.toLowerCase()}">${method}</span><code>${templateOf(path)}</code><span class="who">${whoMay[audience]}</span><span class="says">${summary}</span></summary>
<div class="parts">
${scopes ? tokenPart(route, scopes) : html``}
${query ? part('Query', requestSchema(query)) : html``}
${body ? part('Body', requestSchema(body)) : html``}
${part(`Answer ${status}`, answerSchema(answer, {}))}
${refusals(route)}
</div>
</details>`;
}

/** Hidden until the script runs. */
function tokenPart({ method, path, query, body, example }: ApiRoute, scopes: readonly string[]): Html {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inQuery = Object.keys((query ? requestSchema(query) : {}).properties ?? {});
  return html`<section><h3>By token</h3>
<p>Needs the ${scopes.length > 1 ? 'scopes' : 'scope'} ${joined(
    scopes.map((scope) => html`<code>${scope}</code>`),
    ' and ',
  )}.</p>
<form data-try hidden data-method="${method}" data-path="${path}">
${inPath.map((name) => html`<label>${name}<input name="path ${name}" required autocomplete="off"></label>`)}
${inQuery.map((name) => html`<label>${name} (query)<input name="query ${name}" autocomplete="off"></label>`)}
${body ? html`<label>Body (JSON)<textarea name="body" rows="4" spellcheck="false">${example ? JSON.stringify(example, null, 2) : ''}</textarea></label>` : html``}
<button class="button quiet">Try it</button>
<output aria-label="Answer" tabindex="0"></output>
</form></section>`;
}

const part = (title: string, schema: JsonSchema): Html =>
  html`<section><h3>${title}</h3>${fieldList(schema)}</section>`;

const refusals = (route: ApiRoute): Html => html`<section><h3>Says no with</h3>
<dl class="fields">${[...codesByStatus(documentedErrorsOf(route))].map(
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

type Field = { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean };

const named = '#/components/schemas/';

/** The fields of a schema as a list, each with its type in words. Nested fields are prefixed by their path. */
function fieldList(schema: JsonSchema): Html {
  const fields = fieldsIn(schema, '');
  if (fields.length === 0) return html`<p>${typeIn(schema)}</p>`;
  return html`<dl class="fields">${fields.map(
    ({ name, schema: type, isRequired }) =>
      html`<div><dt><code>${name}</code>${isRequired ? html`` : html` <small>optional</small>`}</dt><dd>${typeIn(type)}</dd></div>`,
  )}</dl>`;
}

/** Fields of an object, of the objects in a list, or of a nullable one; none for a named schema. */
function fieldsIn(schema: JsonSchema, prefix: string): readonly Field[] {
  const {
    properties,
    required = [],
    items,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
    items?: JsonSchema;
  };
  if (items) return fieldsIn(items, `${prefix}[]`);
  const [other] = alternativesIn(schema).filter(({ type }) => type !== 'null');
  if (other) return fieldsIn(other, prefix);
  return Object.entries(properties ?? {}).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return [{ name, schema: value, isRequired: required.includes(key) }, ...fieldsIn(value, name)];
  });
}

/** A type in words. A named schema links to its fields. */
function typeIn(schema: JsonSchema): Html {
  const { $ref, enum: values, const: only, items, type, format } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice(named.length);
    return html`<a href="#${name}">${name}</a>`;
  }
  const alternatives = alternativesIn(schema);
  if (alternatives.length > 0) return joined(alternatives.map(typeIn), ' or ');
  if (Array.isArray(values)) return joined(values.map(literal), ' or ');
  if (only !== undefined) return literal(only);
  if (items) return html`list of ${text(span(undefined, schema.maxItems))}${typeIn(items)}`;
  const word = Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything');
  return text((typeof format === 'string' ? format : word) + limitsIn(schema));
}

const alternativesIn = ({ anyOf }: JsonSchema): readonly JsonSchema[] =>
  Array.isArray(anyOf) ? (anyOf as readonly JsonSchema[]) : [];

function limitsIn({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const value = span(minimum, maximum);
  const characters = span(minLength, maxLength);
  return (value && `, ${value}`) + (characters && `, ${characters}characters`);
}

/** `1 to 80 `, `at most 80 `, `at least 1 `, or nothing. */
function span(least: unknown, most: unknown): string {
  const [from, to] = [least, most].map((limit) => (isLimit(limit) ? String(limit) : null));
  if (from && to) return `${from} to ${to} `;
  if (to) return `at most ${to} `;
  return from ? `at least ${from} ` : '';
}

/** The schema of an integer always has a maximum, the largest safe integer. */
const isLimit = (limit: unknown): limit is number =>
  typeof limit === 'number' && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;

const literal = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;
const text = (words: string): Html => html`${words}`;
const joined = (parts: readonly Html[], between: string): Html => ({
  markup: parts.map(({ markup }) => markup).join(between),
});
