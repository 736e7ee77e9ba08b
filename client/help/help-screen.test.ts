import { expect } from 'chai';
import { faqEntries } from '#domain/catalogue/content/faq.ts';
import { foundIn, initialView, ledTo, searchedFor } from './help-screen.tsx';

const idsIn = (term: string) => foundIn({ term, openId: null }).map(({ id }) => id);

describe('the FAQ', () => {
  it('shows all entries, closed, before anything is searched for', () => {
    expect(foundIn(initialView)).to.deep.equal(faqEntries);
    expect(initialView.openId).to.equal(null);
  });

  it('finds a term in question or answer in upper and lower case', () => {
    expect(idsIn('SKIP TOKEN')).to.deep.equal(['quests', 'streaks']);
    expect(idsIn('How do I join')).to.deep.equal(['beta']);
  });

  it('takes the term as typed, blanks and all', () => {
    expect(idsIn('wheel')).to.deep.equal(['quests']);
    expect(idsIn('  wheel')).to.deep.equal([]);
    expect(searchedFor(initialView, ' wheel').term).to.equal(' wheel');
  });

  it('keeps an open entry open while the term finds it, and closes it when not', () => {
    const open = ledTo(initialView, 'streaks');
    expect(searchedFor(open, 'token').openId).to.equal('streaks');
    expect(searchedFor(open, 'treadmill').openId).to.equal(null);
  });

  it('gives up a search that hides the entry one is led to, and only then', () => {
    expect(ledTo(searchedFor(initialView, 'treadmill'), 'getting-started')).to.deep.equal({
      term: '',
      openId: 'getting-started',
    });
    expect(ledTo(searchedFor(initialView, 'wizard'), 'getting-started').term).to.equal('wizard');
  });
});
