import { type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '#client/ui/icon.tsx';

type FoldOutProps = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A part of a card that unfolds over the card's full width, next to other open parts. Its children come when it is first opened. */
export function FoldOut({ title, isOpenAtFirst = false, children }: FoldOutProps) {
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  return (
    <Details open={isOpenAtFirst} onToggle={({ currentTarget: { open } }) => open && setOpened(true)}>
      <summary>
        {title}
        <Icon name="down" size={20} />
      </summary>
      {isOpened && children}
    </Details>
  );
}

const Details = styled.details(
  ({ theme }) => css`
    min-width: 0;
    & > summary {
      display: flex;
      align-items: center;
      gap: ${theme.space.s2};
      min-height: ${theme.size.tap};
      font-weight: ${theme.weight.bold};
      list-style: none;
      cursor: pointer;
    }
    & > summary::-webkit-details-marker {
      display: none;
    }
    & > summary > svg {
      transition: transform ${theme.duration.d2} ${theme.ease.out};
    }
    &[open] > summary > svg {
      transform: rotate(180deg);
    }
    &[open] > summary {
      margin-bottom: ${theme.space.s2};
    }
  `,
);
