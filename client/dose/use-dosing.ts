import { useState } from 'react';
import { activeProgramKey, useActiveProgram } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type CommandOf, carryOut, changed } from '#client/lib/http/use-command.ts';
import { KeptForLater, postDurably } from '#client/lib/offline/outbox.ts';
import { type ChoiceBasis, dosedOn } from '#domain/catalogue/workouts/template-choice.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type Dose, type DosedSession, doseOn, withChoice } from '#domain/program/dose-rules.ts';
import { type DoseChoice, keptWeeksAfter } from '#domain/program/program-events.ts';
import { programWeekOf } from '#domain/program/program-rules.ts';
import { chooseDoseAnswer, type Program } from '#service/features/program/program-contract.ts';
import { doseCopy } from './dose-copy.ts';

/** A session in the dose of this week, and the choice of the member. */
export type Dosing = {
  readonly session: DosedSession;
  /** Null for a session that no program doses. */
  readonly dose: Dose | null;
  readonly isKept: boolean;
  /** The member wrote the workout, and the program doses others by now. */
  readonly isOwn: boolean;
  /** The choice that would change the session; null where both give the same. */
  readonly other: DoseChoice | null;
  readonly choose: (choice: DoseChoice) => void;
};

/** @param written the session as its template has it, suited to the member */
export function useDosing(basis: ChoiceBasis, written: WorkoutTemplate, today: MemberDay): Dosing {
  const { data: program } = useActiveProgram();
  const [chosen, setChosen] = useState<DoseChoice | null>(null);
  const { dose: known } = basis;
  const asWritten = { template: written, reasons: [], changes: [] };
  if (!known || !program)
    return { session: asWritten, dose: null, isKept: false, isOwn: false, other: null, choose: () => {} };
  const week = programWeekOf(known.program.startDate, today);
  const choice = chosen ?? (known.keptWeeks.includes(week) ? 'last-week' : 'this-week');
  const other = choice === 'this-week' ? 'last-week' : 'this-week';
  const sessionOf = (one: DoseChoice): DosedSession =>
    dosedOn({ ...basis, dose: withChoice(known, today, one) }, written, today);
  const session = sessionOf(choice);
  const dose = doseOn(withChoice(known, today, choice), today);
  return {
    session,
    dose,
    isKept: choice === 'last-week',
    isOwn: dose.steps.length > 0 && basis.shelf.user.some(({ id }) => id === written.id),
    other: JSON.stringify(sessionOf(other)) === JSON.stringify(session) ? null : other,
    choose: (one) => {
      setChosen(one);
      void send({ programId: program.id, week, choice: one });
    },
  };
}

type Chosen = { readonly programId: string; readonly week: number; readonly choice: DoseChoice };

type Answered = { readonly keptWeeks: readonly number[]; readonly revision: number | null };

/** Sends the choice, or keeps it for later where there is no network. The answer is null where another tab sent it. */
const chooseDose: CommandOf<Chosen, Answered | null> = {
  send: ({ programId, week, choice }, idempotencyKey) => {
    const path = `/api/programs/${programId}/dose`;
    const body = { week, choice };
    return postDurably(
      { method: 'POST', path, body, idempotencyKey, label: doseCopy.label, place: path },
      chooseDoseAnswer,
    );
  },
  optimistic: ({ week, choice }) => [
    changed<Program | null>(
      activeProgramKey,
      (held) => held && { ...held, keptWeeks: [...keptWeeksAfter(held.keptWeeks ?? [], { week, choice })] },
    ),
  ],
  models: (answer) =>
    answer
      ? [
          changed<Program | null>(
            activeProgramKey,
            (held) =>
              held && {
                ...held,
                keptWeeks: [...answer.keptWeeks],
                revision: answer.revision ?? held.revision,
              },
          ),
        ]
      : [],
  movesOthers: () => false,
};

async function send(chosen: Chosen): Promise<void> {
  try {
    await carryOut(chooseDose, chosen);
  } catch (error) {
    if (!(error instanceof KeptForLater))
      showRefusal(error, { title: doseCopy.failed, variant: 'destructive' });
  }
}
