import { expect } from 'chai';
import { findReplacedWords, findStilted } from './check-words.ts';

const wordsIn = (source: string, path = 'example.ts'): readonly string[] =>
  findReplacedWords(path, source).map(({ line, word }) => `${line} ${word}`);

describe('the check for replaced words', () => {
  for (const [where, source, expected] of [
    ['a comment', '// One line.\n/** Whoever asks. */', ['2 whoever']],
    ['a test title', "it('is read anew', () => {});", ['1 anew']],
    ['a title of describe.skip', "describe.skip('the bell', () => {});", ['1 bell']],
    ['a title with a placeholder', `it(\`is told \${1}\`, () => {});`, ['1 told']],
    ["the end of a sentence after 'of its own'", '// It has a schema of its own.', ['1 of its own']],
    ['a part of a name', 'const servedHouse = 1;', ['1 house']],
    ['a name in capital letters', 'type AuditDesk = string;', ['1 desk']],
    ['a name of dependencies', 'type ErasureMeans = string;', ['1 means (noun)']],
    ['a property', 'const settings = { freshSeals: 1 };', ['1 seal']],
  ] as const)
    it(`finds a word in ${where}`, () => {
      expect(wordsIn(source)).to.deep.equal(expected);
    });

  it('finds a stored name in a comment', () => {
    expect(wordsIn('// The deed is stored.')).to.deep.equal(['1 deed']);
  });

  it('finds a word in the name of a file', () => {
    expect(wordsIn('export {};', 'service/running-house.int.test.ts')).to.deep.equal(['1 house']);
  });

  for (const [what, source] of [
    ['a text of the program', "const copy = 'A house of cards';"],
    ['a word that only contains it', 'const dumbbells = 2; // A household scale.'],
    ['the verb "means"', '// A missing row means that no member has asked.'],
    ['a word that is right in a name', 'const nobody = null;'],
    ["a noun after 'of its own'", '// The route of its own date.'],
    ['a stored name as a property', 'const entry = { deedBefore: null, sealed: 1 };'],
  ] as const)
    it(`accepts ${what}`, () => {
      expect(wordsIn(source)).to.deep.equal([]);
    });

  it('names the file that it cannot parse', () => {
    expect(() => findReplacedWords('broken.ts', 'const = 1')).to.throw('broken.ts cannot be parsed');
  });
});

describe('the report of forms that are hard to read', () => {
  const formsIn = (source: string, path = 'example.ts'): readonly string[] =>
    findStilted(path, source).map(({ line, form }) => `${line} ${form}`);

  for (const [what, source, expected] of [
    ['a comment that begins with a pronoun', '/** What is due. */', ["1 begins with 'What' or 'Of'"]],
    ['a place in which a fact "stands"', '// The date stands in the row.', ['1 stands in']],
    ['a clause of two verbs', '// Only what is due today is sent.', ['1 what is … is']],
    [
      'a long title',
      `it('${'has many words '.repeat(7)}', () => {});`,
      ['1 title of more than 80 characters'],
    ],
    ['a long sentence', `/** The ${'very '.repeat(30)}end. */`, ['1 more than 25 words']],
  ] as const)
    it(`has ${what}`, () => {
      expect(formsIn(source)).to.deep.equal(expected);
    });

  it('has sentences of documents, and neither their code nor their tables', () => {
    const long = `The ${'very '.repeat(30)}end.`;
    const page = ['# Title', '', '```sh', long, '```', '', `| ${long} |`, '', long, '', `- ${long}`].join(
      '\n',
    );
    expect(formsIn(page, 'page.md')).to.deep.equal(['9 more than 25 words', '11 more than 25 words']);
  });

  it('accepts plain sentences', () => {
    expect(formsIn("// The next date. It has no length.\nit('is short', () => {});")).to.deep.equal([]);
  });
});
