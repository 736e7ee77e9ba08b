import { expect } from 'chai';
import { eventRegistry } from '../event-codec.ts';
import {
  dictionaryMarkdown,
  dictionarySchema,
  type EventEntry,
  readEventDictionary,
} from './event-dictionary.ts';
import { eventMeanings, fieldMeanings } from './event-meanings.ts';

describe('the event dictionary', () => {
  let entries: readonly EventEntry[];

  before(async () => {
    entries = await readEventDictionary();
  });

  it('has an entry for every type of event', () => {
    expect(entries.map(({ type }) => type).sort()).to.deep.equal(Object.keys(eventRegistry).sort());
  });

  it('has a meaning of some words and a unit for every field of every type', () => {
    const meagre = entries.flatMap(({ type, fields }) =>
      fields
        .filter(
          ({ meaning, unit }) => meaning.split(' ').length < 2 || !/\w{4}.*[.]$/.test(meaning) || unit === '',
        )
        .map(({ path }) => `${type}.${path}`),
    );
    expect(meagre).to.deep.equal([]);
    expect(entries.flatMap(({ fields }) => fields).length).to.be.above(400);
  });

  it('has a meaning of a sentence for every type', () => {
    for (const { type, meaning } of entries)
      expect([type, meaning.split(' ').length > 3]).to.deep.equal([type, true]);
  });

  it('lists no meaning of a field that no event has', () => {
    const paths = entries.flatMap(({ fields }) => fields.map(({ path }) => path));
    const unused = Object.keys(fieldMeanings).filter(
      (end) => !paths.some((path) => path === end || path.endsWith(`.${end}`)),
    );
    expect(unused).to.deep.equal([]);
    for (const { type, fields } of entries) {
      const own = Object.keys(eventMeanings[type as keyof typeof eventMeanings].fields ?? {});
      expect(fields.map(({ path }) => path)).to.include.members(own);
    }
  });

  it('says which fields are personal, optional and nullable, and since when they exist', () => {
    const fieldOf = (type: string, path: string) =>
      entries.find((entry) => entry.type === type)?.fields.find((field) => field.path === path);
    expect(fieldOf('ProfileUpdated', 'changes.weight.grams')).to.deep.equal({
      path: 'changes.weight.grams',
      type: 'integer',
      unit: 'g',
      meaning: 'The same in whole grams.',
      since: 1,
      isPersonal: true,
      isOptional: false,
      isNullable: false,
    });
    expect(fieldOf('AssessmentSubmitted', 'results[].notes')).to.include({
      isPersonal: true,
      isNullable: true,
    });
    expect(fieldOf('QuestSpun', 'inputs')).to.include({ isOptional: true, isPersonal: false });
  });

  it('is readable as Markdown, with a line for each field', () => {
    const text = dictionaryMarkdown(entries);
    expect(text).to.include('## QuestSpun\n\nThe wheel was spun');
    expect(text).to.include('| `spin` | Which spin of the date. | integer | number, from 1 | 1 | no |');
    const lines = text.split('\n').filter((line) => line.startsWith('| `'));
    expect(lines.length).to.equal(entries.flatMap(({ fields }) => fields).length);
  });

  it('is a JSON Schema that describes each field', () => {
    const { $defs = {} } = dictionarySchema(entries) as { $defs?: Record<string, object> };
    expect(Object.keys($defs).length).to.equal(entries.length);
    expect($defs.QuestSpun).to.have.nested.property('properties.spin.x-unit', 'number, from 1');
    expect($defs.WeightLogged).to.have.nested.property('properties.weight.properties.grams.x-personal', true);
  });
});
