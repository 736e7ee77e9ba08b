import { LRUCache } from 'lru-cache';

export type CircuitBreaker = {
  /** Whether the service is left out now. After each pause one caller may try it, and this is false for that caller alone. */
  isOpen(service: string): boolean;
  answered(service: string): void;
  didNotAnswer(service: string): void;
};

/** Without an answer in a row. Those under way at once when a service stops answering are more. */
const failuresToOpen = 8;
const pauseMs = 30_000;
/** Services that do not answer and are remembered: members choose the names of some. */
const maxServices = 1_000;

type Standing = { readonly failures: number; readonly openUntil: number };

/**
 * Leaves out a service that does not answer, so that work for other services does not wait for it (Nygard's circuit breaker).
 * @param clock milliseconds that never go back
 */
export function createCircuitBreaker(clock = (): number => performance.now()): CircuitBreaker {
  const standings = new LRUCache<string, Standing>({ max: maxServices });
  return {
    isOpen(service) {
      const standing = standings.get(service);
      if (!standing || standing.failures < failuresToOpen) return false;
      if (clock() < standing.openUntil) return true;
      standings.set(service, { ...standing, openUntil: clock() + pauseMs });
      return false;
    },
    answered(service) {
      standings.delete(service);
    },
    didNotAnswer(service) {
      const failures = (standings.get(service)?.failures ?? 0) + 1;
      standings.set(service, { failures, openUntil: clock() + pauseMs });
    },
  };
}
