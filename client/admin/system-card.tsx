import { Card } from '#client/ui/card.tsx';
import { DefinitionRows } from '#client/ui/layout.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { systemCopy } from './admin-copy.ts';
import { systemFacts } from './system-lines.ts';
import type { useSystem } from './use-system.ts';

/** Version, stores, sessions, the last backup, and what waits in the background. */
export function SystemCard({ data, error, mutate }: ReturnType<typeof useSystem>) {
  return (
    <Card title={systemCopy.service}>
      {error && <RetryNote onRetry={() => void mutate()}>{systemCopy.serviceUnread}</RetryNote>}
      {!(data || error) && (
        <SkeletonGroup>
          <Skeleton $height="20rem" />
        </SkeletonGroup>
      )}
      {data && !error && (
        <DefinitionRows>
          {systemFacts(data).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </DefinitionRows>
      )}
    </Card>
  );
}
