import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import { helpCopy } from './help-copy.ts';

/** How long the button says that it has copied. */
const copiedMs = 2000;

/** An address to read, to copy and, where the browser does not let us copy, to have selected. */
export function SupportAddress({ email }: { email: string }) {
  const address = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setOutcome(null), copiedMs);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(email);
      setOutcome('copied');
    } catch {
      // The clipboard is refused.
      if (address.current) window.getSelection()?.selectAllChildren(address.current);
      setOutcome('selected');
    }
  }
  return (
    <Stack $gap="s2">
      <Line>
        <Address ref={address}>{email}</Address>
        <Button size="small" variant="outline" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? helpCopy.copied : helpCopy.copy}
        </Button>
      </Line>
      <Hidden role="status">{isCopied && helpCopy.copied}</Hidden>
      {outcome === 'selected' && (
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
