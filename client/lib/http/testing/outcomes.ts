import { pathToFileURL } from 'node:url';

type Schema = { readonly safeParse: (content: unknown) => { success: boolean; data?: unknown } };

/** Samples of a schema that a contract exports, as JSON. */
export type Samples = {
  /** The contract's file. */
  readonly file: string;
  readonly name: string;
  readonly samples: readonly unknown[];
};

/** What a schema reads from each sample, as JSON: null where the sample does not follow the schema. */
export async function outcomesOf({ file, name, samples }: Samples): Promise<readonly string[]> {
  const contract = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Schema>>;
  return samples.map((sample) => {
    const { success, data } = contract[name]?.safeParse(sample) ?? { success: false };
    return success ? JSON.stringify([data]) : 'refused';
  });
}
