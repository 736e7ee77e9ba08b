import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { css, keyframes, styled, useTheme } from 'styled-components';
import { AskedButton } from '#client/lib/day/asked-button.tsx';
import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { undoMs } from '#client/lib/day/quest-completion.ts';
import { undoCompletion } from '#client/lib/day/undo-completion.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Icon } from '#client/ui/icon.tsx';
import { slotColours } from '#client/wheel/wheel-picture.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { questCopy } from './quest-copy.ts';
import { questEndCopy } from './quest-end-copy.ts';
import { type Peg, type QuestEndKind, questEndViewModel } from './quest-end-view-model.ts';
import { QuestHead } from './quest-face.tsx';

type QuestEndProps = {
  kind: QuestEndKind;
  name: string;
  pointsEarned: number;
  /** Where the quest was on the wheel: its colour. */
  slot: number;
  stats: Stats;
  /** It has just ended: the medal drops, and the focus comes along. */
  isNew: boolean;
  /** The date of a completion that can be taken back. */
  undoable: MemberDay | null;
  /** It is the quest of yesterday: the wheel of today is there already. */
  isLate: boolean;
  /** Shows the wheel of today. */
  onNext: () => void;
};

/** The wheel has become a medal: it is over, it counted, and tomorrow has something. */
export function QuestEnd(props: QuestEndProps) {
  const { kind, name, pointsEarned, slot, stats, isNew, undoable, isLate, onNext } = props;
  const end = questEndViewModel(kind, { name, pointsEarned, isLate }, stats);
  const heading = useRef<HTMLHeadingElement>(null);
  const isInTime = useUndoTime();
  const onOver = useEffectEvent(onNext);
  useEffect(() => {
    if (isLate && !isInTime) onOver();
  }, [isLate, isInTime]);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <>
      <Medal
        kind={kind}
        label={
          kind === 'skipped'
            ? questEndCopy.shield(end.pegsText)
            : questEndCopy.medal(questCopy.pointsText(pointsEarned), end.pegsText)
        }
        points={pointsEarned}
        slot={slot}
        pegs={end.pegs}
        isNew={isNew}
      />
      <Words>
        <QuestHead view={kind} remainingSpins={0} />
        <h2 ref={heading} tabIndex={-1}>
          {end.heading}
        </h2>
        <p>
          <b>{end.line[0]}</b> {end.line[1]}
        </p>
        {isNew && undoable && isInTime && <Undo date={undoable} points={pointsEarned} stats={stats} />}
      </Words>
      <Teaser>
        <Icon name="wheel" size={32} />
        <div>
          <b>{end.teaser.title}</b>
          <span>{end.teaser.lead}</span>
        </div>
      </Teaser>
    </>
  );
}

/** Whether a completion can be taken back in the card: for ten seconds. */
function useUndoTime(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), undoMs);
    return () => window.clearTimeout(timer);
  }, []);
  return !isOver;
}

type UndoProps = { date: MemberDay; points: number; stats: Stats };

/** Takes the completion back, once the numbers without it were seen. */
function Undo({ date, points, stats }: UndoProps) {
  const today = useMemberToday();
  const event = { type: 'QuestCompletionUndone', date, questId: '', points } as const;
  return (
    <AskedButton
      size="small"
      forecast={
        <NumbersAfter
          stats={stats}
          today={today}
          events={() => [{ event }]}
          lead={<b>{questEndCopy.ifUndone}</b>}
        />
      }
      onConfirm={() => void undoCompletion(date)}
    >
      {questCopy.undo}
    </AskedButton>
  );
}

type MedalProps = {
  kind: QuestEndKind;
  label: string;
  points: number;
  slot: number;
  pegs: readonly Peg[];
  isNew: boolean;
};

