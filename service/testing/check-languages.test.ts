import { expect } from 'chai';
import { catalogueTexts } from './catalogue-texts.ts';
import {
  clientCopies,
  dictionaryProblems,
  problemsIn,
  problemsOf,
  sentenceProblems,
  unwantedWords,
} from './check-languages.ts';

const none: ReadonlySet<string> = new Set();

describe('the check of languages', () => {
  const english = {
    copy: { title: 'Your streak', of: (count: number) => `${count} of`, toast: { variant: 'destructive' } },
  };

  it('accepts a module with the same texts in another language', () =>
    expect(
      problemsOf(
        english,
        {
          copy: {
            title: 'Deine Serie',
            of: (count: number) => `${count} von`,
            toast: { variant: 'destructive' },
          },
        },
        none,
      ),
    ).to.deep.equal([]));

  it('finds a text that is missing, one of another kind, and one that English does not have', () =>
    expect(
      problemsOf(english, { copy: { of: 'von', more: 'mehr', toast: { variant: 'destructive' } } }, none),
    ).to.deep.equal([
      'copy.title is missing',
      'copy.of is a string, in English a function',
      'copy.more is no text of English',
    ]));

  it('finds a text that is still English, unless both languages say it so', () => {
    const half = { copy: { ...english.copy, title: 'Your streak' } };
    expect(problemsOf(english, half, none)).to.deep.equal(['copy.title is still English: Your streak']);
    expect(problemsOf(english, half, new Set(['Your streak']))).to.deep.equal([]);
  });

  it('finds a function that does not say one of its parameters', () => {
    const said = {
      of: (count: number, name: string) => `${count} of ${name}`,
      at({ from, to = 7 }: { from: number; to?: number }) {
        return `${from} to ${to}`;
      },
      // Only some texts read all that they are given.
      first: (name: string, _place: number) => name,
      ended: (name: string, unit = name) => `${unit} ended`,
    };
    const found = (translated: object) =>
      problemsOf({ copy: said }, { copy: { ...said, ...translated } }, none);
    expect(found({})).to.deep.equal([]);
    expect(found({ of: (count: number) => `${count} davon` })).to.deep.equal([
      'copy.of does not say its parameter 2',
    ]);
    expect(found({ of: (_count: number, name: string) => name })).to.deep.equal([
      'copy.of does not say its parameter 1',
    ]);
    expect(found({ at: ({ from }: { from: number }) => `von ${from}` })).to.deep.equal([
      'copy.at does not say its parameter to',
    ]);
    expect(found({ at: (days: { from: number }) => `von ${days.from}` })).to.deep.equal([]);
    expect(found({ first: (name: string) => name })).to.deep.equal([]);
    expect(found({ ended: (name: string, unit = name) => `${unit} zu Ende` })).to.deep.equal([]);
    expect(
      problemsOf({ said }, { said: { ...said, of: () => 'davon' } }, new Set(['said.of'])),
    ).to.deep.equal([]);
  });

  it('finds a sentence of the service that is missing, still English, or without a name', () => {
    const ours = ['Nothing was changed.', 'At most {count} of {things}.', 'no'];
    const right = {
      'Nothing was changed.': 'Es bleibt, wie es war.',
      'At most {count} of {things}.': ({ count, things }: Readonly<Record<string, string>>) =>
        `${things}: höchstens ${count}.`,
      no: 'no',
    };
    expect(sentenceProblems(ours, right, none)).to.deep.equal([]);
    expect(
      sentenceProblems(
        ours,
        {
          'Nothing was changed.': 'Nothing was changed.',
          'At most {count} of {things}.': ({ count }: Readonly<Record<string, string>>) =>
            `Höchstens ${count}.`,
        },
        none,
      ),
    ).to.deep.equal([
      'still English: Nothing was changed.',
      '{things} is lost: At most {count} of {things}.',
      'the sentence is missing: no',
    ]);
    expect(sentenceProblems(['At most {count}.'], { 'At most {count}.': 'Zu viele.' }, none)).to.deep.equal([
      '{count} is lost: At most {count}.',
    ]);
  });

  it('reads the texts of the service in each language', async () => {
    const { mails: english } = await import('#service/languages/en/mails.ts');
    const { mails } = await import('#service/languages/de/mails.ts');
    const broken = { ...mails, export: english.export };
    expect(problemsOf({ mails: english }, { mails: broken }, none).join()).to.match(
      /^mails\.export\.subject is still English: Your Rondel data,mails\.export\.text is still English/,
    );
    expect(await problemsIn('ar')).to.deep.equal([]);
  }).timeout(60_000);

  it('finds a text of the catalogue that a dictionary lacks, and one that the catalogue does not have', () => {
    const problems = dictionaryProblems({ names: { Plank: 'Unterarmstütz', 'Moon Walk': 'Mondgang' } });
    expect(problems).to.include('names has a text that the catalogue does not have: Moon Walk');
    expect(problems).to.include('names has no text for: Push-ups');
    expect(problems).to.include('the dictionary guides is missing');
    expect(problems).to.not.include('names has no text for: Plank');
  });

  it('finds a word that the glossary does not want, as a whole word', () =>
    expect(
      unwantedWords(['Deine Strähne', 'Strähnen im Haar'], {
        streak: { words: ['Serie'], avoid: ['Strähne'] },
      }),
    ).to.deep.equal(['“Strähne” does not stand for streak: Deine Strähne']));

  it('reads every file with texts of the client, and more than a thousand texts of the catalogue', () => {
    expect(clientCopies()).to.include('quest/quest-copy.ts').and.not.include('app/component-page-copy.ts');
    const sizes = Object.values(catalogueTexts).map(({ size }) => size);
    expect(sizes.reduce((sum, size) => sum + size)).to.be.above(1_200);
  });

  it('finds the visible word of a way in its accessible name, in each language', async () => {
    for (const language of ['de', 'fr', 'es', 'pt-BR', 'ar']) {
      const { uiCopy } = (await import(`../../client/languages/${language}/ui/ui-copy.ts`)) as {
        readonly uiCopy: Readonly<Record<'home' | 'homeName' | 'daily' | 'dailyMaintenance', string>>;
      };
      expect(uiCopy.homeName.toLowerCase(), language).to.include(uiCopy.home.toLowerCase());
      expect(uiCopy.dailyMaintenance.toLowerCase(), language).to.include(uiCopy.daily.toLowerCase());
    }
  });
});
