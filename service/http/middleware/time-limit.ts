import type { Middleware } from 'koa';
import { TookTooLong } from '#service/http/errors/http-failures.ts';

/** Answers 503 when later stages take too long. Running work is not undone: a command may still be stored. */
export function timeLimit(milliseconds: number): Middleware {
  return function limitTime(_ctx, next) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new TookTooLong()), milliseconds);
      next()
        .then(resolve, reject)
        .finally(() => clearTimeout(late));
    });
  };
}
