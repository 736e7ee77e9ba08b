import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Icon, type SegmentNumber, segmentLook } from './icon.tsx';
import { Numeral } from './text.tsx';

type ProgramCardProps = {
  title: string;
  segment: SegmentNumber;
  numeral: string;
  /** Says what the numeral counts. */
  caption: string;
  ticks: readonly string[];
};

/** A program as a race number: a strip of colour, pin holes, one numeral, a few ticks. */
export function ProgramCard({ title, segment, numeral, caption, ticks }: ProgramCardProps) {
  return (
    <Paper>
      <Strip $segment={segment}>
        <h3>{title}</h3>
      </Strip>
      <Figure>
        <Numeral>
          <bdi>{numeral}</bdi>
        </Numeral>
        <span>{caption}</span>
      </Figure>
      <Ticks>
        {ticks.map((tick) => (
          <li key={tick}>
            <Icon name="check" size={22} />
            {tick}
          </li>
        ))}
      </Ticks>
    </Paper>
  );
}

const pinHole = css`
  content: '';
  position: absolute;
  width: .85rem;
  height: .85rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: inset 0 1.5px 2px rgba(0, 0, 0, .18);
`;

const Paper = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.sh2};
  overflow: hidden;
  &::before,
  &::after {
    ${pinHole}
    bottom: .8rem;
  }
  &::before {
    left: .8rem;
  }
  &::after {
    right: .8rem;
  }
`;

const Strip = styled.div<{ $segment: SegmentNumber | undefined }>`
  padding: 1.35rem 2.25rem 1.1rem;
  text-align: center;
  ${segmentLook}
  &::before,
  &::after {
    ${pinHole}
    top: .8rem;
  }
  &::before {
    left: .8rem;
  }
  &::after {
    right: .8rem;
  }
`;

const Figure = styled.div`
  padding: 1.75rem ${theme.space.s6} ${theme.space.s1};
  text-align: center;
  & > ${Numeral} {
    font-size: clamp(4rem, 3rem + 3vw, 5.75rem);
  }
  & > :last-child {
    display: block;
    margin-top: .8rem;
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink2};
  }
`;

const Ticks = styled.ul`
  display: grid;
  justify-items: start;
  gap: .6rem;
  margin-inline: auto;
  padding: ${theme.space.s5} ${theme.space.s8} ${theme.space.s10};
  & > li {
    display: flex;
    gap: .6rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & svg {
    color: ${theme.color.good};
  }
`;

/** The place of a program card before a program is chosen. */
export const BlankProgramCard = styled.p`
  display: grid;
  place-items: center;
  min-height: 8rem;
  padding: ${theme.space.s6};
  border: ${theme.border.thick} dashed ${theme.color.line};
  border-radius: ${theme.radius.m};
  color: ${theme.color.ink2};
  text-align: center;
  overflow-wrap: anywhere;
  ${theme.media.broad} {
    min-height: 20rem;
  }
`;
