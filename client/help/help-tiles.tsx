import { Link } from 'react-router-dom';
import { css, type DefaultTheme, styled } from 'styled-components';
import { Disc } from '#client/ui/disc.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Columns } from '#client/ui/layout.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText } from '#client/ui/text.tsx';
import { helpCopy } from './help-copy.ts';

/** The two ways that most are looking for. */
export function HelpTiles({ onGettingStarted }: { onGettingStarted: () => void }) {
  return (
    <Columns>
      <ButtonTile type="button" onClick={onGettingStarted}>
        <Disc icon="play" segment={4} size="large" />
        <span>
          <b>{helpCopy.gettingStarted}</b>
          <SubText>{helpCopy.gettingStartedLead}</SubText>
        </span>
        <Icon name="down" />
      </ButtonTile>
      <LinkTile to={paths.contact}>
        <Disc icon="mail" segment={5} size="large" />
        <span>
          <b>{helpCopy.contactSupport}</b>
          <SubText>{helpCopy.contactSupportLead}</SubText>
        </span>
        <Icon name="right" />
      </LinkTile>
    </Columns>
  );
}

const tileLook = ({ theme }: { theme: DefaultTheme }) => css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  width: 100%;
  padding: ${theme.space.s5};
  border: 0;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh2};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  & b {
    font-family: ${theme.font.display};
    font-size: ${theme.text.t20};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: .2em;
  }
  &:focus-visible {
    border-radius: ${theme.radius.l};
  }
`;

const ButtonTile = styled.button(tileLook);
const LinkTile = styled(Link)(tileLook);
