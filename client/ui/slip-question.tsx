import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import { uiCopy } from './ui-copy.ts';

type SlipQuestionProps = {
  /** As it was typed. */
  typed: string;
  /** The value that was probably meant, where that is known. */
  meant: string | null;
  onUse: () => void;
  onKeep: () => void;
};

/** Asks once about a number that looks like a typing slip. Typing another one answers it too. */
export function SlipQuestion({ typed, meant, onUse, onKeep }: SlipQuestionProps) {
  return (
    <Question role="alert">
      <p>{meant === null ? uiCopy.reallyMean(typed) : uiCopy.didYouMean(meant)}</p>
      <Row $wraps $gap="s2">
        {meant !== null && (
          <Button size="small" variant="ink" onClick={onUse}>
            {uiCopy.takeNumber(meant)}
          </Button>
        )}
        <Button size="small" variant="outline" onClick={onKeep}>
          {uiCopy.keepNumber(typed)}
        </Button>
      </Row>
    </Question>
  );
}

const Question = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${theme.space.s2};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.warnSoft};
  color: ${theme.color.onWarn};
  & > p {
    font-weight: ${theme.weight.bold};
  }
`;
