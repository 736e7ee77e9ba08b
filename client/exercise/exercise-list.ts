import { css, styled } from 'styled-components';

/** `current` is the one to be done now. */
export type ExerciseState = 'open' | 'current' | 'done';

/** Their title, and opposite of it how many are done. */
export const ExerciseListHead = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.s3};
    margin-bottom: ${theme.space.s3};
    & > h2 {
      font-size: ${theme.heading.card};
    }
    & > span {
      font-weight: ${theme.weight.strong};
    }
  `,
);

/** Exercises below each other. */
export const ExerciseList = styled.ol(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s2};
  `,
);

/** One exercise in it. */
export const ExerciseItem = styled.li<{ $state: ExerciseState; $isFolded?: boolean }>(
  ({ theme, $state, $isFolded = false }) => {
    const isCurrent = $state === 'current';
    const isDone = $state === 'done';
    const frame = `inset 0 0 0 ${isCurrent ? theme.border.thick : theme.border.hairline}`;
    return css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space.s3};
      min-width: 0;
      padding-block: ${$isFolded ? '0' : theme.space.s3};
      padding-inline: ${$isFolded ? '0' : `${theme.space.s5} ${theme.space.s3}`};
      border-radius: ${theme.radius.m};
      background: ${isDone ? 'transparent' : theme.color.surface};
      box-shadow: ${
        isCurrent
          ? `${frame} ${theme.color.accent}, ${theme.shadow.sh2}`
          : isDone
            ? `${frame} ${theme.color.line}`
            : theme.shadow.sh1
      };
      & h3 {
        font-size: ${theme.text.t20};
        color: ${isDone ? theme.color.ink2 : theme.color.ink};
        overflow-wrap: anywhere;
      }
      & small {
        font-size: ${theme.text.t14};
        color: ${theme.color.ink3};
      }
    `;
  },
);
