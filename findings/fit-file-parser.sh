#!/bin/sh
# Why the service reads FIT files with a decoder of its own (service/decisions/0053-fit-files.md) and not with fit-file-parser 6.1.2.
# The files are made here, byte by byte; the service is not used.
#
#   findings/fit-file-parser.sh            # of 6.1.2
#   findings/fit-file-parser.sh 6.2.0      # of another release
#
# Exit codes: 0 every finding is as before, 1 at least one has changed: read decision 53 again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --no-audit --no-fund --ignore-scripts "fit-file-parser@${1:-6.1.2}" >> npm.log 2>&1 || { cat npm.log; exit 2; }
cat > check.mjs <<'END'
import module from 'fit-file-parser';
const FitParser = module.default ?? module;

const bytesOf = (value, length) => Array.from({ length }, (_, place) => Math.floor(value / 256 ** place) % 256);
function checksum(bytes) {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}
/** A whole file with messages of the kind "weight_scale": a time and hundredths of a kilogram. */
function fileOf(weighings) {
  const definition = [0x40, 0, 0, 30, 0, 2, 253, 4, 0x86, 0, 2, 0x84];
  const fileId = [0x41, 0, 0, 0, 0, 1, 0, 1, 0x00, 0x01, 9];
  const records = [...fileId, ...definition, ...weighings.flatMap(([time, weight]) => [0, ...bytesOf(time, 4), ...bytesOf(weight, 2)])];
  const body = [14, 0x20, 0, 0, ...bytesOf(records.length, 4), ...[...'.FIT'].map((letter) => letter.charCodeAt(0)), 0, 0, ...records];
  return Uint8Array.from([...body, ...bytesOf(checksum(body), 2)]);
}
const parse = (bytes) =>
  new Promise((resolve, reject) => new FitParser({ mode: 'list' }).parse(bytes.buffer, (error, data) => (error ? reject(error) : resolve(data))));
const weights = (messages) => [messages ?? []].flat().map(({ weight }) => weight).join();

const time = 1138021007;
const two = fileOf([[time, 7580], [time + 60, 7609]]);
const findings = [
  [
    'Of two weighings, the property weight_scale has only the last; both are in messages.',
    async () => {
      const { weight_scale, messages } = await parse(two);
      const found = `${weights(weight_scale)} and ${weights(messages.weight_scale)}`;
      return found === '76.09 and 75.8,76.09' || found;
    },
  ],
  [
    'The value 65534, by which a scale says that it is still measuring, is a weight of 655.34 kg.',
    async () => {
      const { messages } = await parse(fileOf([[time, 65534]]));
      return weights(messages.weight_scale) === '655.34' || weights(messages.weight_scale);
    },
  ],
  [
    'Of two parts that follow each other in one file, only the first is read, without an error.',
    async () => {
      const { messages } = await parse(Uint8Array.from([...two, ...fileOf([[time + 120, 7700]])]));
      return weights(messages.weight_scale) === '75.8,76.09' || weights(messages.weight_scale);
    },
  ],
  [
    'A file with a changed byte, whose checksum differs, is read without an error unless the option force is false.',
    async () => {
      const { messages } = await parse(two.map((byte, place) => (place === two.length - 4 ? byte ^ 0x10 : byte)));
      return weights(messages.weight_scale) === '75.8,75.93' || weights(messages.weight_scale);
    },
  ],
];

let changed = 0;
for (const [says, check] of findings) {
  const seen = await check().catch((error) => `the check failed: ${error?.stack ?? error}`);
  if (seen !== true) changed += 1;
  console.log(`${seen === true ? 'as before' : 'CHANGED  '}  ${says}${seen === true ? '' : ` Now: ${seen}`}`);
}
process.exit(changed === 0 ? 0 : 1);
END
node check.mjs
