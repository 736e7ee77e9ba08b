import { expect } from 'chai';
import { asCommandId } from '#domain/kernel/ids.ts';
import type { SentCommand } from './clients.ts';
import { type CommandFault, commandFaults } from './findings.ts';

describe('the findings of a kill run', () => {
  type Case = readonly [
    what: string,
    status: number,
    answers: SentCommand['answers'],
    stored: readonly string[],
    faults: readonly CommandFault[],
  ];
  const cases: readonly Case[] = [
    ['no fault in what was answered and is stored', 200, [['A', 'B']], ['A', 'B'], []],
    ['no fault in a command that changed nothing', 200, [[]], [], []],
    ['no fault in a refusal of which nothing is stored', 409, [], [], []],
    ['a loss where an answered event is not stored', 200, [['A', 'B']], ['A'], ['lost']],
    ['a double where more is stored than was answered', 200, [['A']], ['A', 'A'], ['doubled']],
    ['a stored command that was refused', 409, [], ['A'], ['refusedButStored']],
    ['two answers that differ', 200, [['A'], []], ['A'], ['unlikeAnswers']],
  ];
  for (const [what, status, answers, stored, faults] of cases)
    it(`name ${what}`, () => {
      const commandId = asCommandId('one');
      const found = commandFaults(
        [{ commandId, call: 'POST /api/x', status, answers }],
        new Map([[commandId, stored]]),
      );
      const named = Object.entries(found).filter(([, list]) => list.length > 0);
      expect(named.map(([fault]) => fault)).to.deep.equal(faults);
    });
});
