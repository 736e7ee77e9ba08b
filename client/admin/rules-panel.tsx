import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Grow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { OutagesAnswer } from '#service/rules/outage-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { AdoptRules } from './adopt-rules.tsx';
import { momentText } from './audit-lines.ts';
import { OutageForm } from './outage-form.tsx';
import { PanelError } from './panel-error.tsx';
import { RevokeOutageDialog } from './revoke-outage-dialog.tsx';
import { useOutages } from './use-outages.ts';

type Outage = OutagesAnswer['outages'][number];

/** What holds for everybody, and what an admin can decide about it. */
export function RulesPanel() {
  const { data, error, mutate } = useOutages();
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {rulesCopy.unread}
      </PanelError>
    );
  return (
    <Stack>
      <OutageForm />
      <Card title={rulesCopy.outages}>
        {data ? (
          <OutageList outages={data.outages} />
        ) : (
          <SkeletonGroup>
            <Skeleton $height="6rem" />
          </SkeletonGroup>
        )}
      </Card>
      <AdoptRules />
    </Stack>
  );
}

function OutageList({ outages }: { outages: readonly Outage[] }) {
  const [revoked, setRevoked] = useState<Outage | null>(null);
  if (outages.length === 0) return <Text $tone="muted">{rulesCopy.none}</Text>;
  return (
    <>
      <Rows>
        {outages.map((outage) => (
          <OutageRow key={outage.outageId} outage={outage} onRevoke={() => setRevoked(outage)} />
        ))}
      </Rows>
      <RevokeOutageDialog outage={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}

function OutageRow({ outage, onRevoke }: { outage: Outage; onRevoke: () => void }) {
  const { isRevoked, reason, comparison } = outage;
  const times = timesText(outage);
  return (
    <li>
      <Grow>
        <Stack $gap="s2">
          <Row $wraps $spread>
            <b>{times}</b>
            <Chip tone={isRevoked ? 'plain' : 'good'}>
              {isRevoked ? rulesCopy.isRevoked : rulesCopy.inForce}
            </Chip>
          </Row>
          <Text>{reason}</Text>
          <SubText>{rulesCopy.changedThen(comparison.changed)}</SubText>
          {!isRevoked && (
            <Row>
              <Button
                size="small"
                variant="outline"
                icon="reset"
                aria-label={rulesCopy.revokeOf(times)}
                onClick={onRevoke}
              >
                {rulesCopy.revoke}
              </Button>
            </Row>
          )}
        </Stack>
      </Grow>
    </li>
  );
}

const timesText = ({ from, to }: Outage): string => rulesCopy.times(momentText(from), momentText(to));
