import { css, styled } from 'styled-components';
import { uiCopy } from './ui-copy.ts';

/** The first stop of the keyboard: past the navigation to the content. Seen only while it has the focus. */
export function SkipLink() {
  function skip(): void {
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  }
  return (
    <Skip type="button" onClick={skip}>
      {uiCopy.skipToContent}
    </Skip>
  );
}

/** Where `SkipAnchor` leads. */
export const contentId = 'content';

/** The same as a link, for a page that has to work before its scripts have come: to the element with `contentId`. */
export const SkipAnchor = () => (
  <Skip as="a" href={`#${contentId}`}>
    {uiCopy.skipToContent}
  </Skip>
);

const Skip = styled.button(
  ({ theme }) => css`
    position: fixed;
    top: ${theme.space.s2};
    inset-inline-start: ${theme.space.s2};
    z-index: ${theme.layer.toast};
    display: grid;
    place-items: center;
    min-height: ${theme.size.tap};
    padding-inline: ${theme.space.s5};
    border: 0;
    border-radius: ${theme.radius.full};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
    font-weight: ${theme.weight.bold};
    text-decoration: none;
    cursor: pointer;
    &:not(:focus) {
      width: 1px;
      min-height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  `,
);
