import pg from 'pg';

/** The types and functions of the driver that code outside this folder may use. Connections are opened only in this folder. */
export type Client = pg.Client;
export type ClientBase = pg.ClientBase;
export type ClientConfig = pg.ClientConfig;
export type Pool = pg.Pool;

export const { DatabaseError, escapeIdentifier, escapeLiteral } = pg;
