/** The engine's logger, in pino's signature. */
export type EngineLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

export const silentLog: EngineLog = { info: () => {}, warn: () => {}, error: () => {} };
