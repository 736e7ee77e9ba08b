import { styled } from 'styled-components';

/** Names what stands on the stage, and takes the focus when it came there. */
export const StageHeading = styled.h2.attrs({ tabIndex: -1 })`
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;
