import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { Landing } from './landing.tsx';
import { Page } from './page.tsx';

/** The landing page as HTML, and its styles as `<style>` elements with the nonce. Runs when the client is built. */
export async function prerenderLanding(nonce: string): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet({ nonce });
  const page = (
    <Page>
      <Landing />
    </Page>
  );
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
