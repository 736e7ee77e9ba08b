import { fitNotesDatabase } from './fitnotes-database.ts';
import { healthConnect } from './health-connect.ts';
import type { DatabaseFormat } from './table-rows.ts';

/** Null when a database with these tables is none of the known ones. */
export const databaseFormatOf = (tables: readonly string[]): DatabaseFormat | null =>
  [healthConnect, fitNotesDatabase].find(({ isIt }) => isIt(tables)) ?? null;
