import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

type MeterTone = 'accent' | 'good' | 'sun';

type MeterProps = {
  /** Names what is measured. */
  label: string;
  value: number;
  maximum?: number;
  /** The value in words: `5.4 lbs to go`. */
  valueText?: string;
  tone?: MeterTone;
  /** Marks under the bar, each at its true place. */
  ticks?: readonly { at: number; label: string }[];
};

/** A bar from 0 to `maximum`. The value must be printed beside it too: the fill alone is not readable. */
export function Meter({ label, value, maximum = 100, valueText, tone = 'accent', ticks = [] }: MeterProps) {
  const share = (at: number): string => `${Math.min(Math.max(at / maximum, 0), 1) * 100}%`;
  return (
    <div>
      <Groove
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={maximum}
        aria-valuetext={valueText}
      >
        <Fill $tone={tone} style={{ width: share(value) }} />
      </Groove>
      {ticks.length > 0 && (
        <Ticks aria-hidden>
          {ticks.map(({ at, label }) => (
            <span key={at} style={{ insetInlineStart: share(at) }}>
              {label}
            </span>
          ))}
        </Ticks>
      )}
    </div>
  );
}

const Groove = styled.div`
  height: .75rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.groove};
  overflow: hidden;
`;

const Fill = styled.div<{ $tone: MeterTone }>(
  ({ theme, $tone }) => css`
    height: 100%;
    border-inline-end: 3px solid ${theme.color.ink};
    background: ${{ accent: theme.color.accent, good: theme.color.good, sun: theme.color.segment4 }[$tone]};
    transition: width ${theme.duration.d3} ${theme.ease.out};
  `,
);

const Ticks = styled.div`
  --back: -1;
  position: relative;
  height: 1.25rem;
  margin-top: .4rem;
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink2};
  & > span {
    position: absolute;
    transform: translateX(calc(var(--back) * 50%));
    white-space: nowrap;
  }
  & > :first-child {
    transform: none;
  }
  & > :last-child {
    transform: translateX(calc(var(--back) * 100%));
  }
  &:dir(rtl) {
    --back: 1;
  }
`;
