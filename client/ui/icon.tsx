export const iconNames = [
  'home',
  'dumbbell',
  'calendar',
  'wheel',
  'chart',
  'user',
  'flame',
  'target',
  'spark',
  'swap',
  'trophy',
  'play',
  'pause',
  'skip',
  'check',
  'plus',
  'close',
  'right',
  'left',
  'down',
  'up',
  'arrow',
  'back',
  'help',
  'clock',
  'scale',
  'bell',
  'lock',
  'logout',
  'reset',
  'mail',
  'leaf',
  'pulse',
  'muscle',
  'clipboard',
  'copy',
  'ticket',
  'edit',
  'trash',
  'download',
  'kettlebell',
  'band',
  'pullup',
  'run',
  'moon',
  'bolt',
  'dots',
  'phase',
  'alert',
] as const;

export type IconName = (typeof iconNames)[number];

/** Icons that point along the line of text: where it runs from right to left they are mirrored. */
const pointing: ReadonlySet<IconName> = new Set(['right', 'left', 'arrow', 'back', 'logout']);

type IconProps = {
  name: IconName;
  /** Pixels. */
  size?: number;
  /** What it stands for, where no text beside it says so. */
  label?: string;
};

/** A symbol of the sprite that the build lays into the page (`styles/icons.svg`), in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      data-points={pointing.has(name) || undefined}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
