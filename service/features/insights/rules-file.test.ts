import { expect } from 'chai';
import type * as z from 'zod';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { parseRules, readRules, rulesSchema, rulesTemplate, WrongRules } from './rules-file.ts';

type JSONSchema = z.core.JSONSchema.JSONSchema;
const rules = (text: string) => parseRules('rules.json', text);

describe('a file of rules', () => {
  it('names the changed rules', () => {
    const text = '{"points":{"workout":3},"streak":{"earnEvery":5},"goal":{"baseline":"start"}}';
    expect(rules(text)).to.deep.equal({
      points: { workout: 3 },
      streak: { earnEvery: 5 },
      goal: { baseline: 'start' },
    });
  });

  it('can change rules of one kind only', () => {
    expect(rules('{"streak":{"tokenHold":0}}')).to.deep.equal({ streak: { tokenHold: 0 } });
  });

  const faults: [string, string, string][] = [
    [
      'a word that is no rule',
      '{"points":{"wrokout":3}}',
      'rules.json is wrong:\n- there is no rule points.wrokout',
    ],
    ['a kind that is none', '{"tokens":{}}', 'there is no rule tokens'],
    [
      'a number out of range',
      '{"streak":{"earnEvery":0}}',
      '- streak.earnEvery must be a whole number from 1 to 1000',
    ],
    ['half a point', '{"points":{"easy":1.5}}', '- points.easy must be a whole number from 0 to 1000'],
    ['a text for a number', '{"points":{"easy":"2"}}', '- points.easy must be a whole number'],
    ['an unknown baseline', '{"goal":{"baseline":"today"}}', '- goal.baseline must be "standard" or "start"'],
    [
      'too many hours',
      '{"streak":{"neutralUnderHours":25}}',
      '- streak.neutralUnderHours must be hours, 0 to 24',
    ],
    [
      'an unknown active kind',
      '{"streak":{"activeKinds":["sleep"]}}',
      '- streak.activeKinds.0 must be some of quest, workout, routine, assessment',
    ],
    ['a night that ends in the afternoon', '{"streak":{"nightGraceEndsAtHour":13}}', 'from 0 to 12'],
    ['nothing', '{"points":{}}', '- the file changes no rule'],
    ['no object', '[]', '- the file must be an object'],
    ['no JSON', '{"points":', 'rules.json is not JSON. '],
  ];
  for (const [title, text, message] of faults)
    it(`is refused with ${title}`, () => expect(() => rules(text)).to.throw(WrongRules, message));

  it('is refused with all its errors at once', () => {
    const text = '{"points":{"easy":-1,"medum":2},"streak":{"tokenStart":-1}}';
    expect(() => rules(text)).to.throw(/points\.easy[\s\S]*points\.medum[\s\S]*streak\.tokenStart/);
  });

  it('may name the night grace and the kinds that make a date active', () => {
    const streak = { nightGraceEndsAtHour: 4, activeKinds: ['workout', 'quest'] };
    expect(rules(JSON.stringify({ $schema: './rules.schema.json', streak }))).to.deep.equal({ streak });
  });

  it('can be made from the template, which holds the rules in force', () => {
    const template = rulesTemplate();
    expect(rules(JSON.stringify(template))).to.deep.equal(template);
    expect(template.streak).to.deep.equal(streakRulesV1);
  });

  it('has a JSON Schema that knows every rule of the template and what holds today', () => {
    const { properties } = rulesSchema();
    const template = rulesTemplate() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    for (const [part, values] of Object.entries(template)) {
      const known = (properties?.[part] as JSONSchema | undefined)?.properties;
      const defaults = Object.entries(known ?? {}).map(([name, schema]) => [
        name,
        (schema as JSONSchema).default,
      ]);
      expect(Object.fromEntries(defaults), part).to.deep.equal(values);
    }
  });

  it('must exist', async () => {
    const refused = await readRules('no-such-rules.json').catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(WrongRules);
    expect(String(refused)).to.include('no-such-rules.json cannot be read: there is no such file');
  });
});
