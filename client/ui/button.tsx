import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { css, type DefaultTheme, styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';

/** The look of a button, or of a link that looks like one. */
export type Face = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  isBlock?: boolean;
  icon?: IconName;
  /** After the words: where the button leads. */
  trailingIcon?: IconName;
};

type ButtonProps = Face &
  Omit<ComponentProps<'button'>, 'ref'> & { ref?: RefObject<HTMLButtonElement | null> | undefined };

export function Button({
  variant,
  size,
  isBlock,
  children,
  icon,
  trailingIcon,
  ref,
  ...button
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const place = ref ?? own;
  useKeptFocus(place, button.disabled);
  return (
    <PlainButton ref={place} type="button" {...lookOf(variant, size, isBlock)} {...button}>
      {withIcons(children, icon, trailingIcon)}
    </PlainButton>
  );
}

/** Some browsers take the focus from a button that is disabled, as while a command is sent. It has it again when it can be pressed. */
function useKeptFocus(button: RefObject<HTMLButtonElement | null>, isDisabled = false): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [button, isDisabled]);
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

/**
 * `primary`: do this now, one to a card. `ink`: the action of a card without a primary. `danger`: asks before the `destructive` one.
 * `ghost`: on a coloured panel. `plain`: no ground.
 */
export type ButtonVariant =
  | 'primary'
  | 'quiet'
  | 'outline'
  | 'ink'
  | 'destructive'
  | 'danger'
  | 'ghost'
  | 'plain';
type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize; $block: boolean };

type Themed = { theme: DefaultTheme };

export const lookOf = (
  variant: ButtonVariant = 'quiet',
  size: ButtonSize = 'medium',
  isBlock = false,
): ButtonLook => ({
  $variant: variant,
  $size: size,
  $block: isBlock,
});

/** High contrast takes away the ground of a link that looks like a button. The edges of buttons are in `global.css`. */
const linkEdge = css`
  @media (forced-colors: active) {
    &:any-link:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

export const buttonLook = ({ theme, $variant, $size, $block }: Themed & ButtonLook) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: .55rem;
  width: ${$block ? '100%' : 'auto'};
  max-width: 100%;
  border: 0;
  border-radius: ${theme.radius.full};
  font-family: inherit;
  font-weight: ${theme.weight.bold};
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    transform ${theme.duration.d1} ${theme.ease.out},
    background ${theme.duration.d1},
    box-shadow ${theme.duration.d1};
  ${sizes[$size]({ theme })}
  ${variants[$variant]({ theme })}
  & > svg {
    margin-inline: -.2rem;
  }
  &:active {
    transform: translateY(2px);
    box-shadow: none;
  }
  &:focus-visible {
    border-radius: ${theme.radius.full};
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: ${theme.color.ink3};
    box-shadow: inset 0 0 0 ${theme.border.hairline} ${theme.color.line};
    cursor: not-allowed;
    transform: none;
  }
  ${linkEdge}
`;

export const iconButtonLook = ({ theme }: Themed) => css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.size.tap};
  height: ${theme.size.tap};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.full};
  background: ${theme.color.fill};
  color: ${theme.color.ink};
  text-decoration: none;
  cursor: pointer;
  &:focus-visible {
    border-radius: ${theme.radius.full};
  }
  ${linkEdge}
`;

const sizes = {
  small: ({ theme }: Themed) => css`
    min-height: ${theme.size.tap};
    padding: ${theme.space.s1} 1.1rem;
    font-size: ${theme.text.t14};
  `,
  medium: ({ theme }: Themed) => css`
    min-height: ${theme.size.control};
    padding: ${theme.space.s1} ${theme.space.s6};
    font-size: ${theme.text.t16};
  `,
  large: ({ theme }: Themed) => css`
    min-height: 3.75rem;
    padding: ${theme.space.s1} ${theme.space.s8};
    font-size: ${theme.text.t18};
  `,
};

const variants: Record<ButtonVariant, (themed: Themed) => ReturnType<typeof css>> = {
  primary: ({ theme }) => css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    box-shadow: ${theme.shadow.edge};
    &:hover {
      background: ${theme.color.accentPress};
    }
  `,
  quiet: ({ theme }) => css`
    background: ${theme.color.fill};
    color: ${theme.color.ink};
    &:hover {
      background: ${theme.color.groove};
    }
  `,
  outline: ({ theme }) => css`
    background: transparent;
    color: ${theme.color.ink};
    box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
    &:hover {
      background: ${theme.color.fill};
    }
  `,
  ink: ({ theme }) => css`
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  `,
  destructive: ({ theme }) => css`
    background: ${theme.color.bad};
    color: ${theme.color.onBad};
    box-shadow: ${theme.shadow.edge};
  `,
  danger: ({ theme }) => css`
    background: transparent;
    color: ${theme.color.bad};
    box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.bad};
    &:hover {
      background: ${theme.color.fill};
    }
  `,
  ghost: ({ theme }) => css`
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 ${theme.border.control} currentColor;
  `,
  plain: ({ theme }) => css`
    background: transparent;
    color: inherit;
    &:hover {
      background: ${theme.color.fill};
    }
  `,
};

const PlainButton = styled.button<ButtonLook>(buttonLook);
const PlainAnchor = styled.a<ButtonLook>(buttonLook);
const RoundButton = styled.button(iconButtonLook);
