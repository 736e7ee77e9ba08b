import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { weightCopy } from './progress-copy.ts';
import { WeightField } from './weight-field.tsx';
import { useWeightLog } from './weight-log.ts';
import { massText, type WeightViewModel } from './weight-view-model.ts';

type WeightDialogProps = {
  weight: Pick<WeightViewModel, 'unit' | 'current'>;
  today: MemberDay;
  onClose: () => void;
};

export function WeightDialog({ weight: { unit, current }, today, onClose }: WeightDialogProps) {
  const { submit, fault, isSending } = useWeightLog(unit, today, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon="scale"
      title={weightCopy.logTodaysWeight}
      description={current === null ? weightCopy.firstWeight : weightCopy.last(massText(current, unit))}
    >
      <Form noValidate onSubmit={submit}>
        <WeightField unit={unit} current={current} fault={fault} />
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

const Form = styled.form(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
  `,
);
