import { expect } from 'chai';
import {
  type CueDevice,
  type CueSettings,
  readCues,
  signalRestOver,
  signalTimeUp,
  usualCues,
  writeCues,
} from './cues.ts';

const quiet: CueSettings = { ...usualCues, restTone: false };

/** The notifications that the last signal gave to the device. */
let notified: (readonly [string, string])[] = [];

function listen(signal: (device: CueDevice) => void): string[] {
  const heard: string[] = [];
  notified = [];
  signal({
    tone: () => heard.push('tone'),
    vibrate: () => heard.push('vibration'),
    flash: () => heard.push('flash'),
    say: (words) => heard.push(words),
    notify: (title, words) => notified.push([title, words]),
  });
  return heard;
}

function storeOf(initial: string | null = null) {
  let stored = initial;
  return {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
  };
}

describe('the cues of a workout', () => {
  it('are a tone at the end of a rest and nothing else, until more is asked for', () => {
    expect(listen((device) => signalRestOver(usualCues, device, 'Plank, 40 s'))).to.deep.equal(['tone']);
    expect(listen((device) => signalTimeUp(usualCues, device))).to.deep.equal([]);
  });
  it('are each on their own', () => {
    expect(listen((device) => signalRestOver({ ...quiet, vibration: true }, device, ''))).to.deep.equal([
      'vibration',
    ]);
    expect(listen((device) => signalTimeUp({ ...quiet, setTone: true, flash: true }, device))).to.deep.equal([
      'tone',
      'flash',
    ]);
  });
  it('name what comes next', () => {
    expect(
      listen((device) => signalRestOver({ ...quiet, voice: true }, device, 'Plank, 40 s')),
    ).to.deep.equal(['Plank, 40 s']);
  });
  it('are also device notifications, which appear while the page is hidden', () => {
    listen((device) => signalRestOver(quiet, device, 'Plank, 40 s'));
    expect(notified).to.deep.equal([['Your rest is over', 'Plank, 40 s']]);
    listen((device) => signalTimeUp(quiet, device));
    expect(notified.map(([title]) => title)).to.deep.equal(['Time is up']);
  });
});

describe('the choice of cues', () => {
  it('is kept', () => {
    const store = storeOf();
    writeCues(store, { ...usualCues, voice: true });
    expect(readCues(store)).to.deep.equal({ ...usualCues, voice: true });
  });
  it('is the usual one for what was not chosen yet', () => {
    expect(readCues(storeOf('{"flash":true}'))).to.deep.equal({ ...usualCues, flash: true });
  });
  it('is the usual one where what is stored is unreadable', () => {
    expect(readCues(storeOf('{'))).to.deep.equal(usualCues);
  });
});
