import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { fromPromise } from 'xstate';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import { copyMachine } from './copy-machine.ts';
import { helpCopy } from './help-copy.ts';

/** An address to read, to copy and, where the browser does not let us copy, to have selected. */
export function SupportAddress({ email }: { email: string }) {
  const address = useRef<HTMLElement>(null);
  const [state, send] = useMachine(
    copyMachine.provide({
      actors: { copy: fromPromise(async () => navigator.clipboard.writeText(email)) },
      actions: {
        selectText: () => {
          if (address.current) window.getSelection()?.selectAllChildren(address.current);
        },
      },
    }),
  );
  const isCopied = state.matches('copied');
  return (
    <Stack $gap="s2">
      <Line>
        <Address ref={address}>{email}</Address>
        <Button
          size="small"
          variant="outline"
          icon={isCopied ? 'check' : 'copy'}
          onClick={() => send({ type: 'copy.pressed' })}
        >
          {isCopied ? helpCopy.copied : helpCopy.copy}
        </Button>
      </Line>
      <Hidden role="status">{isCopied && helpCopy.copied}</Hidden>
      {state.matches('selected') && (
        <SubText as="p" role="status">
          {helpCopy.copyByHand}
        </SubText>
      )}
    </Stack>
  );
}

const Line = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${theme.space.s3};
    padding: ${theme.space.s3} ${theme.space.s3} ${theme.space.s3} ${theme.space.s5};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
  `,
);

const Address = styled.b`
  min-width: 0;
  overflow-wrap: anywhere;
`;
