/** A point on a circle round (0, 0), `degrees` clockwise from the top. SVG units. */
export function pointAt(radius: number, degrees: number): { x: number; y: number } {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

const pair = (radius: number, degrees: number): string => {
  const { x, y } = pointAt(radius, degrees);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** The path of a slice of a ring, its middle `degrees` clockwise from the top. */
export function slicePath(inner: number, outer: number, degrees: number, width: number): string {
  const from = degrees - width / 2;
  const to = degrees + width / 2;
  return `M${pair(outer, from)}A${outer} ${outer} 0 0 1 ${pair(outer, to)}L${pair(inner, to)}A${inner} ${inner} 0 0 0 ${pair(inner, from)}Z`;
}

/** An arc for text along the rim. The text runs from left to right as seen from the middle, with a width below 0 from right to left. */
export const arcPath = (radius: number, degrees: number, width: number): string =>
  `M${pair(radius, degrees - width / 2)}A${radius} ${radius} 0 0 ${width > 0 ? 1 : 0} ${pair(radius, degrees + width / 2)}`;

/** A stadium that starts at the middle of its upper side and runs clockwise, `inset` from the edges of its box. */
export function stadiumPath(width: number, height: number, inset: number): string {
  const radius = height / 2 - inset;
  const [left, right] = [height / 2, width - height / 2];
  return `M${width / 2} ${inset}H${right}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${left}a${radius} ${radius} 0 0 1 0 ${-2 * radius}Z`;
}
