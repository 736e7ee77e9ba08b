import { routeFor } from './declared-responses.ts';
import type { HostileCall } from './hostile-calls.ts';
import type { RawAnswer, RawRequest } from './raw-requests.ts';

/**
 * Expected 503 answers: the catalogue has no quest for this member's equipment, or a loaded machine was slow. Everything is available
 * during a run, so other described 503 answers are failures.
 */
const expected503: ReadonlySet<string> = new Set(['no-quests', 'took-too-long']);

/** Counts answers, and records failures. */
export function createTally() {
  const byStatus = new Map<string, number>();
  const byKind = new Map<string, number>();
  const expected: string[] = [];
  const failures: string[] = [];
  const undeclared: string[] = [];
  const silent: string[] = [];
  const errorLines: string[] = [];
  const refusedIds = new Set<string>();
  let unanswered = 0;

  function note(
    kind: string,
    status: number,
    code: string,
    requestId: string | null,
    what: () => string,
  ): void {
    count(byStatus, String(status));
    count(byKind, kind);
    if (status >= 400 && status < 500 && requestId !== null) refusedIds.add(requestId);
    if (status === 503 && expected503.has(code)) expected.push(`${code} ${what()}`);
    else if (status >= 500) failures.push(`${status} ${code} ${what()}`);
  }

  return {
    refusedIds,
    answered(call: HostileCall, status: number, code: string, requestId: string): void {
      note(call.kind, status, code, requestId, () => shown(call));
      if (!isDeclared(call, status, code)) undeclared.push(`${status} ${code} ${shown(call)}`);
    },
    /** @param answers null when the connection stayed silent */
    raw({ kind, bytes }: RawRequest, answers: readonly RawAnswer[] | null): void {
      const name = `raw ${kind}`;
      const what = () => `${name}: ${bytes.toString('latin1').slice(0, 600)}`;
      if (answers === null) silent.push(what());
      if (!answers || answers.length === 0) this.unanswered(name);
      for (const { status, code, requestId } of answers ?? []) note(name, status, code, requestId, what);
    },
    unanswered(kind: string): void {
      unanswered += 1;
      count(byKind, `${kind}, unanswered`);
    },
    logged: (line: unknown) => void errorLines.push(JSON.stringify(line).slice(0, 1_500)),
    findings: () => ({
      byStatus: sorted(byStatus),
      byKind: sorted(byKind),
      expected503: expected,
      unanswered,
      failures,
      undeclared,
      silent,
      errorLines,
    }),
  };
}

/** Whether the API description includes the answer; paths outside the API are not described. */
function isDeclared({ operation, path }: HostileCall, status: number, code: string): boolean {
  if (!routeFor(operation.method, path.split('?')[0] ?? '')) return true;
  const codes = operation.refusals.get(status);
  return codes !== undefined && (status < 400 || codes.includes(code));
}

const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);

const sorted = (map: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...map].sort(([one], [other]) => one.localeCompare(other)));

const shown = ({ operation, kind, path, headers, body }: HostileCall): string =>
  [
    kind,
    operation.method,
    path.slice(0, 200),
    JSON.stringify(headers).slice(0, 200),
    body.toString('latin1').slice(0, 300),
  ].join(' ');
