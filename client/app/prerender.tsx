import type { ReactElement, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { pageCopy } from '#client/lib/page-copy.ts';
import { FrameContent } from './frame-content.tsx';
import { type FrameOfScreen, framesOfScreens } from './frames.tsx';
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

/** The frame of a screen before anything is known of its reader. `known` shows the facts that it needs, and has places for them. */
type Frame = Prerendered & { readonly known?: Prerendered & Pick<FrameOfScreen, 'needs'> };

/** Runs when the client is built. */
export async function prerenderFrame(address: string, nonce: string): Promise<Frame> {
  const frameWith = (content: ReactNode): Promise<Prerendered> =>
    prerendered(
      <Appearance>
        <FrameContent value={content}>
          <MemoryRouter initialEntries={[address]}>
            <Routes />
          </MemoryRouter>
        </FrameContent>
      </Appearance>,
      nonce,
    );
  const { needs, content } = framesOfScreens[address] ?? { needs: [], content: null };
  if (needs.length === 0) return frameWith(content);
  return { ...(await frameWith(null)), known: { ...(await frameWith(content)), needs } };
}

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
