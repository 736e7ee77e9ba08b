import { expect } from 'chai';
import type { ChoiceBasis } from '#domain/catalogue/workouts/template-choice.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { wantedTemplate } from './workout-screen.tsx';

const own = {
  ...builtinTemplates[0],
  id: 'daily-custom',
  name: 'My Daily Plan',
} as (typeof builtinTemplates)[0];
const basis = (shelf: Partial<ChoiceBasis['shelf']> = {}): ChoiceBasis => ({
  shelf: { builtin: builtinTemplates, custom: [], user: [], ...shelf },
  equipment: [],
  level: 'intermediate',
  program: null,
});
const friday = asMemberDay('2026-11-20');
const wanted = (query: string, given = basis()) =>
  wantedTemplate(given, new URLSearchParams(query), friday)?.id;

describe('the wanted template', () => {
  it('is the one that the address names, also one that would not be chosen', () => {
    for (const { id } of builtinTemplates) expect(wanted(`template=${id}`)).to.equal(id);
  });
  it('is that of the date, without a name or with an unknown one', () => {
    const sunday = wantedTemplate(basis(), new URLSearchParams(), asMemberDay('2026-11-22'))?.id;
    expect(wanted('date=2026-11-22')).to.equal(sunday);
    expect(wanted('template=gone&date=2026-11-22')).to.equal(sunday);
    expect(sunday).not.to.equal(wanted(''));
  });
  it('is that of today where the address names no real date', () => {
    expect(wanted('date=2026-02-30')).to.equal(wanted(''));
  });
  it('is none without templates, and none without exercises', () => {
    const empty = { ...own, exercises: [] };
    expect(wanted('', basis({ builtin: [] }))).to.equal(undefined);
    expect(wanted('template=daily-custom', basis({ builtin: [], custom: [empty] }))).to.equal(undefined);
    expect(wanted('template=daily-custom', basis({ builtin: [], custom: [own] }))).to.equal('daily-custom');
  });
});
