/** A real EventStoreDB to test against, if there is one. */
export const eventStoreUrl = process.env.EVENTSTORE_URL || null;
