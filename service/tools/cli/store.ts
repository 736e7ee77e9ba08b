import { parseArgs } from 'node:util';
import { counted } from '#service/tools/analysis/progress-line.ts';
import { firstArgument, print, runTask, type Subcommand, WrongUsage } from './run-tool.ts';
import { storeAnchor } from './store-anchor.ts';
import { storeCopy } from './store-copy.ts';
import { storeLostKeys } from './store-lost-keys.ts';
import { storeMirror } from './store-mirror.ts';
import { storeVerify } from './store-verify.ts';
import { withStores } from './tool-stores.ts';

const rotateUsage = `Wraps the keys of personal data again, by the next master key. No data is encrypted again, and the service keeps running.

Where MASTER_KEY is configured:
  1. restart every service with MASTER_KEY=<old> and MASTER_KEY_PREVIOUS=<new>: each can now open what another wraps by the new key
  2. restart every service with MASTER_KEY=<new> and MASTER_KEY_PREVIOUS=<old>
  3. run this once, with the same two
  4. take MASTER_KEY_PREVIOUS away again: copies of the database from before open with the old key only, so destroy it when they are gone
Where it is kept in the data folder, this makes the new one, and services that run find it there.

npm run store -- rotate-master-key
  --help   this text

Exit codes: 0 done, 2 wrong arguments, 3 failed; after an interruption, the next call resumes.`;

const storeRotateMasterKey: Subcommand = {
  describe: 'encrypts the data keys by the next master key',
  usage: rotateUsage,
  async run(args) {
    parseArgs({ args: [...args], options: {} });
    return withStores(async ({ keys }) => {
      const rotated = await keys.rotate();
      print(
        rotated === 0
          ? 'No data key was wrapped by another master key. If you expected some: --help lists the steps before this one.'
          : `Wrapped by the new master key: ${counted(rotated, 'key')}.`,
      );
      return 0;
    });
  },
};

const subcommands: ReadonlyMap<string, Subcommand> = new Map(
  Object.entries({
    copy: storeCopy,
    mirror: storeMirror,
    verify: storeVerify,
    anchor: storeAnchor,
    'rotate-master-key': storeRotateMasterKey,
    'lost-keys': storeLostKeys,
  }),
);

const lines = [...subcommands].map(([name, { describe }]) => `  ${name.padEnd(18)}${describe}`);
const usage = `Administers the event store.

npm run store -- SUBCOMMAND [options]
${lines.join('\n')}
  --help            this text, or that of the subcommand

Exit codes: 0 done, 1 refused or not equal, 2 wrong arguments, 3 failed, 130 interrupted.`;

const subcommand = subcommands.get(firstArgument());

await runTask({
  usage: subcommand?.usage ?? usage,
  async work([name, ...args], signal) {
    if (!subcommand)
      throw new WrongUsage(
        name === undefined ? 'No subcommand is given.' : `There is no subcommand ${name}.`,
      );
    return subcommand.run(args, signal);
  },
});
