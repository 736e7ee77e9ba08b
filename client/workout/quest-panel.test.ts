import { expect } from 'chai';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { stepsOfQuest } from '#domain/catalogue/quests/quest-steps.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { newSession, nextSet, pause, start } from '#domain/workout/workout-session.ts';
import { questPanelOf } from './quest-panel.ts';
import { questTemplate } from './quest-template.ts';

const date = asMemberDay('2026-03-04');

function begun(id: string) {
  const {
    name = '',
    description = '',
    estimatedMinutes: minutes = 0,
  } = quests.find((one) => one.id === id) ?? {};
  const steps = stepsOfQuest(id);
  const { exercises } = questTemplate({ date, id, name, description, minutes, equipment: null }, steps);
  const ready = newSession(exercises);
  const panel = (session: typeof ready, seconds: number) =>
    questPanelOf(session, { name, steps }, seconds * 1000);
  return { ready, session: start(ready, 0), panel };
}

describe('the panel of a quest', () => {
  it('names the quest and its first step before the start', () => {
    const { ready, panel } = begun('band-shoulders');
    expect(panel(ready, 0)).to.include({
      status: 'Ready',
      title: 'Band Shoulders',
      lead: 'First, Pull-aparts at chest height, 12 reps',
      hint: null,
    });
  });

  it('counts a timed step down', () => {
    const { session, panel } = begun('legs-up');
    expect(panel(session, 30)).to.include({
      time: '7:30',
      timeLabel: '7 minutes 30 seconds left',
      title: 'Legs up the wall, 8 min',
      aside: 'Step 1 of 1',
    });
  });

  it('shows what is to be counted, and the rest before the next', () => {
    const { session, panel } = begun('squat-countdown');
    expect(panel(session, 3)).to.include({ time: '12', timeLabel: '12 repetitions to do', status: 'Work' });
    const resting = nextSet(session, 40_000);
    expect(panel(resting, 55)).to.include({
      time: '0:15',
      share: 0.5,
      status: 'Rest',
      lead: 'Next',
      title: 'Air squats, 10 reps',
    });
  });

  it('names the set or the round that it is in', () => {
    const { session, panel } = begun('climber-relay');
    expect(panel(session, 0).aside).to.equal('Round 1 of 8');
    const shoulders = begun('band-shoulders');
    expect(shoulders.panel(nextSet(shoulders.session, 0), 60).aside).to.equal('Set 2 of 3');
  });

  it('shows the time so far of a step without an end', () => {
    const { session, panel } = begun('brisk-mile');
    expect(panel(session, 75)).to.include({ time: '1:15', title: 'Walk one mile' });
    expect(panel(pause(session, 75_000), 90)).to.include({ time: '1:15', status: 'Paused' });
  });
});
