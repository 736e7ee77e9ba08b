type Headers = Readonly<Record<string, string>>;

/** Not the rules but the edge says no: an answer with a status of its own. The message is sent as it stands. */
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

/** Nobody is signed in. The client looks for this very word. */
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

/** `If-Match` names a revision that is not the newest. */
export class StaleRevision extends HttpFailure {
  constructor() {
    super(412, 'stale-revision', 'This was changed in the meantime. Please reload and try again.');
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
    super(503, 'took-too-long', 'This took too long. Please try again.');
  }
}
