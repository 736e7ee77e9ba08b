import { css, styled } from 'styled-components';
import { type Theme, theme } from '#client/styles/theme.ts';

/** The number that leads a card. Its size is the picture: one to a card. */
export const Numeral = styled.span<{ $size?: keyof Theme['numeral'] }>(
  ({ theme, $size = 'n2' }) => css`
    font-family: ${theme.font.display};
    font-size: ${theme.numeral[$size]};
    font-weight: ${theme.weight.numeral};
    font-stretch: ${theme.width.numeral};
    line-height: .82;
    letter-spacing: -.025em;
    font-variant-numeric: lining-nums;
  `,
);

/** The percent sign or another small mark that hangs beside a numeral. */
export const NumeralMark = styled.span`
  font-size: .5em;
  vertical-align: .42em;
  margin-inline-start: .04em;
  letter-spacing: 0;
`;

/** The unit that follows a numeral in words. */
export const NumeralUnit = styled.span`
  font: ${theme.weight.strong} ${theme.text.t16} / 1.2 ${theme.font.text};
  letter-spacing: 0;
  color: ${theme.color.ink2};
  margin-inline-start: ${theme.space.s2};
`;

/** A paragraph at reading width. `$tone` soft is for what may be overlooked. */
export const Text = styled.p<{ $tone?: 'ink' | 'muted' | 'soft'; $size?: keyof Theme['text'] }>(
  ({ theme, $tone = 'ink', $size = 't16' }) => css`
    max-width: ${theme.size.measure};
    font-size: ${theme.text[$size]};
    color: ${{ ink: theme.color.ink, muted: theme.color.ink2, soft: theme.color.ink3 }[$tone]};
  `,
);

/** The small line under a name in a row. */
export const SubText = styled.small`
  display: block;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.text};
  line-height: 1.4;
  color: ${theme.color.ink3};
`;

/** For assistive technology only. */
export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
