#!/bin/sh
# hyparquet-writer 0.17.0 accepts UUIDs in upper and lower case and writes the same 16 bytes for both. Yet it orders them as text to find the
# least and the greatest of a row group, where 'B' comes before 'a'. The least that it names is then not the least. hyparquet 1.33.0 believes
# the range and leaves the row group out: a filter for an id that is there finds no row, without an error. DuckDB reads the row, because it
# does not look at ranges of UUIDs. The service writes the bytes of its ids itself, from lower case, and no range
# (service/tools/analysis/tables/column-values.ts).
#
#   findings/hyparquet-writer-uuid.sh                  # of these versions
#   findings/hyparquet-writer-uuid.sh 0.18.0 1.34.0    # of others
#
# Seen, three ids b, c and a, and then the same with B in upper case:
#   lower case       from aaaaaaaa-0000-4000-8000-000000000000; 3 rows, 1 found
#   one upper case   from bbbbbbbb-0000-4000-8000-000000000000; 3 rows, 0 found
#
# Exit codes: 0 as before, 1 changed, 2 the packages could not be installed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "name": "uuids", "type": "module", "private": true }\n' > package.json
npm install --no-audit --no-fund --ignore-scripts "hyparquet-writer@${1:-0.17.0}" "hyparquet@${2:-1.33.0}" > npm.log 2>&1 || { cat npm.log; exit 2; }

cat > uuids.js <<'END'
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';

const idOf = (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const data = [...process.argv[2]].map(idOf);
const file = parquetWriteBuffer({ columnData: [{ name: 'id', type: 'UUID', data }] });
const [{ columns: [column] }] = parquetMetadata(file).row_groups;
const rows = await parquetReadObjects({ file });
const found = await parquetReadObjects({ file, filter: { id: { $eq: idOf('a') } } });
console.log(`from ${column.meta_data.statistics.min_value}; ${rows.length} rows, ${found.length} found`);
END

status=0
expect() {
  seen=$(node uuids.js "$2")
  printf '%-16s %s\n' "$1" "$seen"
  [ "$seen" = "$3" ] || { echo "  expected: $3"; status=1; }
}
expect 'lower case' bca 'from aaaaaaaa-0000-4000-8000-000000000000; 3 rows, 1 found'
expect 'one upper case' Bca 'from bbbbbbbb-0000-4000-8000-000000000000; 3 rows, 0 found'
exit $status
