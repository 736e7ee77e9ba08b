import { expect } from 'chai';
import { unitsOfRegion } from './region-units.ts';

describe('the units of a region', () => {
  for (const [language, zone, units, isAsked] of [
    ['en-US', 'America/Chicago', 'imperial', false],
    ['es-US', 'America/Los_Angeles', 'imperial', false],
    ['en-US', 'Etc/GMT+5', 'imperial', false],
    ['en-LR', 'Africa/Monrovia', 'imperial', false],
    ['my-MM', 'Asia/Yangon', 'imperial', false],
    ['de-DE', 'Europe/Berlin', 'metric', false],
    ['en-US', 'Europe/Berlin', 'metric', false],
    ['en', 'Europe/Berlin', 'metric', false],
    ['en', 'America/Denver', 'imperial', false],
    ['fr-CA', 'America/Toronto', 'metric', false],
    ['pt-BR', 'America/Sao_Paulo', 'metric', false],
    ['en-GB', 'Europe/London', 'metric', true],
    ['en', 'Europe/London', 'metric', true],
    ['not a tag', 'Asia/Tokyo', 'metric', false],
  ] as const)
    it(`of ${language} in ${zone} are ${units}${isAsked ? ', and asked' : ''}`, () =>
      expect(unitsOfRegion(language, zone)).to.deep.equal({ units, isAsked }));
});
