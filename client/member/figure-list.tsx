import { css, styled } from 'styled-components';
import { DefinitionRows } from '#client/ui/layout.tsx';
import { SubText } from '#client/ui/text.tsx';
import type { Figure } from './body-view-model.ts';

/** Names and values in rows, a hairline between them. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <SubText>{note}</SubText>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled(DefinitionRows)(
  ({ theme }) => css`
    & > div {
      align-items: center;
      min-height: ${theme.size.tap};
    }
    & > :first-child {
      border-top: 0;
    }
  `,
);
