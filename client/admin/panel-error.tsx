import { ApiError } from '#client/lib/http/api-error.ts';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { auditCopy } from './admin-copy.ts';

type PanelErrorProps = {
  error: unknown;
  onRetry: () => void;
  /** What could not be read. */
  children: string;
};

/** Takes the place of a panel that this person may not see, or that could not be read. */
export function PanelError({ error, onRetry, children }: PanelErrorProps) {
  if (error instanceof ApiError && error.status === 403)
    return (
      <EmptyState icon="lock" title={auditCopy.adminOnly}>
        {auditCopy.adminOnlyLead}
      </EmptyState>
    );
  return (
    <Card>
      <RetryNote onRetry={onRetry}>{children}</RetryNote>
    </Card>
  );
}
