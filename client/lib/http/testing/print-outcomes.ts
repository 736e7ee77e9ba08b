import { readFile } from 'node:fs/promises';
import { outcomesOf, type Samples } from './outcomes.ts';

/* Prints what schemas read from the samples in a file. Under the conditions of a browser these are the schemas of the client. */
const [, , file = ''] = process.argv;
const asked = JSON.parse(await readFile(file, 'utf8')) as readonly Samples[];
process.stdout.write(JSON.stringify(await Promise.all(asked.map(outcomesOf))));
