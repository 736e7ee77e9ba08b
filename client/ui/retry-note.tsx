import { css, styled } from 'styled-components';
import { Button } from './button.tsx';
import { commonCopy } from './ui-copy.ts';

type RetryNoteProps = {
  /** What is missing: `We couldn’t load your numbers.` */
  children: string;
  onRetry: () => void;
};

/** In the place of a part whose data did not come. */
export function RetryNote({ children, onRetry }: RetryNoteProps) {
  return (
    <Note role="alert">
      <p>{children}</p>
      <Button size="small" icon="reset" onClick={onRetry}>
        {commonCopy.tryAgain}
      </Button>
    </Note>
  );
}

const Note = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${theme.space.s3};
    color: ${theme.color.ink2};
    & > p {
      min-width: 0;
    }
  `,
);
