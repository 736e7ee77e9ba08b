import type { Vec } from '#domain/catalogue/moves/vector.ts';

/** Colours of a figure; `tones.ts` gives each its value. `back` is the colour behind the figure: an edge that separates limbs. */
export type Tone = 'ink' | 'far' | 'work' | 'thing' | 'edge' | 'weight' | 'band' | 'floor' | 'back';

/** One path of the drawing. Its place in the list is the same in each frame. */
export type Shape = {
  readonly d: string;
  readonly tone: Tone;
  /** Width of the stroke, or of the round edge of a fill. */
  readonly width: number;
  readonly isFilled?: boolean;
};

/** Where a point is in the picture; y down. */
export type Camera = (point: Vec) => readonly [x: number, y: number];

/** The camera looks down a little, so that the far foot is higher in the picture. */
const tilt = (9 * Math.PI) / 180;

/** @param view degrees: 0 from the front, 90 from the right side of the person */
export function cameraAt(view: number): Camera {
  const angle = (view * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y, z]) => [x * sin - z * cos, -(y * Math.cos(tilt) - (x * cos + z * sin) * Math.sin(tilt))];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function line(camera: Camera, points: readonly Vec[], isClosed = false): string {
  const places = points.map((point) => camera(point).map(rounded).join(' '));
  return `M${places.join('L')}${isClosed ? 'Z' : ''}`;
}

/** A circle that faces the viewer. */
export function circle(camera: Camera, centre: Vec, radius: number): string {
  const [x, y] = camera(centre).map(rounded);
  return `M${x} ${y}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A circle in the plane of forward and up. */
export function disc(camera: Camera, centre: Vec, radius: number): string {
  const points = Array.from({ length: 16 }, (_, index): Vec => {
    const angle = (index * Math.PI) / 8;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle), centre[2]];
  });
  return line(camera, points, true);
}

/** A line of one tone and width. */
export const stroke = (d: string, tone: Tone, width: number): Shape => ({ d, tone, width });

/** An area with a round edge. */
export const fill = (d: string, tone: Tone, width = 4): Shape => ({ d, tone, width, isFilled: true });
