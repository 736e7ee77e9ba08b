import { useState } from 'react';
import { dayText } from '#client/lib/format/format-day.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RadioGroup, SelectField } from '#client/ui/choices.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { FoundFile, FoundHistory } from './history-reading.ts';
import { askingCopy, importCopy } from './import-copy.ts';
import type { Basics, ImportContext } from './import-machine.ts';
import { liftsIn } from './import-view-model.ts';

type AskingStepProps = {
  context: ImportContext;
  found: FoundHistory;
  user: CurrentUser;
  onAnswer: (basics: Basics) => void;
  onLeave: () => void;
};

/** Units, the order of dates, and the zone: without them the files would be read wrong. */
export function AskingStep({ context, found, user, onAnswer, onLeave }: AskingStepProps) {
  const [units, setUnits] = useState(context.units);
  const [orders, setOrders] = useState(context.orders);
  const [zone, setZone] = useState(context.zone ?? user.timeZone);
  const [isAsked, setAsked] = useState(false);
  const isOpen = found.files.some(
    ({ unit, order }, nth) => (unit !== null && !units[nth]) || (order !== null && !orders[nth]),
  );
  const errorOf = (answer: unknown): string | undefined =>
    isAsked && !answer ? askingCopy.missing : undefined;
  return (
    <Card title={askingCopy.title}>
      <Stack $gap="s6">
        {found.files.map((file, nth) => (
          <FileQuestions
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays
            key={nth}
            file={file}
            unit={units[nth] ?? null}
            order={orders[nth] ?? null}
            errorOf={errorOf}
            onUnit={(unit) => setUnits(units.with(nth, unit))}
            onOrder={(order) => setOrders(orders.with(nth, order))}
          />
        ))}
        {found.earlyTimes > 0 && (
          <SelectField
            label={askingCopy.zone}
            hint={askingCopy.zoneHint(found.earlyTimes)}
            options={zonesOf(user).map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
            value={zone}
            onChange={(event) => setZone(event.target.value)}
          />
        )}
        <Row $wraps>
          <Button
            variant="primary"
            onClick={() => {
              setAsked(true);
              if (!isOpen) onAnswer({ units, orders, zone: found.earlyTimes > 0 ? zone : context.zone });
            }}
          >
            {importCopy.goOn}
          </Button>
          <Button onClick={onLeave}>{importCopy.cancel}</Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** The member's own zones come first. */
const zonesOf = ({ timeZone, zoneRules = {} }: CurrentUser): readonly string[] => [
  ...new Set([timeZone, ...Object.keys(zoneRules), ...Intl.supportedValuesOf('timeZone')]),
];

type Unit = NonNullable<Basics['units'][number]>;
type Order = NonNullable<Basics['orders'][number]>;

type FileQuestionsProps = {
  file: FoundFile;
  unit: Unit | null;
  order: Order | null;
  errorOf: (answer: unknown) => string | undefined;
  onUnit: (unit: Unit) => void;
  onOrder: (order: Order) => void;
};

function FileQuestions({ file, unit, order, errorOf, onUnit, onOrder }: FileQuestionsProps) {
  const { unit: unitDoubt, order: orderDoubt } = file;
  return (
    <>
      {unitDoubt && (
        <RadioGroup
          legend={askingCopy.unit(file.name)}
          choices={[
            { value: 'kg', label: askingCopy.kg, description: liftsIn(unitDoubt, 'kg') },
            { value: 'lbs', label: askingCopy.lbs, description: liftsIn(unitDoubt, 'lbs') },
          ]}
          value={unit}
          error={errorOf(unit)}
          onChoose={onUnit}
        />
      )}
      {orderDoubt && (
        <RadioGroup
          legend={askingCopy.order(file.name)}
          choices={[
            { value: 'day-first', label: dayText(orderDoubt.dayFirst) },
            { value: 'month-first', label: dayText(orderDoubt.monthFirst) },
          ]}
          value={order}
          error={errorOf(order)}
          onChoose={onOrder}
        />
      )}
    </>
  );
}
