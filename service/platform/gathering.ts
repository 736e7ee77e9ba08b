/** Answers that many ask for at nearly the same time, each alone. */
export type Gathered<Item, Result> = (item: Item) => Promise<Result>;

/**
 * Answers all that is asked within a pause by one call. When that call fails, each is asked alone, so that one item that cannot be answered fails no
 * other one.
 * @param answer gets at least one item; its results have the order of the items
 */
export function gathering<Item, Result>(
  pauseMs: number,
  answer: (items: readonly Item[]) => Promise<readonly Result[]>,
): Gathered<Item, Result> {
  let waiting: Asked<Item, Result>[] = [];
  const answerAll = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    await settle(asked, answer);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setTimeout(() => void answerAll(), pauseMs);
    });
}

type Asked<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

async function settle<Item, Result>(
  asked: readonly Asked<Item, Result>[],
  answer: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await answer(asked.map(({ item }) => item));
    for (const [nth, { resolve }] of asked.entries()) resolve(results[nth] as Result);
  } catch (error) {
    if (asked.length > 1) await Promise.all(asked.map((one) => settle([one], answer)));
    else for (const { reject } of asked) reject(error);
  }
}
