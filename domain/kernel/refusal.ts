/**
 * Why a rule refused. `invalid`: the command can never be valid. `conflict`: not in this state. `missing`: it names something that does not
 * exist. `unavailable`: the service cannot do it now.
 */
export type RefusalKind = 'invalid' | 'conflict' | 'missing' | 'unavailable';

/** The only error that domain rules throw. `code` is stable kebab-case; `message` is a sentence that may be shown to a member. */
export class Refusal extends Error {
  readonly code: string;
  readonly kind: RefusalKind;
  /** Codes that a repeated command must name, such as hazards to acknowledge. For programs, not for people. */
  readonly causes: readonly string[];

  constructor(code: string, message: string, kind: RefusalKind = 'conflict', causes: readonly string[] = []) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.kind = kind;
    this.causes = causes;
  }
}
