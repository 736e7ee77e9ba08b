import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { itemsText } from '#client/lib/format/locale.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { EverybodyPreview } from '#service/features/rules/rules-contract.ts';
import { rulesCopy } from './admin-copy.ts';
import { shortId } from './audit-lines.ts';
import { Facts, FigureTable } from './panel.tsx';

type DecisionFormProps = {
  preview: EverybodyPreview;
  /** The question above the reason. */
  reasonLabel: string;
  refusal: unknown;
  isSending: boolean;
  action: string;
  onDecide: (decision: { readonly reason: string; readonly digest: string }) => void;
  /** Before the numbers. */
  lead?: ReactNode;
  /** Beside the button. */
  other?: ReactNode;
};

/** The members whose numbers would change, and the deciding admin's reason. The decision names the numbers that were shown. */
export function DecisionForm(props: DecisionFormProps) {
  const { preview, reasonLabel, refusal, isSending, action, onDecide, lead, other } = props;
  const [reason, setReason] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onDecide({ reason, digest: preview.digest });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {lead}
        <EverybodyChanges preview={preview} />
        <TextAreaField
          label={reasonLabel}
          hint={rulesCopy.reasonHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={refusal ? serverMessage(refusal, rulesCopy.failed) : undefined}
        />
        <Row $gap="s2">
          {other}
          <Button type="submit" variant="ink" disabled={isSending}>
            {action}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

type Field = keyof EverybodyPreview['comparison']['fields'];
const fields: readonly Field[] = ['currentStreak', 'bestStreak', 'skipTokens'];

/** Whose numbers would change: the sums of all members, and the largest changes. */
function EverybodyChanges({ preview: { comparison, largest } }: { preview: EverybodyPreview }) {
  const { changed, members } = comparison;
  return (
    <Stack $gap="s3">
      <Text>{rulesCopy.changedOf(changed, members)}</Text>
      {changed > 0 && (
        <>
          <Facts $names="7rem">
            {fields.map((field) => (
              <div key={field}>
                <dt>{rulesCopy.fields[field]}</dt>
                <dd>{sumText(comparison.fields[field])}</dd>
              </div>
            ))}
          </Facts>
          <Changes>
            <thead>
              <tr>
                <th scope="col">{rulesCopy.member}</th>
                {fields.map((field) => (
                  <th key={field} scope="col">
                    {rulesCopy.fields[field]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {largest.map(({ memberId, before, after }) => (
                <tr key={memberId}>
                  <th scope="row">{shortId(memberId)}</th>
                  {fields.map((field) => (
                    <td key={field} data-changed={before[field] !== after[field]}>
                      {rulesCopy.change(before[field], after[field])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Changes>
          {largest.length < changed && <SubText>{rulesCopy.largest(largest.length)}</SubText>}
        </>
      )}
    </Stack>
  );
}

function sumText({ raised, lowered }: EverybodyPreview['comparison']['fields'][Field]): string {
  const parts = [
    ...(raised > 0 ? [rulesCopy.raised(raised)] : []),
    ...(lowered > 0 ? [rulesCopy.lowered(lowered)] : []),
  ];
  return itemsText(parts) || rulesCopy.unchanged;
}

const Changes = styled(FigureTable)`
  & :is(th, td) {
    vertical-align: baseline;
  }
  & td[data-changed='false'] {
    color: ${theme.color.ink2};
  }
  & td[data-changed='true'] {
    font-weight: ${theme.weight.bold};
  }
`;
