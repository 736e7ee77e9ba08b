import { ApiError } from '#client/lib/http/api-error.ts';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { auditCopy } from './admin-copy.ts';

type DeskErrorProps = {
  error: unknown;
  onRetry: () => void;
  /** What could not be read. */
  children: string;
};

/** In the place of a desk: it is not for this person, or it did not come. */
export function DeskError({ error, onRetry, children }: DeskErrorProps) {
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
