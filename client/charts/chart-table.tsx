import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

export type TableContent = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
};

/** A chart in figures. */
export function ChartTable({ caption, columns, rows }: TableContent) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  max-height: 20rem;
  overflow: auto;
  border-radius: ${theme.radius.s};
  background: ${theme.color.well};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.t14};
  font-variant-numeric: tabular-nums;
  & > caption {
    padding: ${theme.space.s3} ${theme.space.s4} ${theme.space.s1};
    font-weight: ${theme.weight.bold};
    text-align: start;
  }
  & th,
  & td {
    padding: ${theme.space.s2} ${theme.space.s4};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    text-align: start;
  }
  & th {
    font-weight: ${theme.weight.strong};
  }
  & thead th {
    border-top: 0;
    color: ${theme.color.ink2};
  }
  & td:last-child,
  & th:last-child {
    text-align: end;
  }
`;
