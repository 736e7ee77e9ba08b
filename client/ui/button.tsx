import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonLook,
  iconButtonLook,
  lookOf,
} from './button-look.ts';
import { Icon, type IconName } from './icon.tsx';

/** The look of a button, or of a link that looks like one. */
export type Face = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as what it stands in. */
  isBlock?: boolean;
  icon?: IconName;
  /** After the words: where the button leads. */
  trailingIcon?: IconName;
};

export function Button({
  variant,
  size,
  isBlock,
  children,
  icon,
  trailingIcon,
  ...button
}: Face & ComponentProps<'button'>) {
  return (
    <PlainButton type="button" {...lookOf(variant, size, isBlock)} {...button}>
      {withIcons(children, icon, trailingIcon)}
    </PlainButton>
  );
}

/** Looks like a button and leads to an address that the browser itself visits: the login, a file, a mail. */
export function AnchorButton({
  variant,
  size,
  isBlock,
  children,
  icon,
  trailingIcon,
  ...anchor
}: Face & ComponentProps<'a'>) {
  return (
    <PlainAnchor {...lookOf(variant, size, isBlock)} {...anchor}>
      {withIcons(children, icon, trailingIcon)}
    </PlainAnchor>
  );
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string };

/** A round button whose icon says it all; `label` is its name. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <RoundButton type="button" aria-label={label} {...button}>
      <Icon name={icon} />
    </RoundButton>
  );
}

/** The inside of a button. */
export const withIcons = (words: ReactNode, icon?: IconName, trailingIcon?: IconName): ReactNode => (
  <>
    {icon && <Icon name={icon} />}
    {words}
    {trailingIcon && <Icon name={trailingIcon} />}
  </>
);

const PlainButton = styled.button<ButtonLook>(buttonLook);
const PlainAnchor = styled.a<ButtonLook>(buttonLook);
const RoundButton = styled.button(iconButtonLook);