function Medal({ kind, label, points, slot, pegs, isNew }: MedalProps) {
  const { color } = useTheme();
  const picture = useRef<SVGSVGElement>(null);
  // The pressed button that ended the quest is below the medal, which may be out of sight.
  useEffect(() => {
    if (isNew) picture.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const [segment, ink] = slotColours(slot);
  const face = { done: color[segment], skipped: color.segment5, lucky: color.segment4 }[kind];
  const text = kind === 'done' ? color[ink] : color.segmentDarkLabel;
  const hasRibbon = kind !== 'skipped';
  return (
    <Picture
      ref={picture}
      viewBox={hasRibbon ? '-210 -330 420 542' : '-210 -224 420 436'}
      role="img"
      aria-label={label}
      $hangs={hasRibbon}
    >
      <Hanging $drops={isNew && hasRibbon}>
        {hasRibbon && (
          <>
            <path d="M-168 -420h92L22 -196h-44Z" fill={color.segment3} />
            <path d="M-137 -420h30L10 -196H-4Z" fill={color.segment2} />
            <path d="M168 -420h-92L-22 -196h44Z" fill={color.segment1} />
            <path d="M137 -420h-30L-10 -196H4Z" fill={color.segment4} />
            <rect
              x="-30"
              y="-232"
              width="60"
              height="38"
              rx="12"
              fill="none"
              stroke={color.wheelRim}
              strokeWidth="11"
            />
          </>
        )}
        <circle r="204" fill={color.wheelRim} />
        <circle r="152" fill={face} />
        {pegs.map((peg, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a peg is its place on the rim
          <PegMark key={place} peg={peg} degrees={(place * 360) / pegs.length} isNew={isNew} />
        ))}
        {kind === 'lucky' && <path d={rays} fill={color.segment1} />}
        <circle
          r="134"
          fill="none"
          stroke={text}
          strokeWidth="3"
          strokeDasharray="0.1 11"
          strokeLinecap="round"
          opacity=".7"
        />
        {kind === 'skipped' ? (
          <path
            d={shield}
            transform="translate(-84 -84) scale(7)"
            fill="none"
            stroke={text}
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <>
            <Points y="36" fill={text}>{`+${numberText(points)}`}</Points>
            <Caption y="88" fill={text}>
              {questCopy.points(points)}
            </Caption>
          </>
        )}
      </Hanging>
    </Picture>
  );
}

function PegMark({ peg, degrees, isNew }: { peg: Peg; degrees: number; isNew: boolean }) {
  const { color } = useTheme();
  const angle = (degrees * Math.PI) / 180;
  const at = { cx: 177 * Math.sin(angle), cy: -177 * Math.cos(angle) };
  if (peg === 'open')
    return <circle {...at} r="8" fill="none" stroke={color.wheelPeg} strokeWidth="2.5" opacity=".75" />;
  if (peg === 'done') return <circle {...at} r="9.5" fill={color.wheelPeg} />;
  return (
    <Now
      {...at}
      r="15"
      fill={peg === 'today' ? color.accent : color.segment5}
      stroke={color.wheelPeg}
      strokeWidth="4"
      $fills={isNew}
    />
  );
}

/** Sixteen rays from the face to its middle. */
const rays = Array.from({ length: 16 }, (_, index) => {
  const at = (degrees: number, radius: number): string => {
    const angle = ((index * 22.5 + degrees) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(-5, 152)}L${at(0, 112)}L${at(5, 152)}Z`;
}).join('');

const shield =
  'M12 3.5c2.3 1.7 4.6 2.5 7 2.6v5.1c0 4.5-2.7 7.6-7 9.3-4.3-1.7-7-4.8-7-9.3V6.1c2.4-.1 4.7-.9 7-2.6Zm-3.2 8.5 2.3 2.2 4.2-4.4';

const drop = keyframes`
  from {
    transform: translateY(-420px) rotate(3deg);
  }
  70% {
    transform: translateY(0) rotate(-3deg);
  }
`;

const fill = keyframes`
  from {
    transform: scale(0);
  }
`;

const Picture = styled.svg<{ $hangs: boolean }>(
  ({ theme, $hangs }) => css`
    width: 100%;
    max-width: 17.5rem;
    height: auto;
    margin: ${$hangs ? `calc(-1 * ${theme.space.s5})` : 0} auto 0;
    overflow: hidden;
    /* Below the toast that tells the result, above the dock. */
    scroll-margin-block: ${theme.space.s24};
    ${theme.media.phone} {
      max-width: 13.5rem;
    }
  `,
);

const Hanging = styled.g<{ $drops: boolean }>(
  ({ theme, $drops }) => css`
    transform-origin: 0 -420px;
    ${
      $drops &&
      css`
        animation: ${drop} 900ms ${theme.ease.out} both;
      `
    }
  `,
);

const Now = styled.circle<{ $fills: boolean }>(
  ({ theme, $fills }) => css`
    transform-box: fill-box;
    transform-origin: center;
    ${
      $fills &&
      css`
        animation: ${fill} ${theme.duration.d3} 800ms ${theme.ease.out} both;
      `
    }
  `,
);

const Points = styled.text`
  font-family: ${theme.font.display};
  font-size: 138px;
  font-weight: ${theme.weight.numeral};
  font-stretch: ${theme.width.numeral};
  letter-spacing: -.02em;
  text-anchor: middle;
  /* In Arabic too the sign stands on the left. */
  direction: ltr;
`;

const Caption = styled.text`
  font-size: 28px;
  font-weight: ${theme.weight.bold};
  text-anchor: middle;
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s2};
  text-align: center;
  & > h2 {
    font-size: 1.875rem;
    overflow-wrap: anywhere;
  }
  & > h2:focus {
    outline: none;
  }
  & > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.t18};
    line-height: 1.4;
  }
  & > p > b {
    color: ${theme.color.ink};
  }
`;

const Teaser = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  line-height: 1.3;
  & b,
  & span {
    display: block;
  }
  & span {
    font-size: ${theme.text.t14};
    color: ${theme.color.ink2};
  }
`;
