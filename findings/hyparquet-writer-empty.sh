#!/bin/sh
# hyparquet-writer 0.17.0 writes an empty list without the type of its elements: 0 in place of 12 for structs. A Parquet file without rows has
# such a list of row groups. hyparquet and DuckDB read it. The reader of Arrow in Rust (here parquet-wasm 0.8.0) refuses the file. The service
# names the type itself (service/tools/analysis/tables/table-file.ts).
#
#   findings/hyparquet-writer-empty.sh                  # of these versions
#   findings/hyparquet-writer-empty.sh 0.18.0 0.8.0     # of others
#
# Seen:
#   as written       Error: Parquet error: Expected list element type of Struct but got Byte
#   with the type    is read
#
# Exit codes: 0 as before, 1 changed, 2 the packages could not be installed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "name": "empty", "type": "module", "private": true }\n' > package.json
npm install --no-audit --no-fund --ignore-scripts "hyparquet-writer@${1:-0.17.0}" "parquet-wasm@${2:-0.8.0}" > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > empty.js <<'END'
import { parquetWriteBuffer } from 'hyparquet-writer';
import parquet from 'parquet-wasm';

const bytes = new Uint8Array(parquetWriteBuffer({ columnData: [{ name: 'id', type: 'INT32', data: [] }] }));
if (process.argv[2] === 'typed') bytes[Buffer.from(bytes.buffer).lastIndexOf(Buffer.from([0x16, 0, 0x19, 0])) + 3] = 0x0c;
try {
  parquet.readParquet(bytes);
  console.log('is read');
} catch (error) {
  console.log(String(error));
}
END

status=0
expect() {
  seen=$(node empty.js "$2")
  printf '%-16s %s\n' "$1" "$seen"
  [ "$seen" = "$3" ] || { echo "  expected: $3"; status=1; }
}
expect 'as written' plain 'Error: Parquet error: Expected list element type of Struct but got Byte'
expect 'with the type' typed 'is read'
exit $status
