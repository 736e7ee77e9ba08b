import { type ComponentType, useState } from 'react';
import { useSoon } from './use-soon.ts';

/** Of a dialog that comes after the screen it belongs to. */
export type LateDialogProps = {
  /** Opens with each number that is higher. */
  openings: number;
};

/**
 * A dialog with what only it needs, its machine included.
 * @param load the same function at every rendering
 */
export function useLateDialog<Props>(load: () => Promise<ComponentType<Props & LateDialogProps>>) {
  const { code: Dialog, fetch } = useSoon(load);
  const [openings, setOpenings] = useState(0);
  function open(): void {
    setOpenings((before) => before + 1);
    // Without a network and without a copy of it there is nothing to show.
    fetch().catch(() => {});
  }
  return { Dialog: openings > 0 ? Dialog : null, openings, open };
}
