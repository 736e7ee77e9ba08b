type Headers = Readonly<Record<string, string>>;

/** A refusal by the HTTP layer instead of domain rules, with its own status. The message is sent unchanged. */
export class HttpFailure extends Error {
  readonly status: number;
  /** Stable, kebab-case; sent as `X-Error-Code`. */
  readonly code: string;
  readonly headers: Headers;

  constructor(status: number, code: string, message: string, headers: Headers = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The body does not match its headers. */
export class Unreadable extends HttpFailure {
  constructor() {
    super(400, 'unreadable', 'The request could not be read.');
  }
}

/** The body did not arrive completely. The connection is closed, because later bytes could be either the body or a next request. */
export class BodyTooSlow extends HttpFailure {
  constructor() {
    super(408, 'too-slow', 'The request took too long to arrive. Please try again.', { Connection: 'close' });
  }
}

/** The request has no signed-in member. The client compares this exact word. */
export class Unauthorized extends HttpFailure {
  constructor() {
    super(401, 'unauthorized', 'Unauthorized');
  }
}

/** The access token is unknown, revoked or expired; the answer does not say which. */
export class InvalidToken extends HttpFailure {
  constructor() {
    super(
      401,
      'invalid-token',
      'This token does not work: it is unknown, revoked or expired. Make another under Integrations on your profile.',
      { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    );
  }
}

/** The call takes access tokens only. */
export class TokenRequired extends HttpFailure {
  constructor() {
    super(
      401,
      'token-required',
      'This address is for an assistant with an access token. Make one under Integrations on your profile, and send it as Authorization: Bearer.',
      { 'WWW-Authenticate': 'Bearer' },
    );
  }
}

export class Forbidden extends HttpFailure {
  constructor(code: string, message: string, headers: Headers = {}) {
    super(403, code, message, headers);
  }
}

/** A page of another site sent the request. */
export class OtherOrigin extends Forbidden {
  constructor() {
    super('other-origin', 'This request came from another site.');
  }
}

/** The call has no scope, so no token opens it. */
export class TakesNoToken extends Forbidden {
  constructor() {
    super('takes-no-token', 'No token opens this call. Do this on the pages of Rondel instead.');
  }
}

export class MissingScope extends Forbidden {
  constructor(scopes: readonly string[]) {
    const missing = scopes.join(' and ');
    super('missing-scope', `This token may not do that: it lacks ${missing}. Make a token that has it.`, {
      'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"`,
    });
  }
}

export class NotFound extends HttpFailure {
  constructor(message = 'There is nothing here.') {
    super(404, 'not-found', message);
  }
}

/** `X-Member-Id` differs from the session: another member signed in after the page was loaded. */
export class OtherMember extends HttpFailure {
  constructor() {
    super(409, 'other-member', 'You are signed in as somebody else in another tab. Please reload.');
  }
}

/** `X-Device-Key-Id` differs from the member's device key: the member cleared all data after the command was stored. */
export class DataCleared extends HttpFailure {
  constructor() {
    super(
      409,
      'data-cleared',
      "You cleared all your data after this was saved here, so it wasn't added. Enter it again to keep it.",
    );
  }
}

export class UnsupportedType extends HttpFailure {
  constructor() {
    super(415, 'unsupported-type', 'Please send JSON.');
  }
}

/**
 * Compressed bodies are refused: the parser's decompressor could be made to emit an error that nothing handled, which ended the process.
 * No client sends them.
 */
export class CompressedBody extends HttpFailure {
  constructor() {
    super(415, 'unsupported-type', 'Please send JSON without compression.', {
      'Accept-Encoding': 'identity',
    });
  }
}

/** An idempotency key was used for two different requests. */
export class KeyReused extends HttpFailure {
  constructor() {
    super(422, 'key-reused', 'This Idempotency-Key was used for another request.');
  }
}

export class TooManyRequests extends HttpFailure {
  constructor(retryAfterSeconds: number) {
    super(429, 'too-many-requests', 'Too many requests. Please wait a moment and try again.', {
      'Retry-After': String(retryAfterSeconds),
    });
  }
}

/** The read models of this release are built for the first time. */
export class GettingReady extends HttpFailure {
  constructor() {
    super(503, 'getting-ready', 'Rondel is getting ready. Please try again in a moment.', {
      'Retry-After': '5',
    });
  }
}

/** The answer exceeded the time limit; whether the command was executed is unknown. */
export class TookTooLong extends HttpFailure {
  constructor() {
    super(503, 'took-too-long', 'This took too long. Please try again.', { 'Retry-After': '5' });
  }
}
