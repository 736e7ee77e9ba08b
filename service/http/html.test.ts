import { expect } from 'chai';
import { html } from './html.ts';

describe('markup', () => {
  it('escapes every text', () => {
    const { markup } = html`<p title="${'" onclick="x'}">${"<script>'&'</script>"}</p>`;
    expect(markup).to.equal(
      '<p title="&quot; onclick=&quot;x">&lt;script&gt;&#39;&amp;&#39;&lt;/script&gt;</p>',
    );
  });

  it('includes markup and lists of markup unchanged', () => {
    expect(html`<ul>${[html`<li>${'a'}</li>`, html`<li>${'<'}</li>`]}</ul>${html`<hr>`}`.markup).to.equal(
      '<ul><li>a</li><li>&lt;</li></ul><hr>',
    );
  });
});
