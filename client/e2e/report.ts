import { test } from 'playwright/test';

/** Adds a measurement to the report of the test, and to what it prints. */
export function report(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  process.stdout.write(`    ${type}: ${description}\n`);
}
