import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

/** The task and the list of its day: below each other, or beside each other in a broad window. */
export const AssessmentColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.s5};
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

/** Names the content of the stage, and takes the focus when that content appears. */
export const StageHeading = styled.h2.attrs({ tabIndex: -1 })`
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;
