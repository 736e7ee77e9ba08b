import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { paths } from '#client/ui/paths.ts';
import { App } from './app.tsx';
import { Landing } from './landing.tsx';

/** The landing page as HTML, and its styles as `<style>` elements with the nonce. Runs when the client is built. */
export async function prerenderLanding(nonce: string): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet({ nonce });
  const app = (
    <StrictMode>
      <App address={{ pathname: paths.home, search: '' }} Landing={Landing} />
    </StrictMode>
  );
  // Without a limit React would send large parts later, by inline scripts, which the content security policy refuses.
  const { prelude } = await prerender(sheet.collectStyles(app), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const markup = await new Response(prelude).text();
  return { markup, styles: sheet.getStyleTags() };
}
