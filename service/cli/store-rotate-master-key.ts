import { count } from '#service/analysis/progress-line.ts';
import { print, withStores } from './run-tool.ts';
import type { Subcommand } from './store-subcommand.ts';

const usage = `Wraps the keys that personal data is encrypted by anew, with the next master key; nothing is encrypted anew and nothing stands still.

Where MASTER_KEY is configured:
  1. let every service run with MASTER_KEY=<new> and MASTER_KEY_PREVIOUS=<old>
  2. run this once
  3. take MASTER_KEY_PREVIOUS away again: copies of the database from before open with the old key only, so destroy it when they are gone
Where it is kept in the data folder, this makes the new one, and services that run find it there.

npm run store -- rotate-master-key
  --help   this text

Exit codes: 0 done, 2 wrong call, 3 failed; interrupted, it goes on where it was when it is called again.`;

export const storeRotateMasterKey: Subcommand = {
  describe: 'wraps the keys of personal data by the next master key',
  usage,
  run: () =>
    withStores(async ({ keys }) => {
      const rotated = await keys.rotate();
      print(`${count(rotated)} keys are wrapped by the new master key.`);
      return 0;
    }),
};
