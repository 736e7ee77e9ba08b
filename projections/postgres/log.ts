/** Where the engine tells what it does; pino's shape. */
export type EngineLog = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

export const silentLog: EngineLog = { info: () => {}, warn: () => {}, error: () => {} };
