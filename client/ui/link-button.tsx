import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Face, withIcons } from './button.tsx';
import { type ButtonLook, buttonLook, iconButtonLook, lookOf } from './button-look.ts';
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

const PlainLink = styled(Link)<ButtonLook>(buttonLook);
const RoundLink = styled(Link)(iconButtonLook);
