import { styled } from 'styled-components';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** About as high as the path becomes: in a narrow window its twelve things are below each other. */
export const PathPlace = styled(Skeleton).attrs({ $height: '33rem' })`
  @media (max-width: 35rem) {
    height: 54rem;
  }
`;
