import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { pageCopy } from '#client/lib/page-copy.ts';
import { Landing } from './landing.tsx';
import { Appearance, Page } from './page.tsx';
import { routes } from './routes.tsx';

/** The texts of the HTML files in the language of this build. */
export const pageTexts = pageCopy;

/** HTML, and its styles as `<style>` elements with the nonce. */
type Prerendered = { readonly markup: string; readonly styles: string };

/** The landing page. Runs when the client is built. */
export const prerenderLanding = (nonce: string): Promise<Prerendered> =>
  prerendered(
    <Page>
      <Landing />
    </Page>,
    nonce,
  );

/** The frame of a screen before the viewer is known. Runs when the client is built. */
export const prerenderFrame = (address: string, nonce: string): Promise<Prerendered> =>
  prerendered(
    <Appearance>
      <MemoryRouter initialEntries={[address]}>
        <Routes />
      </MemoryRouter>
    </Appearance>,
    nonce,
  );

const Routes = () => useRoutes(routes);

async function prerendered(page: ReactElement, nonce: string): Promise<Prerendered> {
  const sheet = new ServerStyleSheet({ nonce });
  const { prelude } = await prerender(sheet.collectStyles(page), {
    // Without this React would send large parts later, by inline scripts, which the content security policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const markup = await new Response(prelude).text();
  return { markup, styles: sheet.getStyleTags() };
}
