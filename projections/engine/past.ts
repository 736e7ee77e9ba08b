/** A state as it is stored: where the projection has a past, that lies apart, as JSON text; null where there is none. */
export type StoredState<State> = { readonly state: Omit<State, 'past'>; readonly past: string | null };

/** The whole state. */
export const withPast = <State>({ state, past }: StoredState<State>): State =>
  (past === null ? state : { ...state, past: JSON.parse(past) as unknown }) as State;

/** The two parts of a state that has a past. */
export function withoutPast(state: unknown): { readonly rest: unknown; readonly past: unknown } {
  const { past, ...rest } = state as { readonly past: unknown };
  return { rest, past };
}
