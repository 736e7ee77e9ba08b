import { type FormEvent, useState } from 'react';
import { showToast } from '#client/design/toast.ts';
import { useSoon } from '#client/design/use-soon.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { announceLogged, announceRefused, logWeight } from './log-weight.ts';
import type { WeightLog } from './weight-driver.tsx';
import { invalidWeight, isWeight, type WeightEntry } from './weight-entry.ts';

const loadDriver = () => import('./weight-driver.tsx');

/** The form that logs today's weight, and the machine beside it. @param onLogged after the service or the outbox has it */
export function useWeightLog(unit: MassUnit, today: MemberDay, onLogged: () => void) {
  const { code, fetch } = useSoon(loadDriver);
  const [fault, setFault] = useState<string | null>(null);
  const [live, setLive] = useState<WeightLog | null>(null);
  const [entry, setEntry] = useState<WeightEntry | null>(null);

  function log(entered: WeightEntry): void {
    setEntry(entered);
    fetch().catch(() => logByHand(entered));
  }

  /** Where the machine cannot be had, the outbox can: nothing that was logged is lost for want of a network. */
  async function logByHand(entered: WeightEntry): Promise<void> {
    await logWeight(entered).then(
      () => announceLogged(onLogged),
      (error: unknown) => announceRefused(error, onLogged),
    );
    setEntry(null);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const weight = String(new FormData(event.currentTarget).get('weight')).trim();
    const isValid = isWeight(weight);
    setFault(isValid ? null : invalidWeight.description);
    if (isValid) (live?.log ?? log)({ weight, date: today, unit });
    else showToast(invalidWeight);
  }

  return {
    submit,
    fault,
    isSending: live ? live.isSending : entry !== null,
    driver: code && <code.WeightDriver entry={entry} onLogged={onLogged} onStep={setLive} />,
  };
}
