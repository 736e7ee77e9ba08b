import type { tokens } from './tokens.ts';

type Tokens = typeof tokens;
type References = { readonly [Group in keyof Tokens]: { readonly [Name in keyof Tokens[Group]]: string } };

/** Mobile first: two steps upward, one for what is on the phone only. */
const media = {
  phone: '@media (max-width: 44.99rem)',
  wide: '@media (min-width: 45rem)',
  broad: '@media (min-width: 65rem)',
  still: '@media (prefers-reduced-motion: reduce)',
};

/** Each name of a group is the reference to its custom property, `var(--space-s4)`: no list of names has to come with the scripts. */
const group = <Group extends keyof Tokens>(name: Group): References[Group] =>
  new Proxy({} as References[Group], { get: (_, token) => `var(--${name}-${String(token)})` });

/** What a styled component sees: references only, so that light and dark need no second rule. The values are in `tokens.ts`. */
export const theme = {
  font: group('font'),
  text: group('text'),
  heading: group('heading'),
  numeral: group('numeral'),
  weight: group('weight'),
  width: group('width'),
  space: group('space'),
  size: group('size'),
  radius: group('radius'),
  border: group('border'),
  ease: group('ease'),
  duration: group('duration'),
  layer: group('layer'),
  color: group('color'),
  shadow: group('shadow'),
  media,
} satisfies References & { media: typeof media };

export type Theme = typeof theme;
