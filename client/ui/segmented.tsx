import { type ReactNode, useId } from 'react';
import { css, type DefaultTheme, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { coveringInput } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';

export type Segment<Value extends string> = { value: Value; label: string; icon?: IconName };

type SegmentedProps<Value extends string> = {
  /** Names the control. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Two to six views of the same content, in one groove. An icon is above its words. Six stand in two rows on a phone. */
export function Segmented<Value extends string>({ label, segments, value, onChoose }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Groove role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Part key={segment.value}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChoose(segment.value)}
          />
          <SegmentFace {...segment} />
        </Part>
      ))}
    </Groove>
  );
}

type SegmentFaceProps = { label: ReactNode; icon?: IconName };

export const SegmentFace = ({ label, icon }: SegmentFaceProps) =>
  icon ? (
    <Stacked>
      <Icon name={icon} size={22} />
      {label}
    </Stacked>
  ) : (
    <span>{label}</span>
  );

/* Narrow letters, so that five of them fit the width of a phone. */
const Stacked = styled.span`
  display: grid;
  justify-items: center;
  gap: .25rem;
  padding-block: .375rem;
  font-family: ${theme.font.display};
  font-size: ${theme.text.t12};
  font-stretch: ${theme.width.label};
  line-height: 1;
`;

export const grooveLook = ({ theme }: { theme: DefaultTheme }) => css`
  display: flex;
  gap: ${theme.space.s1};
  padding: .3rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  overflow-x: auto;
  scrollbar-width: none;
  &:has(svg) {
    padding-inline: .2rem;
    border-radius: ${theme.radius.m};
  }
`;

export const segmentLook = ({ theme }: { theme: DefaultTheme }) => css`
  position: relative;
  flex: 1 0 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: .45rem;
  min-width: ${theme.size.tap};
  min-height: ${theme.size.tap};
  padding-inline: .55rem;
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  white-space: nowrap;
  cursor: pointer;
  &:has(svg) {
    padding-inline: .2rem;
    border-radius: ${theme.radius.s};
  }
`;

export const chosenLook = ({ theme }: { theme: DefaultTheme }) => css`
  flex: 2 0 auto;
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.sh1};
`;

const Groove = styled.div(
  (props) => css`
    ${grooveLook(props)}
    ${props.theme.media.phone} {
      &:has(> :nth-child(6)) {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
  `,
);

const Part = styled.label(
  (props) => css`
  ${segmentLook(props)}
  ${coveringInput}
  &:has(:checked) {
    ${chosenLook(props)}
  }
  &:has(:focus-visible) {
    outline: 3px solid ${props.theme.color.focus};
    outline-offset: -3px;
  }
`,
);
