import useSWR from 'swr';
import { useCurrentUser } from '#client/lib/http/read-models.ts';

/** The word of caution of each exercise that works a muscle near an injury of the member's. Without injuries nothing is looked up. */
export function useCautions(exercises: readonly string[]): ReadonlyMap<string, string> {
  const injuries = useCurrentUser().data?.injuries;
  const { data } = useSWR(injuries ? ['cautions', injuries, ...exercises] : null, () =>
    cautionsOf(exercises, injuries ?? ''),
  );
  return data ?? none;
}

const none: ReadonlyMap<string, string> = new Map();

/** The guides say which muscles an exercise works; they come only for who needs them. */
async function cautionsOf(exercises: readonly string[], injuries: string): Promise<Map<string, string>> {
  const [{ findGuide }, { injuryCaution, musclesNear }] = await Promise.all([
    import('#domain/catalogue/guides/guide-lookup.ts'),
    import('#domain/catalogue/guides/injury-caution.ts'),
  ]);
  const near = musclesNear(injuries);
  const isNear = (name: string) => findGuide(name)?.musclesWorked.some((muscle) => near.has(muscle));
  return new Map(exercises.filter(isNear).map((name) => [name, injuryCaution]));
}
