import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SelectField } from '#client/ui/choices.tsx';
import { Columns, Row, Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import type { NamedColumns } from '#domain/history-import/readers/mapped-table.ts';
import type { UnknownTable } from './history-reading.ts';
import { importCopy, mappingCopy } from './import-copy.ts';
import { guessedColumns, mappingFault } from './import-view-model.ts';

type MappingStepProps = {
  table: UnknownTable;
  onNamed: (columns: NamedColumns) => void;
  onLeave: () => void;
};

type Field = keyof NamedColumns;
const fields = Object.keys(mappingCopy.fields) as readonly Field[];

/** Asks for the meaning of each column of an unknown table. The names give a first guess. */
export function MappingStep({ table, onNamed, onLeave }: MappingStepProps) {
  const [columns, setColumns] = useState<Partial<NamedColumns>>(() => guessedColumns(table));
  const [isAsked, setAsked] = useState(false);
  const fault = mappingFault(columns);
  const options = table.columns.map((name, place) => ({
    value: String(place),
    label: mappingCopy.column(name.trim() || mappingCopy.unnamed(place + 1), table.rows[0]?.[place] ?? ''),
  }));
  const choose = (field: Field, value: string): void => {
    const { [field]: _, ...others } = columns;
    setColumns(value === '' ? others : { ...others, [field]: Number(value) });
  };
  const errorOf = (field: Field): string | undefined => {
    if (!isAsked) return undefined;
    if (fault === 'date' && field === 'date') return mappingCopy.faults.date;
    return fault === 'content' && field === 'exercise' ? mappingCopy.faults.content : undefined;
  };
  return (
    <Card title={mappingCopy.title(table.name)}>
      <Stack>
        <Text $tone="muted">{mappingCopy.lead}</Text>
        <Columns>
          {fields.map((field) => (
            <SelectField
              key={field}
              label={mappingCopy.fields[field]}
              options={options}
              placeholder={mappingCopy.noColumn}
              value={columns[field] ?? ''}
              error={errorOf(field)}
              onChange={(event) => choose(field, event.target.value)}
            />
          ))}
        </Columns>
        <Row $wraps>
          <Button
            variant="primary"
            onClick={() => {
              setAsked(true);
              if (columns.date !== undefined && fault === null) onNamed({ ...columns, date: columns.date });
            }}
          >
            {mappingCopy.read}
          </Button>
          <Button onClick={onLeave}>{importCopy.cancel}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
