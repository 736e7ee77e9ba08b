import pg from 'pg';

/** What code outside of this folder may use of the driver: its types, and what opens no connection. Connections are opened here. */
export type Client = pg.Client;
export type ClientBase = pg.ClientBase;
export type ClientConfig = pg.ClientConfig;
export type Pool = pg.Pool;

export const { DatabaseError, escapeIdentifier } = pg;
