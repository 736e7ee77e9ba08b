import { expect } from 'chai';
import type { Language } from '#domain/kernel/language.ts';
import { register, registered } from '#domain/testing/member-samples.ts';
import { memberDecider } from './member.ts';
import type { MemberEvent } from './member-events.ts';
import { chosenLanguageOf, languageOfMember } from './member-language.ts';

const { memberId } = registered;

const stateAfter = (...events: readonly MemberEvent[]) =>
  [registered, ...events].reduce(memberDecider.evolve, memberDecider.initialState);
const named = (language: string | null, by: 'member' | 'browser'): MemberEvent => ({
  type: 'LanguageChosen',
  memberId,
  language,
  by,
});
const choose = (language: Language | null) => ({ type: 'ChooseLanguage', memberId, language }) as const;

describe('the language of a member', () => {
  it('is English until another one is named', () => {
    expect(languageOfMember(stateAfter())).to.equal('en');
    expect(languageOfMember(null)).to.equal('en');
    expect(chosenLanguageOf(stateAfter())).to.equal(null);
  });

  it('is the choice of the member before that of the browser', () => {
    const state = stateAfter(named('fr', 'browser'), named('de', 'member'), named('es', 'browser'));
    expect(languageOfMember(state)).to.equal('de');
    expect(
      languageOfMember(stateAfter(named('fr', 'browser'), named('de', 'member'), named(null, 'member'))),
    ).to.equal('fr');
  });

  it('is English for a language that this release does not have', () => {
    expect(languageOfMember(stateAfter(named('eo', 'member')))).to.equal('en');
    expect(chosenLanguageOf(stateAfter(named('pt-PT', 'member')))).to.equal('pt-BR');
  });

  it('is stored when the member changes it, and not when the choice is repeated', () => {
    expect(memberDecider.decide(stateAfter(), choose('de'))).to.deep.equal([named('de', 'member')]);
    expect(memberDecider.decide(stateAfter(named('de', 'member')), choose('de'))).to.deep.equal([]);
    expect(memberDecider.decide(stateAfter(), choose(null))).to.deep.equal([]);
    expect(memberDecider.decide(stateAfter(), choose('en'))).to.deep.equal([named('en', 'member')]);
  });

  it('is stored at a sign-in when the browser has another one than before', () => {
    const inGerman = { ...register, language: 'de' } as const;
    const first = memberDecider.decide(memberDecider.initialState, inGerman);
    expect(first).to.deep.equal([registered, named('de', 'browser')]);
    expect(memberDecider.decide(stateAfter(named('de', 'browser')), inGerman)).to.deep.equal([]);
    const inEnglish = { ...register, language: 'en' } as const;
    expect(memberDecider.decide(stateAfter(), inEnglish)).to.deep.equal([]);
    expect(memberDecider.decide(stateAfter(named('de', 'browser')), inEnglish)).to.deep.equal([
      named('en', 'browser'),
    ]);
  });

  it('is forgotten with the data of the member', () => {
    const cleared = stateAfter(named('de', 'member'), { type: 'MemberDataErased', memberId, streams: [] });
    expect(cleared.languages).to.equal(undefined);
  });
});
