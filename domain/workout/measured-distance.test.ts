import { expect } from 'chai';
import fc from 'fast-check';
import { emptyTrack, type Fix, pacePerKilometre, paused, type Track, withFix } from './measured-distance.ts';

const metersPerDegree = (Math.PI / 180) * 6_371_008.8;

type Place = { readonly x: number; readonly y: number };
/** Metres east and north of a corner, as a fix. */
const fixAt = (
  atMs: number,
  { x, y }: Place,
  accuracyMeters = 5,
  around = { latitude: 52.5, longitude: 13.4 },
): Fix => ({
  atMs,
  latitude: around.latitude + y / metersPerDegree,
  longitude: around.longitude + x / (metersPerDegree * Math.cos((around.latitude * Math.PI) / 180)),
  accuracyMeters,
});

const measured = (fixes: readonly Fix[], from: Track = emptyTrack): Track => fixes.reduce(withFix, from);

/** Numbers from -1 to 1 that look like chance and are the same at each run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const seconds = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, at) => at);

/** One fix a second at a steady pace to the east, each beside the way by chance. */
const walk = (count: number, metersPerSecond: number, beside: number, seed = 1): readonly Fix[] => {
  const next = noise(seed);
  return seconds(count).map((at) =>
    fixAt(at * 1_000, { x: at * metersPerSecond + beside * next(), y: beside * next() }, Math.max(beside, 4)),
  );
};

describe('The distance of measured positions', () => {
  it('is that of a straight walk within 3 %', () => {
    const { meters } = measured(walk(720, 1.4, 0));
    expect(meters).to.be.within(1_008 * 0.97, 1_008 * 1.005);
  });

  it('is that of a run within 3 %', () => {
    const { meters } = measured(walk(600, 3.5, 3));
    expect(meters).to.be.within(2_100 * 0.97, 2_100 * 1.02);
  });

  it('does not grow by positions that jump from one side of the way to the other', () => {
    const zigzag = seconds(720).map((at) => fixAt(at * 1_000, { x: at * 1.4, y: at % 2 === 0 ? 8 : -8 }, 10));
    expect(measured(zigzag).meters).to.be.within(1_008 * 0.96, 1_008 * 1.05);
    for (const seed of [1, 2, 3, 4, 5])
      expect(measured(walk(720, 1.4, 12, seed)).meters, `seed ${seed}`).to.be.within(
        1_008 * 0.94,
        1_008 * 1.06,
      );
  });

  it('is the straight line through a tunnel', () => {
    const open = (at: number): boolean => at < 200 || at > 300;
    const fixes = walk(720, 1.4, 2).filter((_, at) => open(at));
    expect(measured(fixes).meters).to.be.within(1_008 * 0.97, 1_008 * 1.02);
  });

  it('stays below 30 m for a member who stands still for ten minutes', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const next = noise(seed);
      let wander: Place = { x: 0, y: 0 };
      const still = seconds(600).map((at) => {
        // Reflections let the position wander slowly, and each fix jumps besides.
        wander = { x: 0.98 * wander.x + next(), y: 0.98 * wander.y + next() };
        return fixAt(at * 1_000, { x: wander.x + 4 * next(), y: wander.y + 4 * next() }, 10);
      });
      expect(measured(still).meters, `seed ${seed}`).to.be.below(30);
    }
  });

  it('follows a round of a sports ground within 5 %', () => {
    const radius = 400 / (2 * Math.PI);
    const rounds = seconds(600).map((at) => {
      const angle = (at * 2.5) / radius;
      return fixAt(at * 1_000, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
    });
    expect(measured(rounds).meters).to.be.within(1_500 * 0.95, 1_500 * 1.02);
  });

  it('counts nothing while paused, wherever the member goes meanwhile', () => {
    const before = measured(walk(300, 1.4, 0));
    const elsewhere = seconds(300).map((at) => fixAt(900_000 + at * 1_000, { x: 5_000 + at * 1.4, y: 900 }));
    const after = measured(elsewhere, paused(before));
    expect(after.meters - before.meters).to.be.within(420 * 0.95, 420 * 1.01);
  });

  it('leaves out fixes that are too inaccurate, too early or too far away', () => {
    const track = measured(walk(60, 1.4, 0));
    const { x, y } = { x: 84, y: 0 };
    for (const fix of [
      fixAt(61_000, { x: 300, y }, 51),
      fixAt(60_000, { x: x + 5, y }),
      fixAt(61_000, { x: 500, y }),
      fixAt(Number.NaN, { x: x + 5, y }),
      { ...fixAt(61_000, { x: x + 5, y }), latitude: Number.NaN },
      fixAt(61_000, { x: x + 5, y }, -1),
    ])
      expect(withFix(track, fix)).to.equal(track);
  });

  it('is the same across the date line', () => {
    const over = seconds(600).map((at) => {
      const fix = fixAt(at * 1_000, { x: at * 1.4 - 400, y: 0 }, 5, { latitude: -17, longitude: 180 });
      return { ...fix, longitude: fix.longitude > 180 ? fix.longitude - 360 : fix.longitude };
    });
    expect(measured(over).meters).to.be.within(840 * 0.97, 840 * 1.01);
  });

  it('never falls and is never more than a person can run, for any positions', () => {
    const anyFix = fc.record({
      atMs: fc.integer({ min: 0, max: 3_600_000 }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      accuracyMeters: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    const near = fc
      .record({ atMs: fc.integer({ min: 0, max: 600_000 }), x: fc.integer(), y: fc.integer() })
      .map(({ atMs, x, y }) => fixAt(atMs, { x: x % 2_000, y: y % 2_000 }));
    fc.assert(
      fc.property(fc.array(fc.oneof(anyFix, near), { maxLength: 60 }), (fixes) => {
        let track = emptyTrack;
        for (const fix of fixes) {
          const next = withFix(track, fix);
          expect(next.meters).to.be.at.least(track.meters);
          track = next;
        }
        const times = fixes.map(({ atMs }) => atMs);
        const spanSeconds = (Math.max(0, ...times) - Math.min(0, ...times)) / 1_000;
        expect(track.meters).to.be.at.most(8 * spanSeconds + 50 * (fixes.length + 1));
      }),
    );
  });

  it('has a pace from 100 m on', () => {
    expect(pacePerKilometre(99, 60)).to.equal(null);
    expect(pacePerKilometre(2_500, 900)).to.equal(360);
  });
});
