import { expect } from 'chai';
import { gameRules, gameRulesMarkdown } from '#service/event-store/event-types/dictionary/game-rules.ts';
import { startTool } from '#service/testing/start-tool.ts';

describe('npm run dictionary', function () {
  this.timeout(60_000);
  const dictionary = (...args: readonly string[]) => startTool({}, 'dictionary', ...args).ended;

  it('prints the rules of streak and points as a page and, with cases, as JSON', async () => {
    const [page, json] = [await dictionary('--rules'), await dictionary('--rules', '--format', 'json')];
    expect([page.ending, json.ending]).to.deep.equal([0, 0]);
    expect(page.out).to.equal(gameRulesMarkdown(gameRules).trim());
    expect(JSON.parse(json.out)).to.deep.equal(JSON.parse(JSON.stringify(gameRules)));
  });

  it('prints the events without --rules, and refuses a format that it does not have', async () => {
    expect((await dictionary()).out).to.match(/^# Events\n/);
    expect((await dictionary('--rules', '--format', 'schema')).ending).to.equal(2);
    expect((await dictionary('--format', 'json')).ending).to.equal(2);
  });
});
