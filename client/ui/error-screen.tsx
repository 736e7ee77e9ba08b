import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from './button.tsx';
import { uiCopy } from './ui-copy.ts';

type ErrorScreenProps = {
  /** `App` before and outside of React, `React` when rendering failed. */
  kind: 'App' | 'React';
  error: unknown;
  /** Instead of the reload button. */
  action?: ReactNode;
};

/** The screen when the app cannot be shown. */
export function ErrorScreen({ kind, error, action }: ErrorScreenProps) {
  return (
    <Middle>
      <Words>
        <Message role="alert">
          {uiCopy.failureOf(kind, error instanceof Error ? error.message : String(error))}
        </Message>
        <p>{uiCopy.nothingIsLost}</p>
        {action ?? (
          <Button variant="primary" icon="reset" onClick={() => window.location.reload()}>
            {uiCopy.reload}
          </Button>
        )}
      </Words>
    </Middle>
  );
}

const Middle = styled.main`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  padding: ${theme.space.gutter};
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s4};
  max-width: ${theme.size.measure};
  padding: ${theme.space.card};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh2};
  overflow-wrap: anywhere;
  & > p:nth-child(2) {
    color: ${theme.color.ink2};
  }
`;

const Message = styled.p`
  font-size: ${theme.text.t20};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.bad};
`;
