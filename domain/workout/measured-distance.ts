/** One position, as a browser gives it. It never leaves the device. */
export type Fix = {
  /** Milliseconds of any clock that only goes forward. */
  readonly atMs: number;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Metres: the true position is within this radius in about two of three cases. */
  readonly accuracyMeters: number;
};

type Point = Pick<Fix, 'latitude' | 'longitude'>;

/** How far a member has come, and what is known of where they are. */
export type Track = {
  /** Never falls. */
  readonly meters: number;
  /** The smoothed position; null before the first fix and after a pause. */
  readonly position: (Point & { readonly varianceSquareMeters: number; readonly atMs: number }) | null;
  /** Where the last counted piece of the way ended. */
  readonly anchor: Point | null;
};

export const emptyTrack: Track = { meters: 0, position: null, anchor: null };

/** Fixes that are less accurate are left out. */
export const worstAccuracyMeters = 50;
/** No run is faster, so a fix that would need more is left out. */
const fastestMetersPerSecond = 8;
/** How quickly a position may change by itself: more follows quicker, less smooths more. */
const driftMetersPerSecond = 3;
/** A piece of the way counts from this length on, so that the noise of a member who stands still adds nothing. */
const leastPieceMeters = 12;
const piecePerAccuracy = 1.5;

/**
 * The track with one more fix. A Kalman filter for each axis smooths the positions. The way is counted in pieces that are longer than the
 * noise; after a gap, as in a tunnel, the straight line counts.
 */
export function withFix(track: Track, fix: Fix): Track {
  if (!isUsable(fix)) return track;
  const { position, anchor } = track;
  if (!position || !anchor) return { ...track, position: firstOf(fix), anchor: pointOf(fix) };
  const seconds = (fix.atMs - position.atMs) / 1_000;
  if (seconds <= 0 || isJump(position, fix, seconds)) return track;
  const moved = smoothed(position, fix, seconds);
  const piece = metersBetween(anchor, moved);
  if (piece < Math.max(leastPieceMeters, piecePerAccuracy * fix.accuracyMeters))
    return { ...track, position: moved };
  return { meters: track.meters + piece, position: moved, anchor: pointOf(moved) };
}

/** The way goes on from wherever the member is after the pause. */
export const paused = ({ meters }: Track): Track => ({ ...emptyTrack, meters });

/** Seconds for one kilometre; null before there is a distance to speak of. */
export const pacePerKilometre = (meters: number, seconds: number): number | null =>
  meters < 100 ? null : Math.round(seconds / (meters / 1_000));

const isUsable = ({ latitude, longitude, accuracyMeters, atMs }: Fix): boolean =>
  [latitude, longitude, accuracyMeters, atMs].every(Number.isFinite) &&
  accuracyMeters >= 0 &&
  accuracyMeters <= worstAccuracyMeters;

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** A browser may call a fix perfect; none is. */
const varianceOf = ({ accuracyMeters }: Fix): number => Math.max(accuracyMeters, 1) ** 2;

const firstOf = (fix: Fix) => ({ ...pointOf(fix), varianceSquareMeters: varianceOf(fix), atMs: fix.atMs });

const isJump = (from: Point, fix: Fix, seconds: number): boolean =>
  metersBetween(from, fix) - fix.accuracyMeters > fastestMetersPerSecond * seconds;

function smoothed(position: NonNullable<Track['position']>, fix: Fix, seconds: number) {
  const variance = position.varianceSquareMeters + driftMetersPerSecond ** 2 * seconds;
  const gain = variance / (variance + varianceOf(fix));
  return {
    latitude: position.latitude + gain * (fix.latitude - position.latitude),
    longitude: position.longitude + gain * turn(fix.longitude - position.longitude),
    varianceSquareMeters: (1 - gain) * variance,
    atMs: fix.atMs,
  };
}

/** Degrees between -180 and 180: the shorter way around the earth. */
const turn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

const earthRadiusMeters = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Exact to some millimetres for points that a person walks between. */
function metersBetween(a: Point, b: Point): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(turn(b.longitude - a.longitude)) * Math.cos(radians((a.latitude + b.latitude) / 2));
  return earthRadiusMeters * Math.hypot(north, east);
}
