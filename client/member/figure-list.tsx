import { css, styled } from 'styled-components';
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

const List = styled.dl(
  ({ theme }) => css`
    & > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${theme.space.s4};
      min-height: ${theme.size.tap};
      padding-block: ${theme.space.s2};
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }
    & > :first-child {
      border-top: 0;
    }
    & dt {
      color: ${theme.color.ink2};
    }
    & dd {
      font-weight: ${theme.weight.bold};
      text-align: end;
    }
  `,
);
