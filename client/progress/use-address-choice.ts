import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * One of a few values, also in the address, so that Back leads to the one before and a reload to the same. It is state first: a radio button
 * follows its press, and the router comes later.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): readonly [Value, (value: Value, replace?: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const asked = values.find((value) => value === address.get(name)) ?? usual;
  const [chosen, choose] = useState(asked);
  useEffect(() => {
    if (navigation === 'POP') choose(asked);
  }, [asked, navigation]);
  return [
    chosen,
    (value, replace = false) => {
      choose(value);
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, value);
          return after;
        },
        { preventScrollReset: true, replace },
      );
    },
  ];
}
