const ofEventStoreDb = /^(?:esdb|kurrent|kurrentdb)(\+discover)?:\/\//;

/** The protocols of addresses of EventStoreDB, or of KurrentDB, as its newer releases are called. */
export const eventStoreDbProtocols = [
  'esdb:',
  'esdb+discover:',
  'kurrentdb:',
  'kurrentdb+discover:',
  'kurrent:',
  'kurrent+discover:',
] as const;

/** Whether the adapter of EventStoreDB opens an address, and not the built-in log. */
export const isEventStoreDb = (address: string): boolean => ofEventStoreDb.test(address);

/** The address as the driver knows it, which is older than the newer names. */
export const driverAddress = (address: string): string => address.replace(ofEventStoreDb, 'esdb$1://');

/** Host, port and name of a store for people, without user, password and parameters. A socket is shown by its folder. */
export function shownAddress(address: string): string {
  const [, hosts = '', path = ''] = /^[^/]+\/\/(?:[^@/?]*@)?([^/?]*)(\/[^?]*)?/.exec(address) ?? [];
  const parameter = new URLSearchParams(address.split('?')[1] ?? '').get('host');
  return `${decodeURIComponent(hosts) || (parameter ?? 'this machine')}${path === '/' ? '' : path}`;
}
