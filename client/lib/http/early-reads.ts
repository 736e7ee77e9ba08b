/** How long the page's own answers are good for. A screen takes them as it begins. */
const goodForMs = 5_000;

type Answers = Readonly<Record<string, unknown>>;

export type EarlyReads = {
  /** The answer to a path that the page has asked for; undefined where it has not, or where a command may have overtaken it. */
  readonly take: (path: string) => Promise<{ readonly answer: unknown } | undefined>;
  /** What was asked for before a command is not shown after it. */
  readonly forget: () => void;
};

/**
 * What a screen reads as it begins, which the page asks for in one call. Each answer is taken once.
 * @param url of that call; undefined where the page names none
 * @param fetchAnswers undefined where the call was refused: each path is then asked for by itself
 */
export function createEarlyReads(
  url: string | undefined,
  fetchAnswers: (url: string) => Promise<Answers | undefined>,
): EarlyReads {
  const open = new Set(pathsIn(url));
  let answers: Promise<Answers | undefined> | undefined;
  let goodUntil = Number.POSITIVE_INFINITY;

  async function ask(from: string): Promise<Answers | undefined> {
    const asked = await fetchAnswers(from).catch(() => undefined);
    goodUntil = performance.now() + goodForMs;
    return asked;
  }

  return {
    async take(path) {
      if (url === undefined || performance.now() > goodUntil || !open.delete(path)) return undefined;
      answers ??= ask(url);
      const all = await answers;
      return all && path in all ? { answer: all[path] } : undefined;
    },
    forget: () => open.clear(),
  };
}

const pathsIn = (url = ''): readonly string[] =>
  new URLSearchParams(url.split('?')[1]).get('paths')?.split(',') ?? [];
