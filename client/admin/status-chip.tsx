import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import type { IconName } from '#client/ui/icon.tsx';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';

const looks: Readonly<Record<BetaRequest['status'], { tone: ChipTone; icon: IconName }>> = {
  pending: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  denied: { tone: 'plain', icon: 'close' },
};

export function StatusChip({ status }: { status: BetaRequest['status'] }) {
  return <Chip {...looks[status]}>{requestCopy.statuses[status]}</Chip>;
}
