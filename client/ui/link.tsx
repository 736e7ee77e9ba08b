import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { textLinkLook } from './anchor.tsx';
import { type ButtonLook, buttonLook, type Face, iconButtonLook, lookOf, withIcons } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

/** Looks like a button and leads to a screen. */
export function LinkButton({
  variant,
  size,
  isBlock,
  children,
  icon,
  trailingIcon,
  ...link
}: Face & LinkProps) {
  return (
    <PlainLink {...lookOf(variant, size, isBlock)} {...link}>
      {withIcons(children, icon, trailingIcon)}
    </PlainLink>
  );
}

/** The round one; `label` is its name. */
export function IconLink({ icon, label, ...link }: LinkProps & { icon: IconName; label: string }) {
  return (
    <RoundLink aria-label={label} {...link}>
      <Icon name={icon} />
    </RoundLink>
  );
}

/** A link in running text that leads to a screen. */
export const TextLink = styled(Link)(textLinkLook);

/** Leads up, at the head of a screen. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Back to={to}>
      <Icon name="back" />
      {children}
    </Back>
  );
}

const PlainLink = styled(Link)<ButtonLook>(buttonLook);
const RoundLink = styled(Link)(iconButtonLook);

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  max-width: 100%;
  min-height: ${theme.size.tap};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  overflow-wrap: anywhere;
`;
