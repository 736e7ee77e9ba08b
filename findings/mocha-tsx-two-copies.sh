#!/bin/sh
# Under mocha 12.0.3 with `--import tsx` 4.23.15, a module that is imported once by `import` and once by `import()` is loaded twice: an error of the one
# copy is no instance of the class of the other. Node alone with the same loader, and mocha with `--import tsx/esm`, load the module once.
# So the service imports only packages by `import()` where tests compare classes (service/app/assistants/assistant-endpoint.ts).
#
#   findings/mocha-tsx-two-copies.sh                  # of these versions
#   findings/mocha-tsx-two-copies.sh 4.24.0 12.1.0    # of other versions of tsx and mocha
#
# Seen with Node 20.20.2:
#   node --import tsx             one copy
#   mocha, --import tsx           two copies
#   mocha, --import tsx/esm       one copy
#
# Exit codes: 0 as before, 1 changed, 2 the packages could not be installed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "name": "two-copies", "type": "module", "private": true }\n' > package.json
npm install --no-audit --no-fund "tsx@${1:-4.23.15}" "mocha@${2:-12.0.3}" > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > refusal.ts <<'END'
export class Refusal extends Error {}
END
cat > refuse.ts <<'END'
import { Refusal } from './refusal.ts';
export const refuse = (): never => {
  throw new Refusal('refused');
};
END
cat > copies.ts <<'END'
import { Refusal } from './refusal.ts';
export async function copies(): Promise<string> {
  const { refuse } = await import('./refuse.ts');
  try {
    return refuse();
  } catch (error) {
    return error instanceof Refusal ? 'one copy' : 'two copies';
  }
}
END
cat > main.ts <<'END'
import { copies } from './copies.ts';
console.log(await copies());
END
cat > copies.test.ts <<'END'
import { copies } from './copies.ts';
it('counts', async () => console.log(await copies()));
END

status=0
expect() {
  seen=$("$@" 2>&1 | grep -o -E '(one|two) cop(y|ies)' || true)
  printf '%-28s %s\n' "$name" "$seen"
  [ "$seen" = "$wanted" ] || { echo "  expected: $wanted"; status=1; }
}
name='node --import tsx' wanted='one copy'
expect node --import tsx main.ts
name='mocha, --import tsx' wanted='two copies'
expect npx mocha --node-option import=tsx --extension ts copies.test.ts
name='mocha, --import tsx/esm' wanted='one copy'
expect npx mocha --node-option import=tsx/esm --extension ts copies.test.ts
exit $status
