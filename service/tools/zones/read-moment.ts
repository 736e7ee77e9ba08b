import { z } from 'zod';
import type { ZoneSource } from './zone-source.ts';
import { withinYears } from './zone-source.ts';

const schema = z.object({
  version: z.string().regex(/^\d{4}[a-z]+$/, 'a version such as 2026f'),
  zones: z.array(z.string().includes('|')),
  links: z.array(z.string().includes('|')),
});

const minute = 60_000;

/**
 * The packed data of `moment-timezone` (`data/packed/latest.json`): a zone is `name|abbreviations|offsets|indices|differences|population`, in
 * minutes west of UTC and numbers of the base 60.
 * @throws ZodError for JSON of another shape
 */
export function readMoment(json: unknown): ZoneSource {
  const { version, zones, links } = schema.parse(json);
  const tables = new Map(
    zones.map((text) => {
      const [name = '', , offsetTexts = '', indices = '', differences = ''] = text.split('|');
      const offsets = offsetTexts.split(' ').map((offset) => 0 - sixtieths(offset) * minute);
      let time = 0;
      const at = differences.split(' ').flatMap((difference) => {
        if (difference === '') return [];
        time += sixtieths(difference) * minute;
        return [Math.round(time)];
      });
      const all = [...indices].map((digit) => Math.round(offsets[sixtieths(digit)] ?? Number.NaN));
      return [name, withinYears({ at, offsets: all })] as const;
    }),
  );
  const pairs = links.map((text) => text.split('|'));
  return { version, tables, links: new Map(pairs.map(([target = '', link = '']) => [link, target])) };
}

/** A number of the base 60 (0-9, a-z, A-X), with a sign and a fraction. */
function sixtieths(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  let value = 0;
  for (const digit of whole) value = value * 60 + digitOf(digit);
  let scale = 1;
  for (const digit of fraction) {
    scale /= 60;
    value += digitOf(digit) * scale;
  }
  return sign * value;
}

function digitOf(digit: string): number {
  const code = digit.charCodeAt(0);
  if (code > 96) return code - 87;
  return code > 64 ? code - 29 : code - 48;
}
