import { css, styled } from 'styled-components';
import { AnchorButton, Button, type Face } from '#client/ui/button.tsx';

/** The id of the section with the request form. */
export const betaSection = 'beta';

type JoinButtonProps = Face & { label: string; onPress: () => void };

/** Leads to the request form. Without JavaScript it is a link to the place where the form would be. */
export function JoinButton({ label, onPress, ...face }: JoinButtonProps) {
  return (
    <>
      <ScriptedButton {...face} onClick={onPress}>
        {label}
      </ScriptedButton>
      <noscript>
        <AnchorButton {...face} href={`#${betaSection}`}>
          {label}
        </AnchorButton>
      </noscript>
    </>
  );
}

const ScriptedButton = styled(Button)(
  ({ theme }) => css`
    ${theme.media.scriptless} {
      display: none;
    }
  `,
);
