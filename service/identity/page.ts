import type { Context } from 'koa';
import { type Html, html } from './html.ts';
import { fontFaces } from './page-fonts.ts';
import { pageStyle } from './page-style.ts';

/** The six slots of the logo, clockwise from the top. */
const segments = [1, 4, 3, 5, 7, 6];

/** Answers with a page of our own, under the same strict policy as the client's. `moreStyle` is CSS for this page alone. */
export function answerWithPage(ctx: Context, title: string, main: Html, moreStyle = ''): void {
  const style: Html = { markup: fontFaces + pageStyle + moreStyle };
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Rondel</title>
<style nonce="${ctx.state.cspNonce}">${style}</style>
</head>
<body>
<div class="wrap">
<header><a class="logo" href="/">${mark()}<span class="wordmark"><b>Rondel</b><small>FITNESS</small></span></a></header>
<main>${main}</main>
</div>
</body>
</html>`;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = markup;
}

function mark(): Html {
  const wedges = segments.map(
    (segment, index) =>
      html`<path class="seg-${String(segment)}" transform="rotate(${String(index * 60)})" d="M-4.1-9.1-14.1-27.6A31 31 0 0 1 14.1-27.6L4.1-9.1Z"/>`,
  );
  return html`<svg width="40" height="40" viewBox="-37 -37 74 74" aria-hidden="true"><circle class="rim" r="36"/>${wedges}<circle class="hub" r="8" stroke-width="3"/><path class="hub" d="M-6-37H6L0-26Z" stroke-width="1.5"/></svg>`;
}
