/* The tests that `npm run test:eventstore` runs on a real server: these files, and in them the tests with these titles. */
export const backup = 'service/tools/backup/backup.int.test.ts';
/** The service of these has other keys than the one before. */
export const foreignEvents = 'service/testing/scenarios/undecodable-events.int.test.ts';
export const files = [
  'service/event-store/eventstoredb/event-store-db.int.test.ts',
  'service/event-store/eventstoredb/connection-reset.int.test.ts',
  'service/tools/analysis/append-in-order.int.test.ts',
  'service/testing/scenarios/member-journey.int.test.ts',
];
export const titles =
  '^(a real EventStoreDB|a first day over HTTP)|(built-in log into|appends in their order to|a service on) a real EventStoreDB';
