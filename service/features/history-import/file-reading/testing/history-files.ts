import type { FileBytes } from '../file-bytes.ts';

const encoder = new TextEncoder();
const two = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD` of the day so many days after 2015-01-01. */
const dayAfter = (days: number): string =>
  new Date(Date.UTC(2015, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

const exercises = ['Bench Press (Barbell)', 'Squat (Barbell)', 'Lat Pulldown (Cable)', 'Pull Up (Assisted)'];
const setsOfWorkout = 20;

/** A CSV file of Strong with so many sets, 20 in each workout; every fifth row is a pause, as in real files. */
export function strongFile(sets: number): FileBytes {
  const lines = [
    'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
  ];
  for (let nth = 0; nth < sets; nth += 1) {
    const [workout, order] = [Math.floor(nth / setsOfWorkout), nth % 5];
    const start = `"${dayAfter(Math.floor(workout / 3))} ${two(7 + 5 * (workout % 3))}:${two(workout % 60)}:00";"Day ${workout % 5}"`;
    const exercise = exercises[Math.floor(nth / 5) % exercises.length];
    const note = nth % 50 === 0 ? '"Slow, with a pause"' : '';
    lines.push(
      `${start};"${exercise}";${order === 0 ? 'W' : order};${40 + (nth % 241) / 2};kg;${3 + (nth % 10)};8;;;0;${note};;"1h ${nth % 60}m"`,
    );
    if (order === 4) lines.push(`${start};"${exercise}";Rest Timer;;;;;;;120;;;"1h"`);
  }
  return bytesNamed('strong.csv', encoder.encode(`${lines.join('\n')}\n`));
}

const bytesNamed = (name: string, bytes: Uint8Array<ArrayBuffer>): FileBytes => ({
  name,
  size: bytes.byteLength,
  slice: async (start, end) => bytes.slice(start, end),
});

const healthStart = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
]>
<HealthData locale="en_GB">
 <ExportDate value="2026-01-31 09:00:00 +0100"/>
`;
const healthEnd = '</HealthData>\n';

/** How many records of steps, heart and energy follow a weight and a workout. A real file of years has more. */
const otherRecords = 1_500;

/** An `export.xml` of Apple Health of about so many bytes. It is made while it is read, so it needs neither disk nor memory. */
export function healthExport(bytes: number): FileBytes {
  const others = Array.from({ length: otherRecords }, (_, nth) => otherRecord(nth)).join('');
  const [head, tail, block] = [healthStart, healthEnd, ownRecords(0) + others].map((text) =>
    encoder.encode(text),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  const blocks = Math.max(1, Math.round(bytes / block.byteLength));
  const size = head.byteLength + blocks * block.byteLength + tail.byteLength;
  return {
    name: 'export.xml',
    size,
    async slice(start, end) {
      const piece = new Uint8Array(end - start);
      put(piece, start, 0, head);
      const first = Math.max(0, Math.floor((start - head.byteLength) / block.byteLength));
      for (let nth = first; nth < blocks; nth += 1) {
        const at = head.byteLength + nth * block.byteLength;
        if (at >= end) break;
        block.set(encoder.encode(ownRecords(nth)));
        put(piece, start, at, block);
      }
      put(piece, start, size - tail.byteLength, tail);
      return piece;
    },
  };
}

/** Copies what of `bytes`, which begin at `at` of the file, is in the piece that begins at `start`. */
function put(piece: Uint8Array, start: number, at: number, bytes: Uint8Array): void {
  const from = Math.max(start, at);
  const to = Math.min(start + piece.byteLength, at + bytes.byteLength);
  if (from < to) piece.set(bytes.subarray(from - at, to - at), from - start);
}

/** The weight and the workout of a block, always of the same length. */
function ownRecords(nth: number): string {
  const day = dayAfter(nth);
  const at = `${day} 07:${two(nth % 60)}:00 +0100`;
  const ended = `${day} 18:45:00 +0100`;
  return ` <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" sourceVersion="1.2" unit="kg" creationDate="${at}" startDate="${at}" endDate="${at}" value="${(70 + (nth % 200) / 10).toFixed(1)}"/>
 <Workout workoutActivityType="HKWorkoutActivityTypeTraditionalStrengthTraining" duration="45.5" durationUnit="min" sourceName="Watch" sourceVersion="9.6" creationDate="${ended}" startDate="${day} 18:00:00 +0100" endDate="${ended}">
  <MetadataEntry key="HKTimeZone" value="Europe/Paris"/>
 </Workout>
`;
}

const otherTypes = [
  ['HKQuantityTypeIdentifierHeartRate', 'count/min'],
  ['HKQuantityTypeIdentifierStepCount', 'count'],
  ['HKQuantityTypeIdentifierActiveEnergyBurned', 'Cal'],
  ['HKQuantityTypeIdentifierDistanceWalkingRunning', 'km'],
] as const;

function otherRecord(nth: number): string {
  const [type, unit] = otherTypes[nth % otherTypes.length] ?? otherTypes[0];
  const clock = `${two(8 + (nth % 12))}:${two(nth % 60)}:${two((nth * 7) % 60)}`;
  const at = `2025-0${1 + (nth % 9)}-${two(1 + (nth % 28))} ${clock} +0100`;
  const start = ` <Record type="${type}" sourceName="Anna’s Apple Watch" sourceVersion="9.6.3" device="&lt;&lt;HKDevice: 0x2812e4b40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:9.6.3&gt;" unit="${unit}" creationDate="${at}" startDate="${at}" endDate="${at}" value="${60 + (nth % 90)}"`;
  return nth % 4 === 0
    ? `${start}>\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="${nth % 3}"/>\n </Record>\n`
    : `${start}/>\n`;
}
