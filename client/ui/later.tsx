import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';
import { Card } from './card.tsx';
import { atFirstAct, hasActed } from './first-act.ts';
import { Stack } from './layout.tsx';

/** Windows of a phone. In others, most of a screen is in sight as it begins. */
const phone = '(max-width: 40rem) and (max-height: 60rem)';

/** Where a card will be: its heading, and about the height that it becomes. */
export type CardPlace = { readonly title: string; readonly height: string };
type Cards = readonly CardPlace[];

/**
 * Cards below the first window of a phone: rendered when they come in sight, or after the member's first act. A screen that opens after
 * that has them at once. Their headings are there from the start, for readers of headings.
 */
export function Later({ cards, children }: { cards: Cards; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return useIsDue(place) ? children : <Places ref={place} cards={cards} />;
}

type PlacesProps = { ref?: RefObject<HTMLDivElement | null>; cards: Cards };

/** Where cards will be. */
export const Places = ({ ref, cards }: PlacesProps) => (
  <Stack {...(ref && { ref })}>
    {cards.map(({ title, height }) => (
      <Card key={title} title={title} style={{ height }}>
        <div aria-busy />
      </Card>
    ))}
  </Stack>
);

function useIsDue(place: RefObject<HTMLElement | null>): boolean {
  const [isDue, setDue] = useState(() => hasActed() || location.hash !== '' || !matchMedia(phone).matches);
  useEffect(() => {
    if (isDue || !place.current) return;
    const begin = (): void => startTransition(() => setDue(true));
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    });
    sight.observe(place.current);
    // A browser prints what is there when the event ends.
    const stopWaiting = atFirstAct((isPrinted) =>
      isPrinted ? flushSync(() => setDue(true)) : afterPaint(begin),
    );
    return () => {
      sight.disconnect();
      stopWaiting();
    };
  }, [isDue, place]);
  return isDue;
}
