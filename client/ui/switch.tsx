import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

type SwitchProps = {
  label: ReactNode;
  /** The effect of the setting. With it the switch is at the end of a row, without it before its label. */
  description?: ReactNode;
  isOn: boolean;
  onFlip: (isOn: boolean) => void;
  isDisabled?: boolean;
};

export function Switch({ label, description, isOn, onFlip, isDisabled = false }: SwitchProps) {
  const id = useId();
  const groove = (
    <Groove
      type="button"
      role="switch"
      id={id}
      aria-checked={isOn}
      onClick={() => onFlip(!isOn)}
      disabled={isDisabled}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <Thumb />
    </Groove>
  );
  if (!description)
    return (
      <Line>
        {groove}
        <label htmlFor={id}>{label}</label>
      </Line>
    );
  return (
    <Setting>
      <span>
        <label htmlFor={id}>{label}</label>
        <Description id={`${id}-description`}>{description}</Description>
      </span>
      {groove}
    </Setting>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s3};
  max-width: 100%;
  min-height: ${theme.size.tap};
  font-weight: ${theme.weight.bold};
  & > label {
    min-width: 0;
    cursor: pointer;
  }
`;

const Setting = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s4};
  min-height: ${theme.size.control};
  & > span {
    min-width: 0;
  }
  & label {
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }
`;

const Description = styled.span`
  display: block;
  font-size: ${theme.text.t14};
  line-height: 1.4;
  color: ${theme.color.ink2};
`;

const Thumb = styled.span`
  position: absolute;
  top: .2rem;
  inset-inline-start: .2rem;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  transition: transform ${theme.duration.d2} ${theme.ease.out};
`;

const Groove = styled.button`
  position: relative;
  flex: none;
  width: 3.25rem;
  height: 1.9rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.full};
  background: ${theme.color.control};
  cursor: pointer;
  transition: background ${theme.duration.d2};
  /* The target for touch is taller than the groove. */
  &::before {
    content: '';
    position: absolute;
    inset: -.45rem 0;
  }
  &[aria-checked='true'] {
    background: ${theme.color.good};
    & > ${Thumb} {
      transform: translateX(1.35rem);
    }
    & > ${Thumb}:dir(rtl) {
      transform: translateX(-1.35rem);
    }
  }
  &:focus-visible {
    border-radius: ${theme.radius.full};
  }
  &:disabled {
    opacity: .5;
    cursor: not-allowed;
  }
`;
