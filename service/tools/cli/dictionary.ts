import { parseArgs } from 'node:util';
import {
  dictionaryMarkdown,
  dictionarySchema,
  readEventDictionary,
} from '#service/event-store/event-types/dictionary/event-dictionary.ts';
import { gameRules, gameRulesMarkdown } from '#service/event-store/event-types/dictionary/game-rules.ts';
import { print, runTask, WrongUsage } from './run-tool.ts';

const usage = `Prints what every event and every field means, with units: made from the registry of events and their golden examples.
With --rules it prints how streak, skip tokens and points follow from the events, with every parameter and worked cases.

npm run --silent dictionary -- [options]
  --rules         the rules of streak and points
  --format NAME   markdown (by default); schema: the events as JSON Schema 2020-12; json: the rules, with the events of all cases
  --help          this text

A running service answers the same at /api/docs/events and /api/docs/rules. Exit codes: 0 done, 2 wrong arguments.`;

await runTask({
  usage,
  async work(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        format: { type: 'string', default: 'markdown' },
        rules: { type: 'boolean', default: false },
      },
    });
    print(values.rules ? rulesText(values.format) : await eventsText(values.format));
    return 0;
  },
});

async function eventsText(format: string): Promise<string> {
  refuseUnless(['markdown', 'schema'], format);
  const entries = await readEventDictionary();
  return format === 'markdown'
    ? dictionaryMarkdown(entries)
    : JSON.stringify(dictionarySchema(entries), null, 2);
}

function rulesText(format: string): string {
  refuseUnless(['markdown', 'json'], format);
  return format === 'markdown' ? gameRulesMarkdown(gameRules) : JSON.stringify(gameRules, null, 2);
}

/** @throws WrongUsage */
function refuseUnless(formats: readonly string[], format: string): void {
  if (!formats.includes(format))
    throw new WrongUsage(`There is no format ${format} here. There are ${formats.join(', ')}.`);
}
