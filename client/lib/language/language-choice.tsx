import { useState } from 'react';
import { SelectField } from '#client/ui/choices.tsx';
import type { Language } from '#domain/kernel/language.ts';
import {
  isPageLanguage,
  languageCookie,
  type PageLanguage,
  pseudoLanguage,
} from '#domain/kernel/page-language.ts';
import { languageCopy } from './language-copy.ts';

type LanguageChoiceProps = {
  /** The languages of the service, separated by spaces. */
  offered: string;
  /** Keeps the choice for the member; null: as the browser asks. Without it the choice is that of this browser alone. */
  keep?: (language: Language | null) => Promise<unknown>;
};

const yearSeconds = 365 * 24 * 60 * 60;

/** The language of the screens, each by its name in that language. The page is loaded again, because a build has one language. */
export function LanguageChoice({ offered, keep }: LanguageChoiceProps) {
  const [chosen, setChosen] = useState(chosenHere);
  const [error, setError] = useState<string>();
  const choose = async (value: string): Promise<void> => {
    if (!navigator.onLine) return setError(languageCopy.needsNetwork);
    const language = isPageLanguage(value) ? value : null;
    setChosen(value);
    // The pseudo language is for tests of screens alone.
    if (language !== pseudoLanguage) await keep?.(language);
    keepInBrowser(language);
    window.location.assign(window.location.pathname);
  };
  return (
    <SelectField
      label={languageCopy.label}
      hint={languageCopy.note}
      error={error}
      value={chosen}
      onChange={({ target }) => void choose(target.value).catch(() => setError(languageCopy.needsNetwork))}
      options={[
        { value: '', label: languageCopy.asBrowser },
        ...offered.split(' ').map((tag) => ({ value: tag, label: nameOf(tag) })),
      ]}
    />
  );
}

/** `Deutsch`, `Español`. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const chosenHere = (): string =>
  new RegExp(`(?:^|; )${languageCookie}=([\\w-]+)`).exec(document.cookie)?.[1] ?? '';

/** The service reads the cookie before it sends a page. */
function keepInBrowser(language: PageLanguage | null): void {
  const lasts = language === null ? 0 : yearSeconds;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // `cookieStore` would want a secure origin.
  Object.assign(document, {
    cookie: `${languageCookie}=${language ?? ''}; Max-Age=${lasts}; SameSite=Lax; Path=/${secure}`,
  });
}
