import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parseSync } from 'oxc-parser';
import { isKnownSentence, sentenceIn } from './sentence-in.ts';
import { translations } from './texts.ts';

/** Errors whose message is sent, and functions that make one. */
const makers = /^(Refusal|HttpFailure|Forbidden|NotFound|invalid|refusal|reasonIn|admit)$/;
/** What only assistants, operators or the network layer read. */
const forPrograms = [
  /^Unauthorized$/,
  /Authorization: Bearer/,
  /^This token (may not|does not work)/,
  /^No token opens this call/,
  /^(The )?Idempotency-Key/,
  /^If-Match/,
  /^An assistant sends/,
  /^Send one message at a time/,
  /^A token must not be in the address/,
  /^The Idempotency-Key is longer/,
  /^\d+ is not possible while \d+\.$/,
];

type Node = { readonly type: string; readonly [field: string]: unknown };

/** The sentence of an argument, with a number in the place of each value; null for other arguments. */
function sentenceOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('7');
}

/** The calls in a syntax tree. */
function callsIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  return [...(isCall ? [node] : []), ...Object.values(node).flatMap(callsIn)];
}

function saidIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  if (!/(Refusal|HttpFailure|Forbidden|NotFound|invalid|refusal|reasonIn|admit)\(/.test(text)) return [];
  return callsIn(parseSync(file, text).program)
    .filter(({ callee }) => makers.test((callee as { readonly name?: string }).name ?? ''))
    .flatMap((call) => (call.arguments as readonly Node[]).flatMap((one) => sentenceOf(one) ?? []))
    .filter((said) => said.includes(' ') && !forPrograms.some((form) => form.test(said)));
}

const sources = execFileSync('git', ['ls-files', 'domain/*.ts', 'service/features/*.ts', 'service/http/*.ts'])
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.ts$|\/testing\/|\/file-reading\/|\.d\.ts$/.test(file));

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('the sentences of refusals', function () {
  this.timeout(60_000);

  it('are all in the list of those that are translated', () => {
    const missing = sources.flatMap((file) =>
      saidIn(file)
        .filter((sentence) => !isKnownSentence(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(missing).to.deep.equal([]);
  });

  for (const [language, { sentences = {} }] of Object.entries(translations))
    it(`have the same names in braces in ${language}`, () => {
      const wrong = Object.entries(sentences).filter(
        ([english, text]) => typeof text === 'string' && namesIn(text).join() !== namesIn(english).join(),
      );
      expect(wrong).to.deep.equal([]);
    });

  for (const [language, said] of [
    ['en', 'The rules spring begin on 4 February 2026. Choose a later date.'],
    ['de', 'Die Regeln spring beginnen am 4. Februar 2026. Wähle ein späteres Datum.'],
    ['ar', 'القواعد spring تبدأ في 4 فبراير 2026. اختر تاريخًا بعده.'],
  ] as const)
    it(`have dates in words in ${language}`, () =>
      expect(sentenceIn(language, 'The rules spring begin on 2026-02-04. Choose a later date.')).to.equal(
        said,
      ));

  for (const [language, said] of [
    ['de', 'Dieser Plan verlangt 3 kg pro Woche; bis zu 1 sind für dich sicher.'],
    ['fr', 'Ce plan demande 3 kg par semaine\u202f; jusqu’à 1, c’est sûr pour toi.'],
  ] as const)
    it(`name the plan whose pace is a hazard in ${language}`, () =>
      expect(sentenceIn(language, 'It asks for 3 kg a week; up to 1 is safe for you.')).to.equal(said));

  for (const [language, said] of [
    ['en', 'It asks for 1,202.5 kg a week; up to 0.91 is safe for you.'],
    ['de', 'Dieser Plan verlangt 1.202,5 kg pro Woche; bis zu 0,91 sind für dich sicher.'],
    ['fr', 'Ce plan demande 1\u202f202,5 kg par semaine\u202f; jusqu’à 0,91, c’est sûr pour toi.'],
    ['es', 'Pide 1202,5 kg por semana; hasta 0,91 es seguro para ti.'],
    ['pt-BR', 'Pede 1.202,5 kg por semana; até 0,91 é seguro para você.'],
    ['ar', 'تتطلب 1,202.5 كجم في الأسبوع؛ والآمن لك حتى 0.91.'],
  ] as const)
    it(`write decimals as ${language} does`, () =>
      expect(sentenceIn(language, 'It asks for 1,202.5 kg a week; up to 0.91 is safe for you.')).to.equal(
        said,
      ));

  it('write the decimals of a sentence in another sentence', () => {
    expect(
      sentenceIn(
        'de',
        "'weight' is not valid: it must be a multiple of 0.0001. Please correct it and send it again.",
      ),
    ).to.include('0,0001');
    expect(
      sentenceIn(
        'de',
        'This plan could harm you, so it was not started. It asks for 2.5 kg a week; up to 0.91 is safe for you. A target of 50.5 kg is a BMI of 17.4, which is underweight: healthy starts at 18.5. Please choose a safer plan, or confirm that you want to keep this one.',
      ),
    ).to.match(/ 2,5 .* 0,91 .* 50,5 .* 17,4.* 18,5/);
  });

  for (const [title, english, kept] of [
    ['a version', 'The rules 2.5 begin on 2026-02-04. Choose a later date.', '2.5'],
    ['the name of an exercise', '12.30 is not part of the assessment.', '12.30'],
    ['a choice', 'it must be one of 1.5, 2.5', '1.5, 2.5'],
    ['digits without a decimal', 'it must be at most 2000', '2000'],
  ] as const)
    it(`keep ${title} as given`, () => expect(sentenceIn('de', english)).to.include(kept));

  it('keep in the place of a date what is none', () =>
    expect(sentenceIn('en', 'The rules spring begin on 2026-02-30. Choose a later date.')).to.equal(
      'The rules spring begin on 2026-02-30. Choose a later date.',
    ));

  it('are the same in English where they have no date', () => {
    for (const sentence of [
      "'weight' is not valid: it must be at most 500. Please correct it and send it again.",
      "'a' is not valid: it must be one of b, c. Please correct it and send it again.",
      'What a stranger wrote.',
    ])
      expect([sentence, null]).to.include(sentenceIn('en', sentence));
  });
});
