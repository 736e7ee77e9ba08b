import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { builtClient } from './built-client.ts';

/** Builds of the client in other languages than English. */
export type BuiltLanguages = {
  /** The folder of each language whose build has ended. */
  readonly folders: ReadonlyMap<PageLanguage, string>;
  /** Builds those that are missing or older than their sources, one after the other, after the English one. */
  build(onBuild: (language: PageLanguage) => void, isPatient?: boolean): Promise<void>;
};

export function builtLanguages(languages: readonly PageLanguage[]): BuiltLanguages {
  const folders = new Map<PageLanguage, string>();
  return {
    folders,
    async build(onBuild, isPatient = false) {
      for (const language of languages.filter((each) => each !== 'en'))
        folders.set(language, await builtClient({ language, onBuild: () => onBuild(language), isPatient }));
    },
  };
}
