/**
 * Why the rules said no. `invalid`: the command can never be right. `conflict`: not in this state. `missing`: it names something that
 * does not exist. `unavailable`: the product itself cannot do it now.
 */
export type RefusalKind = 'invalid' | 'conflict' | 'missing' | 'unavailable';

/** The one error that the rules throw. `code` is stable kebab-case; `message` is a sentence a member may read. */
export class Refusal extends Error {
  readonly code: string;
  readonly kind: RefusalKind;
  /** What a repeated command would have to name, such as hazards to acknowledge. For programs, not for people. */
  readonly causes: readonly string[];

  constructor(code: string, message: string, kind: RefusalKind = 'conflict', causes: readonly string[] = []) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.kind = kind;
    this.causes = causes;
  }
}
