import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { reminderKinds } from '#domain/reminders/reminder-rules.ts';
import { wordsOf } from './reminder-copy.ts';

const about = (isPersonalised: boolean) => ({
  ...{ date: asMemberDay('2026-03-11'), language: 'en' as const },
  facts: { program: null, isPersonalised },
});

describe('the words of a reminder', () => {
  it('have a button for the check-in on a training day, while sessions are made for the day', () => {
    const button = { title: 'How are you today?', path: '/dashboard#check-in' };
    const words = wordsOf('workoutReminders', about(true));
    expect(words).to.deep.include({ path: '/workout', button });
    expect(wordsOf('workoutReminders', about(false))).to.not.have.property('button');
  });

  it('lead to screens of the app', () => {
    for (const kind of reminderKinds) {
      const { path, button } = wordsOf(kind, about(true));
      for (const target of [path, button?.path ?? path]) expect(target).to.match(/^\/[a-z-]+/);
    }
  });
});
