import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { clientRouteOf } from '#service/http/client-routes-contract.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { type ClientErrorBody, clientErrorAnswer, clientErrorBody } from './client-error-contract.ts';

/** The logged form, without text that a member may have typed. */
type ClientError = {
  readonly kind: ClientErrorBody['kind'];
  readonly message: string;
  /** Frames of the client's own code, innermost first: `name at assets/file.js:line:column`. */
  readonly frames: readonly string[];
  /** A known screen, or `other`. */
  readonly screen: string;
};

const maxFrames = 10;
/** Email addresses, URLs, ids, text in double quotes, and numbers that may be a weight or birthday. */
const personal = [
  /\S+@\S+/g,
  /\b[a-z][\w+.-]*:\/\/\S+/gi,
  /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /"[^"]*"?|\u201c[^\u201d]*\u201d?/g,
  /\d+(?:[.,/-]\d+)+|\d{4,}/g,
];
const quoted = /(?<!\w)'([^']*)'?/g;
/** An identifier in single quotes describes the error; other text in quotes may be a member's. */
const codeName = /^'[\w$.]{1,40}'$/;
const controls = /\p{Cc}+/gu;
const ownPlace = /\/(assets\/[\w.-]+\.js:\d+:\d+)/;
const nameOfFrame = /^\s*(?:at )?(?:async )?([\w$.<>]{1,60})(?: \(|@)/;

/** The parts of a reported client error that may be logged. */
export function withoutPeople({ kind, message, stack = '', screen }: ClientErrorBody): ClientError {
  const frames = stack.split('\n').flatMap(frameIn).slice(0, maxFrames);
  return { kind, message: struck(message), frames, screen: clientRouteOf(screen) ?? 'other' };
}

function struck(text: string): string {
  const left = personal.reduce((rest, pattern) => rest.replace(pattern, '*'), text);
  return left.replace(quoted, (part) => (codeName.test(part) ? part : '*')).replace(controls, ' ');
}

function frameIn(line: string): readonly string[] {
  const place = ownPlace.exec(line)?.[1];
  return place === undefined ? [] : [`${nameOfFrame.exec(line)?.[1] ?? 'anonymous'} at ${place}`];
}

/** Public. Neither the line of the error nor the line of its request names the member, so that an error cannot be traced to a person. */
const takeClientError: Handler = () => async (ctx) => {
  delete ctx.state.memberId;
  ctx.state.log.warn({ clientError: withoutPeople(bodyOf(ctx, clientErrorBody)) }, 'client error');
  ctx.body = { received: true };
};

export const clientErrorRoutes: readonly AppRoute[] = [
  {
    method: 'POST',
    path: '/api/client-errors',
    summary: 'Takes an error of the client for the operator’s log, without who it happened to.',
    audience: 'everybody',
    limit: 'clientError',
    body: clientErrorBody,
    answer: clientErrorAnswer,
    handle: takeClientError,
  },
];
