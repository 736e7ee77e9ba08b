import { expect } from 'chai';
import { factsText as arabicFacts, quantityText as arabicQuantity } from './ar/lib/format/format-copy.ts';
import { onboardingCopy as arabic } from './ar/onboarding/onboarding-copy.ts';
import { programCopy as arabicProgram } from './ar/program/program-copy.ts';
import { onboardingCopy as german } from './de/onboarding/onboarding-copy.ts';
import { onboardingCopy as spanish } from './es/onboarding/onboarding-copy.ts';
import { onboardingCopy as french } from './fr/onboarding/onboarding-copy.ts';
import { onboardingCopy as portuguese } from './pt-BR/onboarding/onboarding-copy.ts';

describe('the unit of a goal', () => {
  for (const [language, text] of [
    ['de', 'Ziel 10 Punkte in 12 Wochen'],
    ['es', 'Objetivo: 10 puntos en 12 semanas'],
    ['pt-BR', 'Objetivo: 10 pontos em 12 semanas'],
    ['fr', 'Objectif 10 points en 12 semaines'],
  ] as const)
    it(`is a word of the language in the history of programs: ${language}`, async () => {
      const { programCopy } = (await import(
        `./${language}/program/program-copy.ts`
      )) as typeof import('./de/program/program-copy.ts');
      expect(programCopy.goalOverWeeks(10, 'points', 12)).to.equal(text);
    });

  it('agrees with its number in Arabic, in all six forms', () =>
    expect([0, 1, 2, 5, 30, 100].map((value) => arabic.goalAmount(value, 'days'))).to.deep.equal([
      '0 يوم',
      'يوم واحد',
      'يومين',
      '5 أيام',
      '30 يومًا',
      '100 يوم',
    ]));

  it('agrees below a number that the screen shows', () => {
    expect([1, 2, 7, 20].map((value) => arabic.goalUnit(value, 'points'))).to.deep.equal([
      'نقطة',
      'نقاط',
      'نقاط',
      'نقطة',
    ]);
    expect(arabic.goalUnit(2.5, 'lbs')).to.equal('رطل');
    expect(arabicProgram.goalOverWeeks(10, 'lbs', 8)).to.equal('الهدف 10 أرطال خلال 8 أسابيع');
  });

  it('has one and many in the other languages', () => {
    for (const [copy, one, two] of [
      [german, '1 Tag', '2 Tage'],
      [french, '1 jour', '2 jours'],
      [spanish, '1 día', '2 días'],
      [portuguese, '1 dia', '2 dias'],
    ] as const) {
      expect(copy.goalAmount(1, 'days')).to.equal(one);
      expect(copy.goalAmount(2, 'days')).to.equal(two);
      expect(copy.shortAmount(5, 'kg')).to.equal('5 kg');
    }
    expect(french.goalAmount(1.5, 'days')).to.equal('1,5 jour');
  });

  it('has no Latin letters in Arabic, and Arabic commas', () => {
    for (const unit of ['kg', 'lbs', 'lb', 'cm', 'in', 'km', 'min'])
      expect(arabicQuantity('5', unit)).to.not.match(/[a-z]/);
    expect(arabicFacts(['السبت', '26 دقيقة'])).to.equal('السبت، 26 دقيقة');
  });
});
