const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'];
/** 08: connection exceptions. 53300: too many connections. 57P01-57P03: shut down, crashed, starting up. */
const sqlStates = /^(08...|53300|57P0[123])$/;
/** The pool's and the client's own errors carry no code. */
const messages = new RegExp(
  `^(${[
    'Connection terminated',
    'Client has encountered a connection error',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ].join('|')})`,
);

/** Whether an error of `pg` says that the database cannot be reached, as against a statement that it refuses. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return socketCodes.includes(code) || sqlStates.test(code) || messages.test(error.message);
}
