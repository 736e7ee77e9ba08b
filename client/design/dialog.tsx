import type { ConfirmDialogProps, DialogProps } from './dialog-windows.tsx';
import { useLate } from './use-late.ts';

const loadWindows = () => import('./dialog-windows.tsx');

/** A window over the page for one thing. Escape, the cross and a press beside it close it. */
export function Dialog(props: DialogProps) {
  const windows = useLate(loadWindows, props.isOpen);
  return windows && <windows.DialogWindow {...props} />;
}

/** Asks before something that cannot be taken back. The focus starts on Cancel; only the buttons close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const windows = useLate(loadWindows, props.isOpen);
  return windows && <windows.ConfirmWindow {...props} />;
}
