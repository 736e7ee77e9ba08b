/** A mail as its reader sees it. */
type ReadMail = {
  readonly subject: string;
  /** The texts of its parts, plain text before HTML, with lines that end in `\n`. */
  readonly parts: readonly string[];
};

/** Reads a mail whose subject can be encoded (RFC 2047), and its parts as well (RFC 2045). @param content with CRLF, as SMTP carries it */
export function readMail(content: string): ReadMail {
  const [head = ''] = content.split('\r\n\r\n', 1);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const parts = boundary === undefined ? [content] : content.split(`--${boundary}`).slice(1, -1);
  return { subject: subjectOf(head), parts: parts.map(textOf) };
}

function subjectOf(head: string): string {
  const [, lines = ''] = /^Subject: (.*(?:\r\n .*)*)/m.exec(head) ?? [];
  return lines
    .replace(/\r\n /g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/(=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, text = '']) =>
          kind?.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quoted(text.replace(/_/g, ' ')),
        ),
      ).toString(),
    );
}

function textOf(part: string): string {
  const [head = '', ...lines] = part.split('\r\n\r\n');
  const body = lines.join('\r\n\r\n');
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : quoted(body.replaceAll('=\r\n', ''));
  return (encoding === 'base64' || encoding === 'quoted-printable' ? bytes.toString() : body)
    .replaceAll('\r\n', '\n')
    .trim();
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
