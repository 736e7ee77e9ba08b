import { expect } from 'chai';
import { findInlineCopy } from './check-copy.ts';

const textsIn = (source: string): readonly string[] =>
  findInlineCopy('example.tsx', source).map(({ line, text }) => `${line} ${text}`);

describe('the check for texts outside the copy files', () => {
  for (const [where, source, expected] of [
    ['an attribute', 'const a = <Card title="Settings" />;', ['1 Settings']],
    ['an attribute of ARIA', 'const a = <nav aria-label="dock" />;', ['1 dock']],
    ['one of two values of an attribute', "const a = <p title={isOn ? 'On' : 'Off'} />;", ['1 On', '1 Off']],
    ['the default of an attribute', "const a = <p title={name ?? 'Unknown'} />;", ['1 Unknown']],
    ['a property of a toast', "showToast({\n  title: 'Error',\n});", ['2 Error']],
    ['a string that reads like a sentence', "const a = 'Try again';", ['1 Try again']],
    ['a value that a word follows', `const a = \`\${count} sets\`;`, ['1 … sets']],
    ['a child of an element', "const a = <p>{isOn && 'Saved'}</p>;", ['1 Saved']],
  ] as const)
    it(`finds a text in ${where}`, () => {
      expect(textsIn(source)).to.deep.equal(expected);
    });

  for (const [what, source] of [
    ['a text of a copy file', 'const a = <Card title={copy.title} />;'],
    ['an attribute for the browser', 'const a = <Icon name="check" type="button" />;'],
    ['the name of an event', "send({ type: 'QuestAccepted' });"],
    ['a message of an error', "throw new RangeError('A share is at most one');"],
    [
      'the message of an error class',
      "class A extends Error { constructor() { super('Kept on this device'); } }",
    ],
    ['a space between two elements', "const a = <p>{' '}</p>;"],
    ['styles', `const a = css\`Grid \${gap} solid\`;`],
    ['a media query', "const a = '(min-width: 45rem)';"],
    ['a sentence of the server', "const isNew = text === 'No quests available';"],
  ] as const)
    it(`accepts ${what}`, () => {
      expect(textsIn(source)).to.deep.equal([]);
    });

  it('names the file that it cannot parse', () => {
    expect(() => findInlineCopy('broken.tsx', 'const = 1')).to.throw('broken.tsx cannot be parsed');
  });
});
