import { css, styled } from 'styled-components';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { AuditAnswer } from '#service/audit/audit-contract.ts';
import { auditCopy } from './admin-copy.ts';
import { shortId } from './audit-lines.ts';
import type { AuditFilter } from './use-audit.ts';

type AuditFiltersProps = {
  filter: AuditFilter;
  admins: AuditAnswer['admins'];
  onChange: (changes: Partial<AuditFilter>) => void;
};

const deeds = Object.entries(auditCopy.actions).map(([value, label]) => ({ value, label }));

export function AuditFilters({ filter: { by, deed, from, to }, admins, onChange }: AuditFiltersProps) {
  return (
    <Fields>
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
    </Fields>
  );
}

const Fields = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: ${theme.space.s4};
  `,
);
