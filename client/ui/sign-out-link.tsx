import { createContext, type MouseEventHandler, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { iconButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import { navigations, paths } from './paths.ts';
import { uiCopy } from './ui-copy.ts';

/** Called when Sign Out is pressed, before the browser follows the link, and may prevent that; null when no member is signed in. */
export const SignOutPress = createContext<MouseEventHandler | null>(null);

/** Sign Out at the head of a member's screens. The profile has it among its settings, with what it does to the device. */
export function SignOutLink() {
  const onPress = useContext(SignOutPress);
  const { pathname } = useLocation();
  if (onPress === null || pathname === paths.profile) return null;
  return (
    <Round href={navigations.logout} aria-label={uiCopy.signOut} title={uiCopy.signOut} onClick={onPress}>
      <Icon name="logout" />
    </Round>
  );
}

const Round = styled.a(iconButtonLook);
