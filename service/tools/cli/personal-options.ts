import { WrongUsage } from './run-tool.ts';

/** `parseArgs` options of tools that can show personal fields. */
export const personalOptions = {
  'with-personal': { type: 'boolean', default: false },
  reason: { type: 'string' },
  as: { type: 'string' },
} as const;

/** The reason for showing personal fields, and the admin; null for the operator. */
export type PersonalChoice = { readonly reason: string; readonly admin: string | null };

export const personalUsage = `--with-personal   with the personal fields; needs a reason, and the look is recorded in the audit trail
  --reason TEXT     why, for --with-personal
  --as ADMIN        who looks: the email of an admin who has signed in at least once; the operator when absent`;

type Given = {
  readonly 'with-personal': boolean;
  readonly reason?: string | undefined;
  readonly as?: string | undefined;
};

/** Null when personal fields stay hidden. @throws WrongUsage */
export function personalChoice({ 'with-personal': isWanted, reason, as }: Given): PersonalChoice | null {
  if (!isWanted) {
    if (reason !== undefined || as !== undefined)
      throw new WrongUsage('--reason and --as need --with-personal.');
    return null;
  }
  if (reason === undefined)
    throw new WrongUsage('--with-personal needs --reason: say why you need to see personal data.');
  return { reason, admin: as ?? null };
}
