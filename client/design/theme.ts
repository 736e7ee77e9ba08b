const light = {
  paper: '#F7F0E3',
  surface: '#FFFCF5',
  raised: '#FFFCF5',
  sunken: '#EFE6D4',
  fill: '#EFE6D4',
  well: '#F4ECDC',
  groove: '#E9DECA',
  line: '#E0D4BD',
  control: '#857B68',
  ink: '#14231F',
  ink2: '#414D47',
  ink3: '#5C665F',
  accent: '#FF5C2B',
  accentPress: '#E9481A',
  onAccent: '#1C0E07',
  accentText: '#B0330B',
  accentSoft: '#FFE2D3',
  onAccentSoft: '#7E2406',
  good: '#1A6A48',
  goodSoft: '#D8ECDA',
  onGood: '#FFFCF5',
  bad: '#B01E2C',
  badSoft: '#FBE0DC',
  onBad: '#FFFCF5',
  warnSoft: '#FFEBC2',
  onWarn: '#5B3C00',
  focus: '#0A5F86',
  strip: '#14231F',
  inverse: '#14231F',
  onInverse: '#F7F0E3',
  onInverse2: '#C3CBC2',
  tileStreak: '#FF5C2B',
  tileStreakNumeral: '#1C0E07',
  tileStreakText: '#1C0E07',
  tileStreakOff: '#A83208',
  tileStreakDot: '#1C0E07',
  tileStreakTick: '#FFE2D3',
  tileGoal: '#1C4B43',
  tileGoalNumeral: '#FFFCF5',
  tileGoalText: '#D5E2DA',
  tileGoalLane: '#3B6B61',
  tileGoalFill: '#FFB624',
  tileRose: '#F9C3B6',
  tilePoints: '#FFC44D',
  tilePointsNumeral: '#221500',
  tilePointsText: '#4A3200',
  segment1: '#FF5C2B',
  segment2: '#EBD7AE',
  segment3: '#1C4B43',
  segment4: '#FFB624',
  segment5: '#6CC3DB',
  segment6: '#F9B4A6',
  segment7: '#6A2E4D',
  segment8: '#7CC68D',
  segmentDarkLabel: '#14231F',
  segmentLightLabel: '#FFFCF5',
  wheelRim: '#14231F',
  wheelHub: '#FFFCF5',
  wheelPeg: '#F7F0E3',
  chartLine: '#14231F',
  chartArea: '#EFE6D4',
  chartGoal: '#1A6A48',
  scrim: 'rgba(20, 35, 31, .56)',
};

/** Floodlit, not inverted: depth comes from lighter surfaces, and the numerals of the deep tiles take the colour. */
const dark: typeof light = {
  paper: '#121816',
  surface: '#1B2421',
  raised: '#38463F',
  sunken: '#0D1210',
  fill: '#2B3631',
  well: '#232D29',
  groove: '#3A463F',
  line: '#35413B',
  control: '#87978D',
  ink: '#F6ECDB',
  ink2: '#C9CDC0',
  ink3: '#A0ADA4',
  accent: '#FF6E3E',
  accentPress: '#FF8559',
  onAccent: '#1C0E07',
  accentText: '#FF9870',
  accentSoft: '#40200F',
  onAccentSoft: '#FFC3A6',
  good: '#7FD09A',
  goodSoft: '#173A2B',
  onGood: '#0A1C13',
  bad: '#FF9C94',
  badSoft: '#45191A',
  onBad: '#2A0A0A',
  warnSoft: '#3B2D0C',
  onWarn: '#FFD98A',
  focus: '#8ADBF5',
  strip: '#1B2421',
  inverse: '#2F3B36',
  onInverse: '#F6ECDB',
  onInverse2: '#BCC6BD',
  tileStreak: '#3C1C10',
  tileStreakNumeral: '#FF8355',
  tileStreakText: '#FFD2BC',
  tileStreakOff: '#8A4E36',
  tileStreakDot: '#FF8355',
  tileStreakTick: '#2B1108',
  tileGoal: '#123B35',
  tileGoalNumeral: '#F6ECDB',
  tileGoalText: '#B9D2C7',
  tileGoalLane: '#2B5F55',
  tileGoalFill: '#FFC24A',
  tileRose: '#3D2723',
  tilePoints: '#3D2B07',
  tilePointsNumeral: '#FFCB63',
  tilePointsText: '#F0DDB0',
  segment1: '#FF6E3E',
  segment2: '#DCC798',
  segment3: '#2C6A5E',
  segment4: '#F7B733',
  segment5: '#64B8D0',
  segment6: '#EDA799',
  segment7: '#84426A',
  segment8: '#74BB85',
  segmentDarkLabel: '#14231F',
  segmentLightLabel: '#FFFCF5',
  wheelRim: '#3A4842',
  wheelHub: '#1B2421',
  wheelPeg: '#F6ECDB',
  chartLine: '#F6ECDB',
  chartArea: '#26312C',
  chartGoal: '#7FD09A',
  scrim: 'rgba(3, 8, 7, .68)',
};

