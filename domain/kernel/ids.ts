declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type MemberId = Branded<'MemberId'>;
export type ProgramId = Branded<'ProgramId'>;
export type CommandId = Branded<'CommandId'>;
/** Who acted: a member id, or `system`. */
export type Actor = MemberId | 'system';

export const asMemberId = (text: string): MemberId => text as MemberId;
export const asProgramId = (text: string): ProgramId => text as ProgramId;
export const asCommandId = (text: string): CommandId => text as CommandId;
