import * as RadixAccordion from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Icon } from './icon.tsx';

type Fold = { id: string; title: ReactNode; content: ReactNode };

type AccordionProps = {
  folds: readonly Fold[];
  /** The one that is open; null for none. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** The level of the headings. */
  level?: 2 | 3;
};

/** Titles that unfold, at most one at a time. */
export function Accordion({ folds, openId, onOpen, level = 2 }: AccordionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      value={openId ?? ''}
      onValueChange={(id) => onOpen(id || null)}
    >
      {folds.map(({ id, title, content }) => (
        <Item key={id} value={id} id={id}>
          <RadixAccordion.Header asChild>
            <Heading>
              <Trigger>
                {title}
                <Icon name="down" size={20} />
              </Trigger>
            </Heading>
          </RadixAccordion.Header>
          <Content>
            <div>{content}</div>
          </Content>
        </Item>
      ))}
    </RadixAccordion.Root>
  );
}

const unfold = keyframes`
  from {
    height: 0;
  }
  to {
    height: var(--radix-accordion-content-height);
  }
`;

const Item = styled(RadixAccordion.Item)`
  border-top: ${theme.border.hairline} solid ${theme.color.line};
  &:first-child {
    border-top: 0;
  }
`;

const Trigger = styled(RadixAccordion.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s4};
  width: 100%;
  min-height: 3.75rem;
  padding: ${theme.space.s3} 0;
  border: 0;
  background: none;
  font-family: ${theme.font.text};
  font-size: ${theme.text.t16};
  font-weight: ${theme.weight.bold};
  font-stretch: normal;
  letter-spacing: 0;
  line-height: 1.35;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > svg {
    transition: transform ${theme.duration.d2} ${theme.ease.out};
  }
  &[data-state='open'] > svg {
    transform: rotate(180deg);
  }
`;

const Content = styled(RadixAccordion.Content)`
  overflow: hidden;
  color: ${theme.color.ink2};
  &[data-state='open'] {
    animation: ${unfold} ${theme.duration.d2} ${theme.ease.out};
  }
  & > div {
    max-width: ${theme.size.measure};
    padding-bottom: ${theme.space.s5};
  }
`;
