type Headers = Readonly<Record<string, string>>;

/** Refused by the HTTP layer and not by the rules: an answer with its own status. The message is sent as it stands. */
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

/** The body is not what its headers say. */
export class Unreadable extends HttpFailure {
  constructor() {
    super(400, 'unreadable', 'The request could not be read.');
  }
}

/** The rest of the body did not arrive. The connection is closed, because later bytes could be either the body or a next request. */
export class BodyTooSlow extends HttpFailure {
  constructor() {
    super(408, 'too-slow', 'The request took too long to arrive. Please try again.', { Connection: 'close' });
  }
}

/** The request has no signed-in member. The client looks for exactly this word. */
export class Unauthorized extends HttpFailure {
  constructor() {
    super(401, 'unauthorized', 'Unauthorized');
  }
}

export class Forbidden extends HttpFailure {
  constructor(code: string, message: string, headers: Headers = {}) {
    super(403, code, message, headers);
  }
}

export class NotFound extends HttpFailure {
  constructor(message = 'There is nothing here.') {
    super(404, 'not-found', message);
  }
}

/** `X-Member-Id` names another than the session: the page was loaded before somebody else signed in. */
export class OtherMember extends HttpFailure {
  constructor() {
    super(409, 'other-member', 'You are signed in as somebody else in another tab. Please reload.');
  }
}

export class UnsupportedType extends HttpFailure {
  constructor() {
    super(415, 'unsupported-type', 'Please send JSON.');
  }
}

/** A second request under a key is the first one sent again, or a mistake. */
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

/** The answer took longer than a request may; what was asked for may or may not have happened. */
export class TookTooLong extends HttpFailure {
  constructor() {
    super(503, 'took-too-long', 'This took too long. Please try again.', { 'Retry-After': '5' });
  }
}
