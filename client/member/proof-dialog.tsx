import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { proofCopy } from './integrations-copy.ts';

const address = `${navigations.login}?confirm=1&returnTo=${encodeURIComponent(paths.integrations)}`;

type ProofDialogProps = { isOpen: boolean; onCancel: () => void; description: string };

/** Leads to a sign-in, which the service wants before it gives access for months. */
export const ProofDialog = ({ isOpen, onCancel, description }: ProofDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    onCancel={onCancel}
    onConfirm={() => window.location.assign(address)}
    title={proofCopy.title}
    description={description}
    confirmLabel={proofCopy.confirm}
    icon="lock"
  />
);
