import { expect } from 'chai';
import { inDictionary, sentencesIn } from './dictionary.ts';

describe('a dictionary', () => {
  const names = { Plank: 'Unterarmstütz' };
  const reasons = {
    'The quest {}': 'Die Quest {}',
    '{} made it # quests.': '{} war die #. Quest.',
    'You did # burpees. With # or more you can go on.': 'Mit # von # geht es weiter.',
    '# kg (#%)': '# kg, also # %',
  };
  const shown = sentencesIn([reasons, names], (value) => String(value).replace('.', ','));

  it('shows a name in its language, and a name that it does not have as it is', () =>
    expect(['Plank', 'Plank of mine', 'toString', ''].map(inDictionary(names))).to.deep.equal([
      'Unterarmstütz',
      'Plank of mine',
      'toString',
      '',
    ]));

  it('puts the numbers of a sentence into the translation, as its language writes them', () => {
    expect(shown('You did 12 burpees. With 20 or more you can go on.')).to.equal(
      'Mit 12 von 20 geht es weiter.',
    );
    expect(shown('1.5 kg (2%)')).to.equal('1,5 kg, also 2 %');
    expect(shown('4,200.5 kg (2%)')).to.equal('4200,5 kg, also 2 %');
  });

  it('shows the words in a sentence by the same dictionaries', () =>
    expect(shown('The quest Plank made it 10 quests.')).to.equal(
      'Die Quest Unterarmstütz war die 10. Quest.',
    ));

  it('keeps a sentence that only resembles one it has', () =>
    expect(shown('You did many burpees. With 20 or more you can go on.')).to.equal(
      'You did many burpees. With 20 or more you can go on.',
    ));
});
