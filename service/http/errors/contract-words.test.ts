import { expect } from 'chai';
import * as z from 'zod/mini';
import { hostileRequests } from '#service/testing/hostile-requests.ts';
import { sampleCalls } from '#service/testing/sample-calls.ts';
import { contractSentence } from './contract-words.ts';

/** Words that only a parser says. */
const ofParsers = /invalid|expected|received|undefined|NaN|regex|pattern|schema|Too (big|small)|another type/;
const ours = /^('.*'|The request) is not valid: \S.*\. Please correct it and send it again\.$/s;

type Schema = z.core.$ZodType | undefined;
type Said = readonly (readonly [sentence: string, path: string])[];

const wrongIn = (said: Said): Said =>
  said.filter(([sentence]) => {
    const withoutField = sentence.replace(/^'.*?' is/s, "'field' is");
    return !ours.test(withoutField) || ofParsers.test(withoutField);
  });

describe('a request that a contract refuses', () => {
  it('is answered in our words at each route and for each fault', () => {
    const said = sampleCalls.flatMap(({ route, sample }) =>
      hostileRequests(route, sample.body).flatMap(({ body }) => saidBy(route.body, parsed(body), route.path)),
    );
    expect(new Set(said.map(([sentence]) => sentence)).size).to.be.above(100);
    expect(wrongIn(said)).to.deep.equal([]);
  });

  it('is answered in our words for each field of a query', () => {
    const values = ['', '-1', 'x'.repeat(5_000), ['1', '2']];
    const said = sampleCalls.flatMap(({ route: { query, path } }) =>
      fieldsOf(query).flatMap((name) => values.flatMap((value) => saidBy(query, { [name]: value }, path))),
    );
    expect(said.length).to.be.above(50);
    expect(wrongIn(said)).to.deep.equal([]);
  });
});

function saidBy(schema: Schema, value: unknown, path: string): Said {
  const issue = schema && value !== notJson ? z.safeParse(schema, value).error?.issues[0] : undefined;
  return issue ? [[contractSentence(issue), path]] : [];
}

const notJson = Symbol('no JSON');

function parsed(body: string | Buffer | null): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : notJson;
  } catch {
    return notJson;
  }
}

const fieldsOf = (query: Schema): readonly string[] =>
  Object.keys((query as { readonly shape?: object } | undefined)?.shape ?? {});
