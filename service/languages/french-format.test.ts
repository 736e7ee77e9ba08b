import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { dateText, dayText } from './fr/format.ts';
import { textsIn } from './texts.ts';

describe('a French date of the service', () => {
  for (const [date, whole, brief] of [
    ['2026-03-01', '1er mars 2026', '1er mars'],
    ['2026-03-11', '11 mars 2026', '11 mars'],
  ] as const)
    it(`is ${whole}, and ${brief} without its year`, () => {
      expect(dateText(asMemberDay(date))).to.equal(whole);
      expect(dayText(asMemberDay(date))).to.equal(brief);
    });
});

describe('the week of a public page', () => {
  for (const [language, text] of [
    ['en', 'This week: 2 active days'],
    ['fr', 'Cette semaine\u202f: 2 jours actifs'],
    ['ar', 'هذا الأسبوع، الأيام النشطة: 2'],
  ] as const)
    it(`joins its label and its count as the language does: ${language}`, () => {
      const { publicPage } = textsIn(language);
      expect(publicPage.labelled(publicPage.week, publicPage.activeOf(2))).to.equal(text);
    });
});
