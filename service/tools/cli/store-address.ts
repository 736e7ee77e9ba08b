import { refusedStore } from '#service/platform/config.ts';
import { isEventStoreDb } from '#service/platform/store-addresses.ts';
import { WrongUsage } from './run-tool.ts';

/** @throws WrongUsage */
export function checkAddress(option: string, url: string | undefined): void {
  if (url === undefined) return;
  if (!/^postgres(ql)?:\/\//.test(url) && !isEventStoreDb(url))
    throw new WrongUsage(
      `${option} must be an address that starts with esdb://, kurrentdb:// or postgres://.`,
    );
  // It reaches the same data as DATABASE_URL and EVENTSTORE_URL.
  const refused = refusedStore(option, url);
  if (refused !== null) throw new WrongUsage(refused);
}
