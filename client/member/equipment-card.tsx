import { Button } from '#client/design/button.tsx';
import { Card } from '#client/design/card.tsx';
import { Chip } from '#client/design/chip.tsx';
import { equipmentIcon } from '#client/design/equipment-icon.ts';
import { Row } from '#client/design/layout.tsx';
import { Text } from '#client/design/text.tsx';
import { useLateDialog } from '#client/design/use-late-dialog.ts';
import { equipmentLabel } from '#domain/catalogue/equipment.ts';

const loadEditing = async () => (await import('./equipment-dialog.tsx')).EquipmentDialog;

type EquipmentCardProps = {
  /** Ids, `none` among them; empty where nothing was ever chosen. */
  equipment: readonly string[];
};

/** What the member has to train with. */
export function EquipmentCard({ equipment }: EquipmentCardProps) {
  const editing = useLateDialog(loadEditing);
  return (
    <Card
      title="Available Equipment"
      aside={
        <Button variant="outline" size="small" icon="edit" aria-label="Edit Equipment" onClick={editing.open}>
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
      {editing.Dialog && <editing.Dialog openings={editing.openings} equipment={equipment} />}
    </Card>
  );
}
