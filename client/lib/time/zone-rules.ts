import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { knowsZone, learnZones } from '#client/lib/time/page-zones.ts';
import { zoneAnswer } from '#service/features/rules/zones-contract.ts';

const readZone = readAs(zoneAnswer);

/** Whether the page knows the rules of a zone that the member has not lived in. It asks for them when it does not. */
export function useZoneRules(zone: string): boolean {
  const isKnown = knowsZone(zone);
  const { data } = useSWR(
    isKnown ? null : `/api/zones?name=${encodeURIComponent(zone)}`,
    async (key: string) => {
      const { rules } = await readZone(key);
      learnZones({ [zone]: rules });
      return true;
    },
  );
  return isKnown || data === true;
}
