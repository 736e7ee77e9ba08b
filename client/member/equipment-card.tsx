import { useMachine } from '@xstate/react';
import { Button } from '#client/design/button.tsx';
import { Card } from '#client/design/card.tsx';
import { Chip } from '#client/design/chip.tsx';
import { equipmentIcon } from '#client/design/equipment-icon.ts';
import { Row } from '#client/design/layout.tsx';
import { Text } from '#client/design/text.tsx';
import { equipmentLabel } from '#domain/catalogue/equipment.ts';
import { EquipmentDialog } from './equipment-dialog.tsx';
import { formDialogMachine } from './form-dialog-machine.ts';
import { updateEquipment } from './profile-commands.ts';
import { equipmentToasts } from './profile-texts.ts';

const equipmentMachine = formDialogMachine({
  save: updateEquipment,
  ...equipmentToasts,
});

type EquipmentCardProps = {
  /** Ids, `none` among them; empty where nothing was ever chosen. */
  equipment: readonly string[];
};

/** What the member has to train with. */
export function EquipmentCard({ equipment }: EquipmentCardProps) {
  const [state, send] = useMachine(equipmentMachine);
  return (
    <Card
      title="Available Equipment"
      aside={
        <Button
          variant="outline"
          size="small"
          icon="edit"
          aria-label="Edit Equipment"
          onClick={() => send({ type: 'dialog.opened' })}
        >
          Edit
        </Button>
      }
    >
      {equipment.length > 0 ? (
        <Row as="ul" $wraps $gap="s2">
          {equipment.map((id) => (
            <li key={id}>
              <Chip icon={equipmentIcon(id)}>{equipmentLabel(id)}</Chip>
            </li>
          ))}
        </Row>
      ) : (
        <Text $tone="muted">Nothing chosen yet. Workouts then go without equipment.</Text>
      )}
      <EquipmentDialog
        isOpen={!state.matches('closed')}
        isSaving={state.matches('saving')}
        equipment={equipment}
        onSave={(chosen) => send({ type: 'form.sent', body: [...chosen] })}
        onClose={() => send({ type: 'dialog.closed' })}
      />
    </Card>
  );
}
