import pg from 'pg';

/** A named statement, prepared once for each connection. */
export type GroupedStatement = {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** What the error of this statement means; the error itself when absent. */
  readonly meaning?: (error: unknown) => unknown;
};

export const begin: GroupedStatement = { name: 'begin', text: 'begin' };
export const commit: GroupedStatement = { name: 'commit', text: 'commit' };

/** SQLSTATE of a division by zero. Divided by what it has changed, a statement fails that changed too little: none behind it runs. */
const divisionByZero = '22012';

/** Whether a statement failed because it had changed too little. */
export const changedTooLittle = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === divisionByZero;

/**
 * Sends statements as one request of the protocol, with one end. Postgres answers all of them in one packet, and passes over those behind
 * one that fails. Rows are not read.
 * @throws the error of the first statement that fails
 */
export function sendGroup(
  client: Pick<pg.ClientBase, 'query'>,
  statements: readonly GroupedStatement[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(
      new StatementGroup(statements, (error) => {
        if (error) reject(error);
        else resolve();
      }),
    );
  });
}

/** Its name and text are those of the statement whose answer comes next, by which the driver remembers what is prepared. */
class StatementGroup extends pg.Query {
  declare name: string | undefined;
  declare text: string | undefined;
  declare callback: (error: unknown) => void;
  readonly #statements: readonly GroupedStatement[];
  #answered = 0;
  #unsent: unknown = null;

  constructor(statements: readonly GroupedStatement[], callback: (error: unknown) => void) {
    super({ text: '' }, callback);
    this.#statements = statements;
    this.#expect(0);
  }

  override submit = (connection: pg.Connection) => {
    const unended = withoutEnds(connection);
    connection.stream.cork();
    for (const { name, text, values = [] } of this.#statements) {
      new pg.Query({ name, text, values: [...values] }, (error: unknown) => {
        this.#unsent = error;
      }).submit(unended);
      // Those behind it must not run: one of them commits.
      if (this.#unsent !== null) break;
    }
    connection.sync();
    connection.stream.uncork();
    // The driver sends a query again that returns something.
    return null;
  };

  handleRowDescription(): void {}

  handleDataRow(): void {}

  handleCommandComplete(): void {
    this.#expect(this.#answered + 1);
  }

  handleError(error: unknown, { parsedStatements, submittedNamedStatements }: Prepared): void {
    const failed = this.#statements[this.#answered];
    for (const { name } of this.#statements)
      if (parsedStatements[name] === undefined) delete submittedNamedStatements[name];
    this.callback(failed?.meaning?.(error) ?? error);
  }

  handleReadyForQuery(): void {
    this.callback(this.#unsent);
  }

  #expect(nth: number): void {
    this.#answered = nth;
    this.name = this.#statements[nth]?.name;
    this.text = this.#statements[nth]?.text;
  }
}

/** What the driver knows of the statements of a connection, by name. */
type Prepared = {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
};

/** The same connection for a statement that is not the last of its request, whose rows are not read, and which stays prepared. */
const withoutEnds = (connection: pg.Connection): pg.Connection => {
  const { stream, parsedStatements, submittedNamedStatements } = connection as pg.Connection & Prepared;
  const nothing = () => {};
  // Not by `Object.create`: an engine treats the prototype of an object as one that seldom changes.
  return {
    ...{ stream, parsedStatements, submittedNamedStatements },
    parse: (...given: Parameters<pg.Connection['parse']>) => connection.parse(...given),
    bind: (...given: Parameters<pg.Connection['bind']>) => connection.bind(...given),
    execute: (...given: Parameters<pg.Connection['execute']>) => connection.execute(...given),
    ...{ sync: nothing, describe: nothing, close: nothing },
  } as unknown as pg.Connection;
};
