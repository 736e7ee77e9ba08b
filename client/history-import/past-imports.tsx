import { useState } from 'react';
import useSWR from 'swr';
import { dayText } from '#client/lib/format/format-day.ts';
import { appNames } from '#client/lib/format/source-copy.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Grow, NamedRow, Row, Rows } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import {
  importChangedAnswer,
  importsAnswer,
  type ShownImport,
} from '#service/features/history-import/import-contract.ts';
import { pastCopy } from './import-copy.ts';
import { completeImport, importsPath } from './storing.ts';

type Changed = Awaited<ReturnType<typeof completeImport>>;

const completion: CommandOf<string, Changed> = { send: (id) => completeImport(id) };

const withdrawal: CommandOf<string, Changed> = {
  send: (id, idempotencyKey) =>
    sendCommand({
      method: 'DELETE',
      path: `${importsPath}/${id}`,
      idempotencyKey,
      answer: importChangedAnswer,
    }),
};

const failed = { title: commonCopy.error, description: pastCopy.failed, variant: 'destructive' } as const;

type Imports = { readonly imports: readonly ShownImport[] };

type PastImportsProps = {
  timeZone: string;
  /** While an import is stored, none is changed. */
  isBusy: boolean;
};

/** The imports of the member, each of which can be taken back as a whole. */
export function PastImports({ timeZone, isBusy }: PastImportsProps) {
  const { data, error, mutate } = useSWR<Imports, Error>(importsPath, readAs(importsAnswer), {
    revalidateOnMount: true,
  });
  const [asked, setAsked] = useState<ShownImport | null>(null);
  const [isOpen, setOpen] = useState(false);
  const taking = useCommand(withdrawal, {
    onAnswer: (answer) => {
      setOpen(false);
      showToast({ title: pastCopy.takenBack, description: staysOf(answer) });
    },
    onRefused: (refusal) => showRefusal(refusal, failed),
  });
  const keeping = useCommand(completion, {
    onAnswer: () => showToast(pastCopy.kept),
    onRefused: (refusal) => showRefusal(refusal, failed),
  });
  const shown = (data?.imports ?? []).filter(isShown);
  return (
    <Card title={pastCopy.title}>
      {error && !data && <RetryNote onRetry={() => void mutate()}>{pastCopy.unread}</RetryNote>}
      {!error && !data && (
        <SkeletonGroup>
          <Skeleton $height="4rem" />
        </SkeletonGroup>
      )}
      {data && shown.length === 0 && <Text $tone="muted">{pastCopy.none}</Text>}
      {shown.length > 0 && (
        <Rows>
          {shown.map((one) => (
            <ImportRow
              key={one.id}
              one={one}
              timeZone={timeZone}
              isBusy={isBusy || keeping.isSending}
              onKeep={() => keeping.ask(one.id)}
              onTakeBack={() => {
                setAsked(one);
                setOpen(true);
              }}
            />
          ))}
        </Rows>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        isDestructive
        icon="trash"
        title={pastCopy.question(asked ? nameOf(asked) : '')}
        description={pastCopy.lead(asked ?? { workouts: 0, weights: 0 })}
        confirmLabel={pastCopy.takeBack}
        pendingLabel={pastCopy.takingBack}
        isPending={taking.isSending}
        onCancel={() => setOpen(false)}
        onConfirm={() => asked && taking.ask(asked.id)}
      />
    </Card>
  );
}

/** An import that brought nothing new is no news. */
const isShown = ({ status, workouts, weights }: ShownImport): boolean =>
  status === 'open' || workouts + weights > 0;

const nameOf = ({ source, fileName }: ShownImport): string => fileName ?? appNames[source];

function staysOf({ import: one }: Changed): string {
  const standing = one?.standing ?? { workouts: 0, weights: 0 };
  return standing.workouts + standing.weights === 0 ? pastCopy.allGone : pastCopy.stays(standing);
}

type ImportRowProps = {
  one: ShownImport;
  timeZone: string;
  isBusy: boolean;
  onKeep: () => void;
  onTakeBack: () => void;
};

function ImportRow({ one, timeZone, isBusy, onKeep, onTakeBack }: ImportRowProps) {
  const { status, begunAt } = one;
  return (
    <NamedRow $wraps>
      <Grow>
        <strong>{nameOf(one)}</strong>
        <SubText>{pastCopy.facts(one)}</SubText>
        <SubText>{pastCopy.on(dayText(dayOf(asInstant(begunAt), timeZone)))}</SubText>
        {status === 'open' && !isBusy && (
          <>
            <Chip tone="warn">{pastCopy.open}</Chip>
            <SubText>{pastCopy.openLead}</SubText>
          </>
        )}
        {status === 'withdrawn' && <Chip tone="outline">{pastCopy.withdrawn}</Chip>}
      </Grow>
      {status !== 'withdrawn' && (
        <Row $wraps>
          {status === 'open' && (
            <Button
              size="small"
              variant="outline"
              aria-label={pastCopy.keepOf(nameOf(one))}
              aria-disabled={isBusy}
              onClick={() => isBusy || onKeep()}
            >
              {pastCopy.keep}
            </Button>
          )}
          <Button
            size="small"
            aria-label={pastCopy.takeBackOf(nameOf(one))}
            aria-disabled={isBusy}
            onClick={() => isBusy || onTakeBack()}
          >
            {pastCopy.takeBack}
          </Button>
        </Row>
      )}
    </NamedRow>
  );
}
