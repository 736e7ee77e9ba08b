import { expect } from 'chai';
import { hostileRun } from './hostile-run.ts';

describe('a run of 300 generated hostile requests', function () {
  this.timeout(300_000);

  it('gets only described answers, without failures and events of refused requests', async () => {
    const found = await hostileRun(300, 20_260_310);
    const { failures, undeclared, silent, errorLines, eventsOfRefused, isReady } = found;
    expect({ failures, undeclared, silent, errorLines, eventsOfRefused, isReady }).to.deep.equal({
      failures: [],
      undeclared: [],
      silent: [],
      errorLines: [],
      eventsOfRefused: [],
      isReady: true,
    });
    expect(found.requests).to.be.least(300);
    expect(Object.keys(found.byStatus)).to.include.members(['200', '400', '401', '403', '404', '415']);
    expect(found.events).to.be.above(50);
  });
});
