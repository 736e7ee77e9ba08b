import { type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { Theme } from '#client/styles/theme.ts';
import { brand } from './ui-copy.ts';

/** The address whose heading has had the focus. On the first page the browser decides where the focus is. */
let announcedPath: string | null = null;

type ScreenHeadingProps = {
  /** The window's title; the heading's own words when they are text. */
  title?: string;
  /** `h1` unless the heading shares its screen with something larger, or is the landing's. */
  size?: keyof Theme['heading'];
  children: ReactNode;
};

/** The one h1 of a screen. Names the window, and takes the focus when the screen was come to from another. */
export function ScreenHeading({ title, size = 'h1', children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = title ?? (typeof children === 'string' ? children : brand);

  useEffect(() => {
    document.title = name === brand ? brand : `${name} · ${brand}`;
  }, [name]);

  useEffect(() => {
    const { pathname } = window.location;
    if (announcedPath !== null && announcedPath !== pathname) heading.current?.focus({ preventScroll: true });
    announcedPath = pathname;
  }, []);

  return (
    <Heading ref={heading} tabIndex={-1} $size={size}>
      {children}
    </Heading>
  );
}

/**
 * When a screen changes to another view of itself, it scrolls to its top and the focus goes to its heading.
 * @param face null until it is known, which is no change
 */
export function useHeadingFocus(face: string | null): void {
  const shown = useRef(face);
  useEffect(() => {
    const before = shown.current;
    shown.current = face;
    if (before !== null && before !== face) focusHeading();
  }, [face]);
}

/** Scrolls to the top of the screen, and moves the focus to its heading. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

const Heading = styled.h1<{ $size: keyof Theme['heading'] }>(
  ({ theme, $size }) => css`
    font-size: ${theme.heading[$size]};
  `,
);
