import { expect } from 'chai';
import { withChoice } from './theme-by-choice.ts';

describe('dark values by choice', () => {
  it('hold where the system asks for them, unless light was chosen, and where dark was chosen', () => {
    const css =
      ':root { --a: 1; }\n@media (prefers-color-scheme: dark) {\n  :root { --a: 2; }\n}\n@media (prefers-contrast: more) { :root { --a: 3; } }';
    expect(withChoice(css)).to.equal(
      ":root { --a: 1; }\n@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --a: 2; } }\n:root[data-theme='dark'] { --a: 2; }\n@media (prefers-contrast: more) { :root { --a: 3; } }",
    );
  });

  it('are missed aloud when the sheet has changed', () => {
    expect(() => withChoice(':root { --a: 1; }')).to.throw('tokens.css has no dark values');
  });
});
