import { useDeferredValue } from 'react';

/**
 * True once `isReady` is: what appears with it is rendered in slices of some milliseconds, between which the page scrolls and answers. An
 * answer in SWR's cache by itself is rendered in one go.
 */
export const useInSlices = (isReady: boolean): boolean => useDeferredValue(isReady, false) && isReady;
