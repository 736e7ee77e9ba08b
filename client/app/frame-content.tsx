import { createContext, type ReactNode, useLayoutEffect, useRef } from 'react';

const content = typeof document === 'undefined' ? null : document.querySelector('[data-frame]');

/**
 * The part of the opened page's frame that stands for the screen; null in a frame without one, and in a page without a frame. Prerendering provides
 * it. In a browser it is the element of the page, so its code is in no script.
 */
export const FrameContent = createContext<ReactNode>(content && <Kept element={content} />);

/** React has emptied the page. The element comes back within the same task, so its absence is not seen. */
function Kept({ element }: { element: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(element), [element]);
  return <div ref={place} />;
}
