type Browser = { readonly userAgent: string; readonly languages: readonly string[] };

/** Node has a `navigator` too: the region of the machine that prerenders pages is not that of their readers. */
function tagsHere(): readonly string[] {
  const { navigator: here } = globalThis as { navigator?: Browser };
  return here && !here.userAgent.startsWith('Node') ? here.languages : [];
}

/**
 * A language in the region of the browser, for dates, numbers and lists: `en-US` of `en-GB` in an American browser.
 * @param usual the language with the region where the browser names none; its extensions stay
 * @param asked the tags of the browser, the first one before the others
 */
export function localeHere(usual: string, asked: readonly string[] = tagsHere()): string {
  for (const tag of asked) {
    const [, language, region] = /^([a-z]{2})\b.*-([A-Z]{2}|\d{3})\b/.exec(tag) ?? [];
    if (region && usual.startsWith(`${language}`)) return new Intl.Locale(usual, { region }).toString();
  }
  return usual;
}
