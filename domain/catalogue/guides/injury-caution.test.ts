import { expect } from 'chai';
import { musclesNear } from './injury-caution.ts';

describe('the muscles near an injury', () => {
  for (const [injuries, muscles] of [
    ['Left KNEE, since spring.', ['quadriceps', 'hamstrings', 'calves']],
    ['bad knees and a sore shoulder', ['quadriceps', 'hamstrings', 'calves', 'shoulders']],
    ['Two discs; an abdominal hernia', ['abdominals', 'obliques', 'lower back']],
    ['none', []],
    ['', []],
    ['My handicap at golf, some background noise', []],
  ] as const)
    it(`are ${muscles.join(', ') || 'none'} for “${injuries}”`, () => {
      expect([...musclesNear(injuries)]).to.have.members([...muscles]);
    });
});
