import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { auditCopy } from './admin-copy.ts';
import { AuditEntryRow, Entries } from './audit-entry-row.tsx';
import { auditText, type FileForm, saveFile } from './audit-file.ts';
import { AuditFilters } from './audit-filters.tsx';
import { PanelError } from './panel-error.tsx';
import { type AuditFilter, useAudit, useHazardousPrograms, wholeAudit } from './use-audit.ts';

/** Who did what, when and why: over all requests, and every other action of an admin. */
export function AuditPanel() {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  const { data: pages, error, size, setSize, mutate, isValidating } = useAudit(filter);
  const entries = pages?.flatMap((page) => page.entries);
  const change = (changes: Partial<AuditFilter>) =>
    setParameters(
      { view: 'audit', ...withoutEmpty({ ...filter, ...changes }) },
      { replace: true, preventScrollReset: true },
    );
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {auditCopy.auditTrailUnread}
      </PanelError>
    );
  return (
    <Stack>
      <HazardousPrograms />
      <Card aria-label={auditCopy.filters}>
        <AuditFilters filter={filter} admins={pages?.[0]?.admins ?? []} onChange={change} />
      </Card>
      <Card aria-label={auditCopy.timeline}>
        <Head>
          <Title>{auditCopy.timeline}</Title>
          <Exports filter={filter} />
        </Head>
        {!entries ? (
          <SkeletonGroup>
            <Skeleton $height="12rem" />
          </SkeletonGroup>
        ) : entries.length === 0 ? (
          <Text $tone="muted">{auditCopy.noneFound}</Text>
        ) : (
          <Stack>
            <Entries>
              {entries.map((entry) => (
                <AuditEntryRow key={entry.position} entry={entry} />
              ))}
            </Entries>
            {pages?.at(-1)?.next && (
              <Button disabled={isValidating} onClick={() => void setSize(size + 1)}>
                {auditCopy.showEarlier}
              </Button>
            )}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

const Head = styled(Row).attrs({ $wraps: true, $spread: true })(
  ({ theme }) => css`
    margin-bottom: ${theme.space.s4};
  `,
);

const Title = styled.h2(
  ({ theme }) => css`
    font-size: ${theme.heading.card};
  `,
);

function Exports({ filter }: { filter: AuditFilter }) {
  const [isSaving, setSaving] = useState(false);
  async function save(form: FileForm): Promise<void> {
    setSaving(true);
    try {
      saveFile(`rondel-audit.${form}`, auditText(await wholeAudit(filter), form), form);
    } catch (error) {
      if (!handledAsUnauthorized(error))
        showToast({
          title: commonCopy.error,
          description: auditCopy.auditTrailUnread,
          variant: 'destructive',
        });
    } finally {
      setSaving(false);
    }
  }
  return (
    <Row $gap="s2">
      {(['csv', 'json'] as const).map((form) => (
        <Button
          key={form}
          size="small"
          icon="download"
          aria-label={auditCopy.saveAs(form.toUpperCase())}
          disabled={isSaving}
          onClick={() => void save(form)}
        >
          {form.toUpperCase()}
        </Button>
      ))}
    </Row>
  );
}

function HazardousPrograms() {
  const { data } = useHazardousPrograms();
  if (!data) return null;
  return <Text $tone="muted">{auditCopy.hazardousPrograms(data.running)}</Text>;
}

const filterOf = (parameters: URLSearchParams): AuditFilter => ({
  by: parameters.get('by') ?? '',
  deed: parameters.get('deed') ?? '',
  from: parameters.get('from') ?? '',
  to: parameters.get('to') ?? '',
});

const withoutEmpty = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
