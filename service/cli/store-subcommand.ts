/** What `npm run store` can do under one name. */
export type Subcommand = {
  /** One line, for the list of subcommands. */
  readonly describe: string;
  readonly usage: string;
  /**
   * Aborted by the first Ctrl-C; an error that is thrown then counts as the interruption.
   * @param args without the name of the subcommand.
   * @returns the exit code: 0 for success, 1 for a finding or a refusal. @throws WrongUsage
   */
  run(args: readonly string[], signal: AbortSignal): Promise<number>;
};
