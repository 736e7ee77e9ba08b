import { numberText } from '#client/lib/format/locale.ts';
import { pathThings } from '#domain/catalogue/content/path-things.ts';
import type { ShownThing } from '#domain/month-path/path-view.ts';
import { contentText } from './content-text.ts';

/** The request of a thing of the month's path. The service's answer is English: it serves for a thing of a later release. */
export function pathThingText({ id, target, text }: Pick<ShownThing, 'id' | 'target' | 'text'>): string {
  const [one, more] = pathThings.find((thing) => thing.id === id)?.texts ?? [];
  const known = target === 1 ? one : more;
  return known ? contentText(known).replace('#', numberText(target)) : text;
}
