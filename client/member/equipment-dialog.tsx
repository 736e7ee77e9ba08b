import { type FormEvent, useState } from 'react';
import { equipmentIcon } from '#client/exercise/equipment-icon.ts';
import { updateUserCommand } from '#client/lib/http/update-user.ts';
import { Checkbox } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Disc } from '#client/ui/disc.tsx';
import type { Openings } from '#client/ui/use-openings.ts';
import { equipmentOptions, toggleEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { FormActions, LongForm } from './long-form.tsx';
import { equipmentToasts, profileCopy } from './member-copy.ts';
import { useFormDialog } from './use-form-dialog.ts';

type EquipmentFormProps = {
  isSaving: boolean;
  equipment: readonly string[];
  onSave: (chosen: readonly string[]) => void;
  onClose: () => void;
};

type EquipmentDialogProps = Openings & Pick<EquipmentFormProps, 'equipment'>;

export function EquipmentDialog({ openings, equipment }: EquipmentDialogProps) {
  const { isOpen, isSaving, save, close } = useFormDialog(updateUserCommand, equipmentToasts, openings);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={profileCopy.editEquipment}
      description={profileCopy.equipmentLead}
    >
      <EquipmentForm
        isSaving={isSaving}
        equipment={equipment}
        onSave={(chosen) => save({ equipment: [...chosen] })}
        onClose={close}
      />
    </Dialog>
  );
}

/** Lives as long as the dialog is open: what was ticked and not saved is gone with it. */
function EquipmentForm({ isSaving, equipment, onSave, onClose }: EquipmentFormProps) {
  const [chosen, setChosen] = useState(equipment);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSave(chosen);
  }

  return (
    <LongForm onSubmit={submit}>
      {equipmentOptions.map(({ id, label }) => (
        <Checkbox
          key={id}
          name="equipment"
          label={label}
          picture={<Disc icon={equipmentIcon(id)} size="small" />}
          checked={chosen.includes(id)}
          onChange={() => setChosen(toggleEquipment(chosen, id))}
        />
      ))}
      <FormActions isSaving={isSaving} onCancel={onClose} />
    </LongForm>
  );
}
