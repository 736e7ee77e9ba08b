import { deviceZone } from '#client/lib/time/device-zone.ts';
import { kilogramsOf, toMass } from '#domain/body/quantity.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { formatCopy } from './format-copy.ts';
import { numberText } from './locale.ts';

/** The regions whose people weigh themselves in pounds. */
const poundRegions = ['US', 'LR', 'MM'];
/** In Britain, both units are usual, so the member is asked. */
const askedRegions = ['GB'];
/** A device set to American English is often far from America. */
const farZones = /^(Europe|Asia|Africa|Australia|Indian|Antarctica)\//;
const poundZones = ['Africa/Monrovia', 'Asia/Yangon', 'Asia/Rangoon'];

export type RegionUnits = {
  readonly units: UnitPreference;
  /** Whether both units are usual in the region. */
  readonly isAsked: boolean;
};

/**
 * The units that a region uses. @param language a BCP 47 tag, `en-US` @param zone an IANA name. Without a region in the tag, the zone decides:
 * kilograms outside of America.
 */
export function unitsOfRegion(language: string, zone: string): RegionUnits {
  const region = regionOf(language);
  const isFar = farZones.test(zone) && !poundZones.includes(zone);
  const isPounds =
    poundZones.includes(zone) || (!isFar && (region === null || poundRegions.includes(region)));
  return {
    units: isPounds ? 'imperial' : 'metric',
    isAsked: askedRegions.includes(region ?? '') || (region !== 'US' && zone === 'Europe/London'),
  };
}

function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
}

/** The units of this device's region. */
export const unitsHere = (): RegionUnits => unitsOfRegion(navigator.language, deviceZone());

/** In each language: `1-2 lbs`, `1–2 lb`, `1 à 2 lb`. */
const poundsInText = /(\d+(?:\.\d+)?)(?:(-|–\u2060?| à )(\d+))?\slbs?/g;

/** A text that names pounds, with the kilograms beside for members who chose them: `Lose 1-2 lbs (0.5-0.9 kg) a week`. */
export const withKilograms = (text: string, units: UnitPreference): string =>
  units === 'imperial'
    ? text
    : text.replace(poundsInText, (pounds: string, from: string, between?: string, to?: string) => {
        const kilograms = [from, to].flatMap((value) =>
          value === undefined ? [] : kilogramsIn(Number(value)),
        );
        return formatCopy.withKilograms(pounds, kilograms.join(between));
      });

const kilogramsIn = (pounds: number): string => numberText(kilogramsOf(toMass(pounds, 'lbs')), 1);
