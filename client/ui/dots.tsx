import { css, styled } from 'styled-components';

/** Full and empty dots for what is left of a few: `2 spins left`. The words beside it say it too. */
export function Dots({ left, of }: { left: number; of: number }) {
  return (
    <Line aria-hidden>
      {Array.from({ length: of }, (_, index) => index + 1).map((place) => (
        <Pip key={place} $full={place <= left} />
      ))}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: .3rem;
`;

const Pip = styled.i<{ $full: boolean }>(
  ({ theme, $full }) => css`
    width: .8rem;
    height: .8rem;
    border-radius: ${theme.radius.full};
    background: ${$full ? theme.color.accent : 'transparent'};
    box-shadow: inset 0 0 0 2px ${$full ? theme.color.accent : theme.color.control};
    transition: background ${theme.duration.d2} ${theme.ease.spring};
  `,
);
