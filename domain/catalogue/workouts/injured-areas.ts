/** A part of the body that a member can note as injured. */
export const injuredAreas = [
  'knee',
  'ankle',
  'hip',
  'lower back',
  'neck',
  'shoulder',
  'elbow',
  'wrist',
] as const;
export type InjuredArea = (typeof injuredAreas)[number];

/** The words of the free text that name an area; their plurals do so too. */
const wordsOf: Readonly<Record<InjuredArea, readonly string[]>> = {
  knee: ['knee', 'meniscus', 'acl', 'patella'],
  ankle: ['ankle', 'achilles', 'foot', 'feet', 'shin', 'calf', 'calves'],
  hip: ['hip', 'groin'],
  'lower back': ['back', 'disc', 'disk', 'spine', 'sciatic', 'sciatica', 'lumbar'],
  neck: ['neck'],
  shoulder: ['shoulder', 'rotator'],
  elbow: ['elbow'],
  wrist: ['wrist', 'hand'],
};

const namesArea = (text: string, area: InjuredArea): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return wordsOf[area].some((word) => words.includes(word) || words.includes(`${word}s`));
};

/** The areas that the member's own words on injuries name, in the order of the list. */
export const areasIn = (injuries: string): readonly InjuredArea[] =>
  injuredAreas.filter((area) => namesArea(injuries, area));

/** The words with an area added, as a separate part. The same words where they name the area. */
export function withArea(injuries: string, area: InjuredArea): string {
  if (namesArea(injuries, area)) return injuries;
  const before = injuries.trim().replace(/[,;]$/, '');
  const name = before === '' ? `${area.charAt(0).toUpperCase()}${area.slice(1)}` : area;
  return before === '' ? name : `${before}, ${name}`;
}

/** The words without the parts, between commas or semicolons, that name the area. */
export function withoutArea(injuries: string, area: InjuredArea): string {
  const parts = injuries.split(/[,;]/).map((part) => part.trim());
  return parts.filter((part) => part !== '' && !namesArea(part, area)).join(', ');
}
