/** The themes that a member may choose instead of the system's theme. */
export type ChosenTheme = 'light' | 'dark';

/** The cookie that holds the choice. It is kept on the device alone, and is read before the page is sent, so that no page flashes. */
export const themeCookie = 'theme';

/** Null where the system decides. */
export const chosenTheme = (value: string | undefined): ChosenTheme | null =>
  value === 'light' || value === 'dark' ? value : null;

/** When a `media` attribute for one of the two holds, once the member has chosen. */
const asChosen = (scheme: string, theme: ChosenTheme): string =>
  scheme === theme ? 'media="all"' : 'media="not all"';

/** A page in the colours that its reader has chosen: its styles, the bars of the browser, and pictures that there are two of. */
export const withTheme = (page: string, theme: ChosenTheme | null): string =>
  theme === null
    ? page
    : page
        .replace('<html', `<html data-theme="${theme}"`)
        .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)
        .replaceAll(/media="\(prefers-color-scheme: (light|dark)\)"/g, (_, scheme: string) =>
          asChosen(scheme, theme),
        );
