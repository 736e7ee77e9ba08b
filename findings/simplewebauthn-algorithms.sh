#!/bin/sh
# @simplewebauthn/server 14.0.3 chooses the algorithms of a new passkey by the Node that runs it: on Node 24.21.0 its options offer ML-DSA-44
# (COSE -48) first, on Node 20 they do not. Two hosts of one service with different Nodes so make passkeys that only one of them can verify,
# and a way back to an older Node locks people out. So the service names the algorithms itself (service/http/identity/own/passkeys.ts).
#
#   findings/simplewebauthn-algorithms.sh            # of this version
#   findings/simplewebauthn-algorithms.sh 14.1.0     # of another version
#
# Seen:
#   Node 20.20.2     [-8,-7,-257]
#   Node 24.21.0     [-48,-8,-7,-257]
#
# Exit codes: 0 as before, 1 changed, 2 the packages could not be installed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "name": "algorithms", "type": "module", "private": true }\n' > package.json
npm install --no-audit --no-fund "@simplewebauthn/server@${1:-14.0.3}" > npm.log 2>&1 || { cat npm.log; exit 2; }
for major in 20.20.2 24.21.0; do
  npm install --no-audit --no-fund --prefix "node-$major" "node@$major" > npm.log 2>&1 || { cat npm.log; exit 2; }
done

cat > options.js <<'END'
import { generateRegistrationOptions } from '@simplewebauthn/server';
const { pubKeyCredParams } = await generateRegistrationOptions({ rpName: 'A', rpID: 'a.example', userName: 'b' });
console.log(JSON.stringify(pubKeyCredParams.map(({ alg }) => alg)));
END

status=0
expect() {
  seen=$("node-$1/node_modules/.bin/node" --no-warnings options.js)
  printf 'Node %-12s %s\n' "$1" "$seen"
  [ "$seen" = "$2" ] || { echo "  expected: $2"; status=1; }
}
expect 20.20.2 '[-8,-7,-257]'
expect 24.21.0 '[-48,-8,-7,-257]'
exit $status
