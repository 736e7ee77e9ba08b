import { css, styled } from 'styled-components';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Numeral } from '#client/ui/text.tsx';
import { assessmentCopy } from './assessment-copy.ts';
import { plannedExercises } from './assessment-plan.ts';
import { countDone, type Results } from './assessment-results.ts';

/** What it is, and how far it is; the summary says that itself. */
export function AssessmentHead({ results, hasCount }: { results: Results; hasCount: boolean }) {
  return (
    <Head>
      <ScreenHeading>{assessmentCopy.title}</ScreenHeading>
      {hasCount && (
        <Count>
          <Numeral>{countDone(results, plannedExercises)}</Numeral>{' '}
          {assessmentCopy.resultsOf(plannedExercises.length)}
        </Count>
      )}
    </Head>
  );
}

const Head = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${theme.space.s2} ${theme.space.s6};
  `,
);

const Count = styled.p(
  ({ theme }) => css`
    display: flex;
    align-items: baseline;
    gap: ${theme.space.s2};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink2};
    & > ${Numeral} {
      color: ${theme.color.ink};
    }
    ${theme.media.phone} {
      gap: .35em;
      & > ${Numeral} {
        font: inherit;
        letter-spacing: 0;
      }
    }
  `,
);
