import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { createDraftStore, type KeptWizard } from './draft-store.ts';
import { newDraft } from './onboarding-draft.ts';

const today = asMemberDay('2026-01-05');
const wizard: KeptWizard = { step: 'summary', draft: newDraft(null, today), setupId: 'setup-1' };

function drawerOf(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  const drawer = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return () => drawer;
}

describe('the kept draft', () => {
  it('is read as it was kept', () => {
    const drawer = drawerOf();
    createDraftStore(drawer, 'maya').keep(wizard);
    expect(createDraftStore(drawer, 'maya').read()).to.deep.equal(wizard);
  });

  it('of a visitor goes over to the member who signs in', () => {
    const drawer = drawerOf();
    createDraftStore(drawer, null).keep(wizard);
    expect(createDraftStore(drawer, 'maya').read()).to.deep.equal(wizard);
  });

  it('of a member is for no visitor and no other member', () => {
    const drawer = drawerOf();
    createDraftStore(drawer, 'maya').keep(wizard);
    expect(createDraftStore(drawer, null).read()).to.equal(null);
    expect(createDraftStore(drawer, 'leo').read()).to.equal(null);
  });

  it('is gone once it is forgotten', () => {
    const drawer = drawerOf();
    const store = createDraftStore(drawer, null);
    store.keep(wizard);
    store.forget();
    expect(store.read()).to.equal(null);
  });

  for (const [title, text] of [
    ['is no JSON', '{'],
    ['is of another version', '{"version":0,"owner":null,"wizard":{}}'],
    ['is nothing', 'null'],
  ] as const)
    it(`is not read when it ${title}`, () => {
      expect(createDraftStore(drawerOf({ 'rondel.onboarding': text }), null).read()).to.equal(null);
    });

  it('is done without where the storage refuses', () => {
    const refuse = (): never => {
      throw new Error('SecurityError');
    };
    const store = createDraftStore(refuse, null);
    store.keep(wizard);
    store.forget();
    expect(store.read()).to.equal(null);
  });
});
