import { expect } from 'chai';
import { forecastCopy as arabic } from '#client/languages/ar/forecast/forecast-copy.ts';
import { forecastCopy as german } from '#client/languages/de/forecast/forecast-copy.ts';
import { forecastCopy as spanish } from '#client/languages/es/forecast/forecast-copy.ts';
import { forecastCopy as french } from '#client/languages/fr/forecast/forecast-copy.ts';
import { forecastCopy as portuguese } from '#client/languages/pt-BR/forecast/forecast-copy.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { GoalForecast } from '#domain/program/goal-forecast.ts';
import { forecastCopy as english } from './forecast-copy.ts';

const on = asMemberDay('2028-03-03');
const forecast: GoalForecast = {
  ...{ verdict: 'late', weeks: 60, reachedOn: on, range: [on, null], poundsPerWeek: -0.7, choices: [] },
};

describe('the words of a forecast', () => {
  for (const [language, copy] of Object.entries({ english, german, french, spanish, portuguese, arabic }))
    it(`name the year, as a forecast looks two years ahead: ${language}`, () => {
      for (const text of [
        copy.lead(forecast, '165 lb', 'lbs'),
        copy.range(forecast),
        copy.laterDate(on),
        copy.safeDate(1, 'lbs', on),
      ])
        expect(text).to.include('2028');
    });
});
