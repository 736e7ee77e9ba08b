import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

/** Surfaces: `paper` has a shadow, `well` is inside another card, and each colour marks one kind of content. */
export type CardTone = 'paper' | 'well' | 'pine' | 'sun' | 'rose';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** The level of the title's heading. */
  level?: 2 | 3;
  /** Opposite the title: a chip, a small button. */
  aside?: ReactNode;
  tone?: CardTone;
};

/** A quiet rectangle that holds text. With a title it is a named region. */
export function Card({ title, level = 2, aside, tone = 'paper', children, ...section }: CardProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Surface $tone={tone} {...(title ? { 'aria-labelledby': titleId } : {})} {...section}>
      {title && (
        <Head>
          <Title as={Heading} id={titleId}>
            {title}
          </Title>
          {aside}
        </Head>
      )}
      {children}
    </Surface>
  );
}

const Surface = styled.section<{ $tone: CardTone }>(({ theme, $tone }) => {
  const tones = {
    paper: [theme.color.surface, theme.color.ink, theme.shadow.sh2],
    well: [theme.color.well, theme.color.ink, 'none'],
    pine: [theme.color.tileGoal, theme.color.tileGoalNumeral, 'none'],
    sun: [theme.color.tilePoints, theme.color.tilePointsNumeral, 'none'],
    rose: [theme.color.tileRose, theme.color.ink, 'none'],
  };
  const [background, color, shadow] = tones[$tone];
  return css`
    position: relative;
    min-width: 0;
    padding: ${theme.space.card};
    border-radius: ${$tone === 'well' ? theme.radius.m : theme.radius.l};
    background: ${background};
    color: ${color};
    box-shadow: ${shadow};
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  `;
});

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* A long title keeps its width, and what stands opposite of it goes below. */
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s4};
`;

const Title = styled.h2`
  flex: 1 1 8rem;
  min-width: 0;
  font-size: ${theme.heading.card};
`;
