import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import { massText, type WeightFacts } from './weight-facts.ts';
import { WeightField } from './weight-field.tsx';
import { useWeightLog } from './weight-log.ts';

type WeightDialogProps = {
  weight: Pick<WeightFacts, 'unit' | 'current'>;
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
      title="Log Today's Weight"
      description={
        current === null ? 'Your first weight starts the chart.' : `Last: ${massText(current, unit)}.`
      }
    >
      <Form noValidate onSubmit={submit}>
        <WeightField unit={unit} current={current} fault={fault} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? 'Logging...' : 'Log Weight'}
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
