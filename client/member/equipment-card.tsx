import { equipmentIcon } from '#client/exercise/equipment-icon.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { useOpenings } from '#client/ui/use-openings.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import { EquipmentDialog } from './equipment-dialog.tsx';
import { profileCopy } from './member-copy.ts';

type EquipmentCardProps = {
  /** Ids, `none` among them; empty where nothing was ever chosen. */
  equipment: readonly string[];
};

/** What the member has to train with. */
export function EquipmentCard({ equipment }: EquipmentCardProps) {
  const editing = useOpenings();
  return (
    <Card
      title={profileCopy.availableEquipment}
      aside={
        <Button
          variant="outline"
          size="small"
          icon="edit"
          aria-label={profileCopy.editEquipment}
          onClick={editing.open}
        >
          {profileCopy.edit}
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
        <Text $tone="muted">{profileCopy.noEquipment}</Text>
      )}
      <EquipmentDialog openings={editing.openings} equipment={equipment} />
    </Card>
  );
}
