import { styled } from 'styled-components';
import { numberText } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';

type ThenAndNowProps = {
  /** Over the names; empty where they need none. */
  what?: string;
  /** Over the numbers of then and of now. */
  columns: readonly [then: string, now: string];
  rows: readonly { readonly name: string; readonly before: number; readonly after: number }[];
};

/** Numbers as they were known then and as they are now; changed numbers are bold. */
export const ThenAndNow = ({ what, columns, rows }: ThenAndNowProps) => (
  <Table>
    <thead>
      <tr>
        {what ? <th scope="col">{what}</th> : <td />}
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, before, after }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{numberText(before)}</td>
          <td>{before === after ? numberText(after) : <b>{numberText(after)}</b>}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.t14};
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding-block: ${theme.space.s2};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    text-align: end;
  }
  & thead :is(th, td) {
    border-top: 0;
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.strong};
    vertical-align: bottom;
  }
  & tbody th {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.text};
    white-space: nowrap;
  }
  & tr > :first-child {
    text-align: start;
  }
`;
