import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { css, type DefaultTheme, keyframes, styled } from 'styled-components';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { uiCopy } from './ui-copy.ts';

/** Where toasts appear. Stands once, in the app. */
export function ToastHost() {
  // What the press itself changed is drawn first: a toast may come a moment later.
  const toast = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.current, () => null));
  const [endedId, setEndedId] = useState(0);
  // An open dialog hides the page from assistive technology, but for what is marked like this: a failure must be read out there too.
  return (
    <div aria-live="off">
      {toast && toast.id !== endedId && <Slip key={toast.id} {...toast} onEnd={() => setEndedId(toast.id)} />}
    </div>
  );
}

/** How a toast is: it goes by its clock, its cross or Escape, or is swiped away. */
type Stage = 'open' | 'closed' | 'swiped';

/**
 * The one visible toast. F8 leads to it, Escape and a swipe to the right end it, the pointer or the focus on it stop its clock. It is written
 * here because a library for lists of toasts is 8 kB of every page, the landing page too, and most of what it does had to be turned off.
 */
function Slip({
  title,
  description,
  variant,
  action,
  durationMs = toastDurationMs.standard,
  onEnd,
}: ToastMessage & { onEnd: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  const [stage, setStage] = useState<Stage>('open');
  const end = () => setStage('closed');
  const isBad = variant === 'destructive';
  const { pulledPx, ...pull } = useSwipe(() => setStage('swiped'));
  const hold = useClock(durationMs, stage === 'open', end);
  const close = useKeys(list, end);
  useAfterMotion(list, stage !== 'open', onEnd);
  return (
    <section aria-label={uiCopy.notifications} {...hold}>
      <List ref={list} tabIndex={-1}>
        <Item
          $bad={isBad}
          data-state={stage === 'open' ? 'open' : 'closed'}
          data-swipe={swipeOf(stage, pulledPx)}
          style={{ transform: pulledPx > 0 ? `translateX(${pulledPx}px)` : 'none' }}
          {...pull}
        >
          <Badge $bad={isBad}>
            <Icon name={isBad ? 'close' : 'check'} />
          </Badge>
          <Words role={isBad ? 'alert' : 'status'} title={title} description={description} />
          {action && (
            <Action
              type="button"
              onClick={() => {
                action.onSelect();
                close();
              }}
            >
              {action.label}
            </Action>
          )}
          <Cross icon="close" label={uiCopy.dismiss} onClick={close} />
        </Item>
      </List>
    </section>
  );
}

/** Ends a toast after its time, which stands still while somebody is at it or the window is not in front. */
function useClock(durationMs: number, isRunning: boolean, end: () => void) {
  const leftMs = useRef(durationMs);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);
  const onTime = useEffectEvent(end);
  const isCounting = isRunning && !isPointed && !isFocused && !isAway;
  useEffect(() => {
    if (!isCounting) return;
    const since = Date.now();
    const timer = window.setTimeout(onTime, leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= Date.now() - since;
    };
  }, [isCounting]);
  // Those of what is in the window pass by here too.
  useListener('blur', ({ target }) => target === window && setAway(true));
  useListener('focus', ({ target }) => target === window && setAway(false));
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/** F8 leads to the toast, and Escape ends it. @returns ends it too; the focus goes back to where F8 was pressed */
function useKeys(list: RefObject<HTMLOListElement | null>, end: () => void): () => void {
  const [dialogBelow] = useState(openDialog);
  const opener = useRef<Element | null>(null);
  const isInside = (): boolean => list.current?.contains(document.activeElement) ?? false;
  const close = (): void => {
    if (isInside() && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    end();
  };
  useListener('keydown', (event) => {
    if (event.code === 'F8' && !isInside()) {
      opener.current = document.activeElement;
      list.current?.focus();
    }
    // A dialog that was opened after the toast closes first.
    const isFirst = isInside() || [null, dialogBelow].includes(openDialog());
    if (event.key !== 'Escape' || !isFirst) return;
    event.stopPropagation();
    close();
  });
  return close;
}

const openDialog = (): Element | null => document.querySelector('[role=dialog], [role=alertdialog]');

/** Listens at the window, before everything in it. */
function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => unknown,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => void onEvent(event);
    window.addEventListener(name, listen, { capture: true });
    return () => window.removeEventListener(name, listen, { capture: true });
  }, [name]);
}

/** So far to the right, a toast goes when it is let loose. */
const swipeThresholdPx = 50;
/** A press may move so far. */
const swipeBeginsPx = 8;

const swipeOf = (stage: Stage, pulledPx: number): 'end' | 'move' | undefined => {
  if (stage === 'swiped') return 'end';
  return pulledPx > 0 ? 'move' : undefined;
};

/** Follows the pointer to the right. */
function useSwipe(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [pulledPx, setPulledPx] = useState(0);
  const distance = ({ clientX }: ReactPointerEvent): number =>
    startX.current === null ? 0 : Math.max(0, clientX - startX.current);
  const letLoose = (): void => {
    startX.current = null;
    setPulledPx(0);
  };
  return {
    pulledPx,
    onPointerDown: (event: ReactPointerEvent) => {
      // It is no press beside an open dialog, which would close it.
      event.stopPropagation();
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: ReactPointerEvent) => {
      const px = distance(event);
      // From here on it is no press of a button on the toast.
      if (px > swipeBeginsPx) event.currentTarget.setPointerCapture(event.pointerId);
      setPulledPx(px);
    },
    onPointerUp: (event: ReactPointerEvent) => {
      const px = distance(event);
      letLoose();
      if (px <= swipeThresholdPx) return;
      setPulledPx(px);
      onSwiped();
    },
    onPointerCancel: letLoose,
  };
}

