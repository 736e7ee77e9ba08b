import { useState } from 'react';
import { css, styled } from 'styled-components';
import { afterPaint } from '#client/ui/after-paint.ts';
import { coveringInput } from '#client/ui/covering-input.ts';
import { Icon } from '#client/ui/icon.tsx';

type SetCheckboxProps = {
  /** 1-based: shown until it is ticked. */
  number: number;
  label: string;
  isDone: boolean;
  /** The set that is to be done now. */
  isCurrent?: boolean;
  onTick: (isDone: boolean) => void;
};

/** A set as a round checkbox: its number, then a check. It shows a press at once; the listener runs after the paint. */
export function SetCheckbox({
  number,
  label,
  isDone: isDoneNow,
  isCurrent = false,
  onTick,
}: SetCheckboxProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isDone = pressed ?? isDoneNow;

  function press(isTicked: boolean): void {
    setPressed(isTicked);
    afterPaint(() => {
      onTick(isTicked);
      setPressed(null);
    });
  }

  return (
    <Target>
      <input
        type="checkbox"
        aria-label={label}
        checked={isDone}
        onChange={(change) => press(change.target.checked)}
      />
      <Face $state={isDone ? 'done' : isCurrent ? 'current' : 'open'}>
        {isDone ? <Icon name="check" size={22} /> : number}
      </Face>
    </Target>
  );
}

type FaceState = 'done' | 'current' | 'open';

const Face = styled.span<{ $state: FaceState }>(({ theme, $state }) => {
  const states = {
    done: [theme.color.good, theme.color.onGood, 'none'],
    current: [theme.color.accentSoft, theme.color.onAccentSoft, `inset 0 0 0 3px ${theme.color.accent}`],
    open: ['transparent', 'inherit', `inset 0 0 0 2px ${theme.color.control}`],
  };
  const [background, color, shadow] = states[$state];
  return css`
    display: grid;
    place-items: center;
    width: ${theme.size.tap};
    height: ${theme.size.tap};
    border-radius: ${theme.radius.full};
    background: ${background};
    color: ${color};
    box-shadow: ${shadow};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.numeral};
    /* While it is pressed it would lie over its own checkbox. */
    pointer-events: none;
    transition: transform ${theme.duration.d2} ${theme.ease.spring};
  `;
});

const Target = styled.label(
  ({ theme }) => css`
    position: relative;
    display: inline-grid;
    width: ${theme.size.tap};
    height: ${theme.size.tap};
    /* What changes in it moves nothing beside it. */
    contain: size layout;
    cursor: pointer;
    ${coveringInput}
    & > input:active + ${Face} {
      transform: scale(.92);
    }
    & > input:focus-visible + ${Face} {
      outline: 3px solid ${theme.color.focus};
      outline-offset: 2px;
    }
  `,
);
