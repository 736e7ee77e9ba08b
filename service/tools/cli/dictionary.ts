import { parseArgs } from 'node:util';
import {
  dictionaryMarkdown,
  dictionarySchema,
  readEventDictionary,
} from '#service/event-store/event-types/dictionary/event-dictionary.ts';
import { print, runTask, WrongUsage } from './run-tool.ts';

const usage = `Prints what every event and every field means, with units: made from the registry of events and their golden examples.

npm run --silent dictionary -- [options]
  --format NAME   markdown (by default), or schema: JSON Schema 2020-12
  --help          this text

A running service answers the same at /api/docs/events. Exit codes: 0 done, 2 wrong arguments.`;

await runTask({
  usage,
  async work(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { format: { type: 'string', default: 'markdown' } },
    });
    const { format } = values;
    if (format !== 'markdown' && format !== 'schema')
      throw new WrongUsage(`There is no format ${format}. There are markdown, schema.`);
    const entries = await readEventDictionary();
    print(
      format === 'markdown'
        ? dictionaryMarkdown(entries)
        : JSON.stringify(dictionarySchema(entries), null, 2),
    );
    return 0;
  },
});