const lightShadow = {
  sh1: '0 1px 0 rgba(84, 58, 20, .05), 0 2px 6px -2px rgba(84, 58, 20, .10)',
  sh2: '0 1px 0 rgba(84, 58, 20, .05), 0 18px 36px -22px rgba(84, 58, 20, .34)',
  sh3: '0 2px 4px rgba(60, 40, 12, .08), 0 28px 60px -20px rgba(60, 40, 12, .42)',
  /** The pressed-clay edge of filled buttons. */
  edge: 'inset 0 -3px 0 rgba(60, 20, 0, .20)',
};
const darkShadow: typeof lightShadow = {
  sh1: 'inset 0 1px 0 rgba(246, 236, 219, .05)',
  sh2: 'inset 0 1px 0 rgba(246, 236, 219, .06), 0 18px 36px -22px rgba(0, 0, 0, .7)',
  sh3: 'inset 0 1px 0 rgba(246, 236, 219, .08), 0 28px 60px -16px rgba(0, 0, 0, .85)',
  edge: 'inset 0 -3px 0 rgba(60, 10, 0, .28)',
};

/** The same in light and dark. `s` is a step of 4 px, `t` a text size in px, `h` a heading, `n` a numeral, `r` a radius, `d` a duration. */
const constant = {
  font: {
    display: '"Anybody", "Arial Narrow", Impact, sans-serif',
    text: '"Hanken Grotesk", system-ui, sans-serif',
  },
  text: {
    t11: '.6875rem',
    t12: '.75rem',
    t13: '.8125rem',
    t14: '.875rem',
    t16: '1rem',
    t18: '1.125rem',
    t20: '1.25rem',
    t24: '1.5rem',
  },
  heading: {
    h0: 'clamp(3.5rem, 1.9rem + 6.9vw, 7.5rem)',
    h1: 'clamp(2.5rem, 1.7rem + 3.4vw, 4.25rem)',
    h2: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem)',
    h3: '1.375rem',
    card: '1.5rem',
    section: 'clamp(2.25rem, 1.6rem + 2.8vw, 4rem)',
  },
  numeral: {
    n1: '2rem',
    n2: '3rem',
    n3: 'clamp(3.75rem, 2.9rem + 3.6vw, 6rem)',
    n4: 'clamp(7rem, 5.2rem + 8.5vw, 9rem)',
  },
  weight: { text: '450', strong: '650', bold: '700', heading: '800', numeral: '850' },
  width: { numeral: '78%', heading: '86%', label: '72%' },
  space: {
    s1: '.25rem',
    s2: '.5rem',
    s3: '.75rem',
    s4: '1rem',
    s5: '1.25rem',
    s6: '1.5rem',
    s8: '2rem',
    s10: '2.5rem',
    s12: '3rem',
    s16: '4rem',
    s24: '6rem',
    gutter: 'clamp(1rem, .4rem + 2.6vw, 2.5rem)',
    card: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
    section: 'clamp(3.5rem, 2.5rem + 4vw, 6.5rem)',
    /** Room at the foot of a page for what floats above it. */
    dock: '7rem',
  },
  size: { page: '76rem', measure: '60ch', tap: '2.75rem', tapMinimum: '1.5rem', control: '3.125rem' },
  radius: { s: '.75rem', m: '1.125rem', l: '1.75rem', xl: '2.5rem', full: '999px' },
  border: { hairline: '1.5px', control: '1.75px', thick: '2.5px' },
  ease: {
    out: 'cubic-bezier(.2, .8, .2, 1)',
    spring: 'cubic-bezier(.3, 1.5, .5, 1)',
    spin: 'cubic-bezier(.12, .7, .08, 1)',
  },
  duration: { d1: '120ms', d2: '220ms', d3: '420ms' },
  layer: { bar: '20', dialog: '30', toast: '40' },
};

/** Who asks for more contrast gets ink for the softer texts and visible lines; the same in light and dark. */
const contrast: Partial<typeof light> = {
  ink2: 'var(--color-ink)',
  ink3: 'var(--color-ink)',
  onInverse2: 'var(--color-onInverse)',
  tileGoalText: 'var(--color-tileGoalNumeral)',
  line: 'var(--color-control)',
  control: 'var(--color-ink)',
};

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;
type References<G extends Groups> = {
  readonly [Group in keyof G]: { readonly [Name in keyof G[Group]]: string };
};

/** `{ space: { s4: '1rem' } }` as CSS declarations: `--space-s4: 1rem;`. */
export const declarations = (groups: Groups): string =>
  Object.entries(groups)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => `--${group}-${name}: ${value};`),
    )
    .join('');

/** The same groups and names, each with the reference to its custom property: `var(--space-s4)`. */
const references = <G extends Groups>(groups: G): References<G> =>
  Object.fromEntries(
    Object.entries(groups).map(([group, tokens]) => [
      group,
      Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${group}-${name})`])),
    ]),
  ) as References<G>;

/** The values behind the references, by what the reader's system asks for. */
export const tokens = {
  constant,
  light: { color: light, shadow: lightShadow },
  dark: { color: dark, shadow: darkShadow },
  contrast: { color: contrast as Groups[string] },
};

/** What a styled component sees: references only, so that light and dark need no second rule. */
export const theme = {
  ...references({ ...constant, ...tokens.light }),
  /** Mobile first: two steps upward, one for what is on the phone only. */
  media: {
    phone: '@media (max-width: 44.99rem)',
    wide: '@media (min-width: 45rem)',
    broad: '@media (min-width: 65rem)',
    still: '@media (prefers-reduced-motion: reduce)',
  },
};

export type Theme = typeof theme;
