import { runTask, WrongUsage } from './run-tool.ts';
import { storeCopy } from './store-copy.ts';
import { storeMirror } from './store-mirror.ts';
import { storeRotateMasterKey } from './store-rotate-master-key.ts';
import type { Subcommand } from './store-subcommand.ts';
import { storeVerify } from './store-verify.ts';

const subcommands: ReadonlyMap<string, Subcommand> = new Map(
  Object.entries({
    copy: storeCopy,
    mirror: storeMirror,
    verify: storeVerify,
    'rotate-master-key': storeRotateMasterKey,
  }),
);

const lines = [...subcommands].map(([name, { describe }]) => `  ${name.padEnd(18)}${describe}`);
const usage = `Looks after the event store.

npm run store -- SUBCOMMAND [options]
${lines.join('\n')}
  --help            this text, or that of the subcommand

Exit codes: 0 done, 1 refused or not equal, 2 wrong call, 3 failed, 130 interrupted.`;

const subcommand = subcommands.get(process.argv[2] ?? '');

await runTask({
  usage: subcommand?.usage ?? usage,
  async work([name, ...args], signal) {
    if (!subcommand)
      throw new WrongUsage(name === undefined ? 'Do what?' : `There is no subcommand ${name}.`);
    return subcommand.run(args, signal);
  },
});
