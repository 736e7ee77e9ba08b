import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { addressOf, type LibraryQuery, queryOf } from './library-query.ts';

/**
 * What the library shows, also in the address: Back leads from workouts to exercises, and to the filters that were set. The fields follow
 * this state, since the router's comes later than a key press.
 */
export function useLibraryQuery(): readonly [LibraryQuery, (change: Partial<LibraryQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const [query, setQuery] = useState(() => queryOf(address));
  useEffect(() => {
    if (navigation === 'POP') setQuery(queryOf(address));
  }, [address, navigation]);
  return [
    query,
    (change) => {
      const next = { ...query, ...change };
      setQuery(next);
      setAddress(addressOf(next), { replace: change.part === undefined, preventScrollReset: true });
    },
  ];
}