/** Once the motion that began with the change is over; at once where there is none. */
function useAfterMotion(list: RefObject<HTMLOListElement | null>, isOver: boolean, then: () => void): void {
  const onEnd = useEffectEvent(then);
  useEffect(() => {
    if (!isOver) return;
    const animations = list.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => onEnd());
  }, [isOver, list]);
}

type WordsProps = { role: 'alert' | 'status'; title: string; description: string | undefined };

/** Filled a moment after it is there: a live region is read out when it changes, not when it appears. */
function Words({ role, title, description }: WordsProps) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  return (
    <div role={role}>
      {isFilled && (
        <>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
        </>
      )}
    </div>
  );
}

type Themed = { theme: DefaultTheme };

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(-1rem);
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
  }
`;

const swipeAway = keyframes`
  to {
    transform: translateX(calc(100% + 2rem));
    opacity: 0;
  }
`;

const listLook = ({ theme }: Themed) => css`
  position: fixed;
  top: max(${theme.space.s4}, env(safe-area-inset-top));
  inset-inline: ${theme.space.gutter};
  z-index: ${theme.layer.toast};
  /* An open dialog takes the pointer from the rest of the page. */
  pointer-events: auto;
  /* A toast of two lines is as high as the header, and leaves the heading below it in sight. */
  ${theme.media.phone} {
    top: max(${theme.space.s1}, env(safe-area-inset-top));
  }
  ${theme.media.wide} {
    inset-inline-start: auto;
    width: 100%;
    max-width: 420px;
  }
`;

const toastLook = ({ theme, $bad }: Themed & { $bad: boolean }) => css`
  --toast-soft: ${$bad ? theme.color.ink : theme.color.onInverse2};
  display: flex;
  align-items: center;
  gap: .9rem;
  padding-block: .9rem;
  padding-inline: .9rem .75rem;
  border-radius: ${theme.radius.m};
  background: ${$bad ? theme.color.badSoft : theme.color.inverse};
  color: ${$bad ? theme.color.ink : theme.color.onInverse};
  box-shadow: ${$bad ? `inset 0 0 0 2px ${theme.color.bad}, ${theme.shadow.sh3}` : theme.shadow.sh3};
  line-height: 1.35;
  transition: transform ${theme.duration.d2} ${theme.ease.out};
  user-select: none;
  touch-action: pan-y;
  ${theme.media.phone} {
    gap: ${theme.space.s3};
    padding-block: ${theme.space.s2};
    line-height: 1.25;
  }
  & > [role] {
    flex: 1;
    min-width: 0;
  }
  &[data-state='open'] {
    animation: ${arrive} ${theme.duration.d3} ${theme.ease.out};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.duration.d1} ${theme.ease.out} forwards;
  }
  &[data-swipe='move'] {
    transition: none;
  }
  &[data-swipe='end'] {
    animation: ${swipeAway} ${theme.duration.d2} ${theme.ease.out} forwards;
  }
`;

type ToastAction = { readonly label: string; readonly onSelect: () => void };
export type ToastMessage = {
  readonly title: string;
  readonly description?: string;
  /** Destructive for what went wrong: announced at once, and in red. */
  readonly variant?: 'default' | 'destructive';
  readonly action?: ToastAction;
  readonly durationMs?: number;
};
type ShownToast = ToastMessage & { readonly id: number };

export const toastDurationMs = { standard: 5000, workout: 3000 } as const;

type ToastStore = {
  readonly show: (message: ToastMessage) => void;
  /** The newest toast, also after it has gone. */
  readonly current: () => ShownToast | null;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Holds the one toast that is visible. A new one takes the place of the old at once; each ends by its own clock. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let newest: ShownToast | null = null;
  return {
    show: (message) => {
      newest = { ...message, id: (newest?.id ?? 0) + 1 };
      for (const listener of listeners) listener();
    },
    current: () => newest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts = createToastStore();

/** Shows a toast, from wherever something happened. */
export const showToast = toasts.show;

const List = styled.ol(listLook);
const Item = styled.li<{ $bad: boolean }>(toastLook);

const Badge = styled.span<{ $bad: boolean }>(
  ({ theme, $bad }) => css`
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${theme.radius.full};
    background: ${$bad ? theme.color.bad : theme.color.segment8};
    color: ${$bad ? theme.color.onBad : theme.color.segmentDarkLabel};
  `,
);

const Title = styled.b`
  display: block;
`;

const Description = styled.span(
  ({ theme }) => css`
    font-size: ${theme.text.t14};
    color: var(--toast-soft);
  `,
);

const Action = styled.button(
  ({ theme }) => css`
    max-width: 40%;
    min-height: ${theme.size.tap};
    padding-inline: ${theme.space.s4};
    border: 0;
    border-radius: ${theme.radius.full};
    background: transparent;
    box-shadow: inset 0 0 0 ${theme.border.control} currentColor;
    color: inherit;
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.bold};
    overflow-wrap: anywhere;
    cursor: pointer;
  `,
);

const Cross = styled(IconButton)`
  background: transparent;
  color: inherit;
`;
