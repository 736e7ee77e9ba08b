import { expect } from 'chai';
import { createActor } from 'xstate';
import { type MeasuringEvent, measuredAt, measuringMachine } from './measuring-machine.ts';

const fix = (atMs: number, metersNorth: number, accuracyMeters = 5): MeasuringEvent => ({
  type: 'fix.came',
  fix: { atMs, latitude: 52 + metersNorth / 111_195, longitude: 13, accuracyMeters },
});
const start = (nowMs: number): MeasuringEvent => ({ type: 'start.pressed', nowMs });
const pause = (nowMs: number): MeasuringEvent => ({ type: 'pause.pressed', nowMs });

/** A walk of 1.4 m a second with one fix a second. */
const walk = (fromMs: number, seconds: number, fromMeters = 0): readonly MeasuringEvent[] =>
  Array.from({ length: seconds + 1 }, (_, at) => fix(fromMs + at * 1_000, fromMeters + at * 1.4));

function measuring(events: readonly MeasuringEvent[], kept: Parameters<typeof measuredAt>[0] | null = null) {
  const actor = createActor(measuringMachine, { input: kept && measuredAt(kept, 0) }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

describe('The machine that measures a walk', () => {
  it('counts time and distance between Start and Pause only', () => {
    const { context, value } = measuring([
      start(0),
      ...walk(0, 100),
      pause(100_000),
      ...walk(101_000, 60, 140),
      start(300_000),
      ...walk(300_000, 100, 5_000),
      pause(400_000),
    ]);
    expect(value).to.equal('still');
    const { meters, milliseconds } = measuredAt(context, 999_000);
    expect(milliseconds).to.equal(200_000);
    expect(meters).to.be.within(250, 281);
  });

  it('holds no position while the member pauses', () => {
    const { context } = measuring([start(0), ...walk(0, 100), pause(100_000)]);
    expect(context.track).to.deep.include({ position: null, anchor: null });
  });

  it('looks for the place until a fix is accurate, and again when it is lost', () => {
    expect(measuring([start(0)]).value).to.deep.equal({ moving: 'looking' });
    expect(measuring([start(0), fix(0, 0, 80)]).value).to.deep.equal({ moving: 'looking' });
    expect(measuring([start(0), fix(0, 0)]).value).to.deep.equal({ moving: 'found' });
    expect(measuring([start(0), fix(0, 0), { type: 'place.lost' }]).value).to.deep.equal({
      moving: 'looking',
    });
  });

  it('stops when the position is refused, keeps the measured way, and starts again', () => {
    const refused = measuring([start(0), ...walk(0, 100), { type: 'place.refused', nowMs: 130_000 }]);
    expect(refused.value).to.equal('refused');
    const { meters, milliseconds } = measuredAt(refused.context, 999_000);
    expect(meters).to.be.greaterThan(100);
    expect(milliseconds).to.equal(130_000);
    expect(measuring([start(0), { type: 'place.refused', nowMs: 1_000 }, start(5_000)]).value).to.deep.equal({
      moving: 'looking',
    });
  });

  it('gives and keeps a distance and a time, nothing else', () => {
    const { context } = measuring([start(0), ...walk(0, 100)]);
    expect(measuredAt(context, 100_000)).to.have.all.keys('meters', 'milliseconds');
  });

  it('goes on from what was kept, and forgets it on request', () => {
    const { context } = measuring([start(0), ...walk(0, 100), pause(100_000)]);
    const kept = measuring([], context).context;
    expect(measuredAt(kept, 0)).to.deep.equal(measuredAt(context, 0));
    const forgotten = measuring([{ type: 'discard.pressed' }], context).context;
    expect(measuredAt(forgotten, 0)).to.deep.equal({ meters: 0, milliseconds: 0 });
  });
});
