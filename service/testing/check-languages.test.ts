import { expect } from 'chai';
import { catalogueTexts } from './catalogue-texts.ts';
import { clientCopies, dictionaryProblems, problemsOf, unwantedWords } from './check-languages.ts';

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
