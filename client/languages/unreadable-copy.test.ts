import { expect } from 'chai';
import { unreadableCopy as english } from '#client/history-import/unreadable-copy.ts';
import { unreadable } from '#service/features/history-import/file-reading/unreadable.ts';

const broken = unreadable('quote-open', 'sets.csv', 12);
const empty = unreadable('file-empty', 'sets.csv');

describe('the sentence for a file that cannot be read', () => {
  for (const [language, ofLine, ofFile] of [
    ['de', 'sets.csv, Zeile 12: Ein Text', 'sets.csv: Die Datei ist leer. Exportiere sie noch einmal.'],
    [
      'fr',
      'sets.csv, ligne 12\u00a0: Un texte',
      'sets.csv\u00a0: Le fichier est vide. Exporte-le à nouveau.',
    ],
    ['es', 'sets.csv, línea 12: Un texto', 'sets.csv: El archivo está vacío. Expórtalo otra vez.'],
    ['pt-BR', 'sets.csv, linha 12: Um texto', 'sets.csv: O arquivo está vazio. Exporte de novo.'],
    ['ar', '\u2068sets.csv\u2069، السطر 12: ', '\u2068sets.csv\u2069: الملف فارغ. صدّره مرة أخرى.'],
  ] as const)
    it(`names the file and the line in the language of the page: ${language}`, async () => {
      const { unreadableCopy } = (await import(
        `./${language}/history-import/unreadable-copy.ts`
      )) as typeof import('./de/history-import/unreadable-copy.ts');
      expect(unreadableCopy.sentence(broken)).to.include(ofLine);
      expect(unreadableCopy.sentence(empty)).to.equal(ofFile);
    });

  it('names the file and the line in English', () => {
    expect(english.sentence(broken)).to.match(/^sets\.csv, line 12: A quoted text/);
    expect(english.sentence(empty)).to.equal('sets.csv: The file is empty. Export it again.');
  });
});
