import { css, styled } from 'styled-components';
import { Accordion } from '#client/ui/accordion.tsx';
import { Card } from '#client/ui/card.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { type FaqView, foundIn, searchedFor } from './faq-view.ts';
import { helpCopy } from './help-copy.ts';

type FaqCardProps = { view: FaqView; onView: (view: FaqView) => void };

/** Questions and answers, and a search over both. */
export function FaqCard({ view, onView }: FaqCardProps) {
  const found = foundIn(view);
  return (
    <Card title={helpCopy.frequentlyAskedQuestions}>
      <search>
        <TextField
          label={helpCopy.searchTheQuestions}
          type="search"
          placeholder={helpCopy.searchForHelpTopics}
          autoComplete="off"
          value={view.term}
          onChange={(event) => onView(searchedFor(view, event.target.value))}
        />
      </search>
      <Hidden role="status">{helpCopy.topicCount(found.length)}</Hidden>
      {found.length > 0 ? (
        <Accordion
          level={3}
          folds={found.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
          openId={view.openId}
          onOpen={(openId) => onView({ ...view, openId })}
        />
      ) : (
        <Nothing>
          <p>{helpCopy.nothingFoundFor(view.term)}</p>
          <p>{helpCopy.otherSearch}</p>
        </Nothing>
      )}
    </Card>
  );
}

const Nothing = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    padding-block: ${theme.space.s8} ${theme.space.s4};
    text-align: center;
    overflow-wrap: anywhere;
    & > p:first-child {
      font-size: ${theme.text.t18};
      font-weight: ${theme.weight.bold};
      white-space: pre-wrap;
    }
    & > p:last-child {
      color: ${theme.color.ink2};
    }
  `,
);
