import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { midSentence } from '#client/lib/format/locale.ts';
import { handledAsUnauthorized } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useRereadWithAll } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SelectField } from '#client/ui/choices.tsx';
import { TextField } from '#client/ui/field.tsx';
import { inPlace } from '#client/ui/in-place.ts';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { type AuditAnswer, type AuditEntry, auditAnswer } from '#service/features/audit/audit-contract.ts';
import { hazardousAnswer } from '#service/features/program/program-contract.ts';
import { auditCopy } from './admin-copy.ts';
import { eventLink, QuietLink, requestLink } from './admin-links.tsx';
import {
  aboutText,
  auditText,
  doerText,
  type FileForm,
  momentText,
  saveFile,
  shortId,
} from './audit-lines.ts';
import { OpenReports } from './open-reports.tsx';
import { FieldGrid, PanelError } from './panel.tsx';
import { PublicPages } from './public-pages.tsx';

/** Who did what, when and why: over all requests, and every other action of an admin. */
export function AuditPanel() {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  const { data: pages, error, size, setSize, mutate, isValidating } = useAudit(filter);
  const entries = pages?.flatMap((page) => page.entries);
  const change = (changes: Partial<AuditFilter>) =>
    setParameters(
      { view: 'audit', ...withoutEmpty({ ...filter, ...changes }) },
      { replace: true, ...inPlace },
    );
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {auditCopy.auditTrailUnread}
      </PanelError>
    );
  return (
    <Stack>
      <OpenReports />
      <PublicPages />
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

const Head = styled(Row).attrs({ $wraps: true, $spread: true })`
  margin-bottom: ${theme.space.s4};
`;

const Title = styled.h2`
  font-size: ${theme.heading.card};
`;

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

type AuditFiltersProps = {
  filter: AuditFilter;
  admins: AuditAnswer['admins'];
  onChange: (changes: Partial<AuditFilter>) => void;
};

const deeds = Object.entries(auditCopy.actions).map(([value, label]) => ({ value, label }));

function AuditFilters({ filter: { by, deed, from, to }, admins, onChange }: AuditFiltersProps) {
  return (
    <FieldGrid $least="13rem">
      <SelectField
        label={auditCopy.doneBy}
        placeholder={auditCopy.everybody}
        options={admins.map(({ id, email }) => ({
          value: id,
          label: email ?? auditCopy.member(shortId(id)),
        }))}
        value={by}
        onChange={(event) => onChange({ by: event.target.value })}
      />
      <SelectField
        label={auditCopy.action}
        placeholder={auditCopy.everything}
        options={deeds}
        value={deed}
        onChange={(event) => onChange({ deed: event.target.value })}
      />
      <TextField
        label={auditCopy.from}
        type="date"
        hint={auditCopy.datesHint}
        max={to || undefined}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label={auditCopy.to}
        type="date"
        hint={auditCopy.datesHint}
        min={from || undefined}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </FieldGrid>
  );
}

/** One action: what, to whom, by whom, when and why. */
function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { deed, deedBefore, requestId, requestEmail, note, at, eventId } = entry;
  const about = aboutText(entry);
  return (
    <Item>
      <div>
        <b>{auditCopy.actions[deed]}</b>
        {about && <span>{`: ${about}`}</span>}
        <SubText>
          {auditCopy.atBy(momentText(at), doerText(entry))}
          {deedBefore && auditCopy.before(midSentence(auditCopy.actions[deedBefore]))}
        </SubText>
        {note && <Note>{note}</Note>}
      </div>
      <Links>
        {requestId && requestEmail && (
          <QuietLink to={requestLink(requestId)}>
            {auditCopy.request}
            <Hidden>{auditCopy.of(requestEmail)}</Hidden>
          </QuietLink>
        )}
        <QuietLink to={eventLink(eventId)}>
          {auditCopy.event}
          <Hidden>{`: ${auditCopy.actions[deed]}, ${momentText(at)}`}</Hidden>
        </QuietLink>
      </Links>
    </Item>
  );
}

/** As the address of the page has them; empty ones do not filter. */
type AuditFilter = Readonly<Record<'by' | 'deed' | 'from' | 'to', string>>;

const path = '/api/beta/audit';

export function auditPath(filter: AuditFilter, before: string | null, limit: number): string {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const page = { ...(before !== null && { before }), limit: String(limit) };
  return `${path}?${new URLSearchParams({ ...given, ...page })}`;
}

/** The timeline, page after page. Others write it too, so it is read again each time it is shown. */
function useAudit(filter: AuditFilter) {
  const audit = useSWRInfinite<AuditAnswer, Error>(
    (index: number, previous: AuditAnswer | null) => {
      if (index === 0) return auditPath(filter, null, 50);
      return previous?.next ? auditPath(filter, previous.next, 50) : null;
    },
    readAs(auditAnswer),
    { revalidateOnMount: true, revalidateFirstPage: false },
  );
  useRereadWithAll(audit.mutate);
  return audit;
}

/** All entries that pass a filter, newest first, 200 at a time. */
export async function wholeAudit(
  filter: AuditFilter,
  read: (path: string) => Promise<AuditAnswer> = readAs(auditAnswer),
): Promise<AuditAnswer['entries']> {
  const entries: AuditAnswer['entries'] = [];
  for (let before: string | null = null; ; ) {
    const page: AuditAnswer = await read(auditPath(filter, before, 200));
    entries.push(...page.entries);
    if (page.next === null) return entries;
    before = page.next;
  }
}

/** How many running programs their members keep in spite of a hazard. */
const useHazardousPrograms = () =>
  useSWR('/api/admin/hazardous-programs', readAs(hazardousAnswer), { revalidateOnMount: true });

const Entries = styled.ol`
  display: grid;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.s2} ${theme.space.s4};
  padding-block: ${theme.space.s3};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
  overflow-wrap: anywhere;
  & > div {
    flex: 1 1 20rem;
    min-width: 0;
  }
  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
`;

const Links = styled.span`
  display: flex;
  gap: ${theme.space.s4};
`;

const Note = styled.p`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space.s1};
  font-size: ${theme.text.t14};
  white-space: pre-wrap;
`;
