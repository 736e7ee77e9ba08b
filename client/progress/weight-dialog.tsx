import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { SlipQuestion } from '#client/ui/slip-question.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { weightCopy } from './progress-copy.ts';
import { useWeightLog, WeightField } from './weight-form.tsx';
import { type lastWeight, massText, type WeightViewModel } from './weight-view-model.ts';

type WeightDialogProps = {
  last: ReturnType<typeof lastWeight>;
  weight: Pick<WeightViewModel, 'unit' | 'current'>;
  today: MemberDay;
  onClose: () => void;
};

export function WeightDialog({ weight: { unit, current }, last, today, onClose }: WeightDialogProps) {
  const { submit, fault, isSending, question, onEdit } = useWeightLog({ unit, last }, today, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon="scale"
      title={weightCopy.logTodaysWeight}
      description={current === null ? weightCopy.firstWeight : weightCopy.last(massText(current, unit))}
    >
      <Form noValidate onSubmit={submit} onInput={onEdit}>
        <WeightField unit={unit} current={current} fault={fault} />
        {question && <SlipQuestion {...question} />}
        <DialogActions>
          <Button onClick={onClose}>{commonCopy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? weightCopy.logging : weightCopy.logWeight}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
`;
