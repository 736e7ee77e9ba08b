import { readFile } from 'node:fs/promises';
import { expect } from 'chai';

const read = (name: string) => readFile(new URL(`../operations/${name}`, import.meta.url), 'utf8');

/** Without indentation and comments. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s*#.*$/, '').trim())
    .filter((line) => line !== '');

/** Settings of the smallest examples that two processes need as well. */
const protections = {
  'nginx.conf':
    /^(limit_conn|log_format|access_log|error_log|ssl_p|ssl_ciphers|error_page|add_header|location .api|.*Request-Id)/,
  Caddyfile: /^(exclude|respond|Strict|X-Content|Content-Sec|header_up)|^handle/,
} as const;

const exampleIn = (page: string, name: keyof typeof protections): string | undefined =>
  (name === 'Caddyfile' ? /```\n(\{\n[\s\S]*?)```/ : /```nginx\n([\s\S]*?)```/).exec(page)?.[1];

describe('the proxy examples', () => {
  for (const name of ['nginx.conf', 'Caddyfile'] as const)
    it(`${name} for two processes protects as the smallest example of security.md does`, async () => {
      const smallest = linesOf(exampleIn(await read('security.md'), name) ?? '');
      const wanted = smallest.filter((line) => protections[name].test(line));
      expect(wanted).to.have.length.above(6);
      expect(linesOf(await read(name))).to.include.members(wanted);
    });

  // Caddy listens on both without a line.
  for (const name of ['nginx.conf', 'security.md'] as const)
    it(`${name} lets nginx listen on each port by IPv4 and by IPv6`, async () => {
      const listening = linesOf(await read(name)).filter((line) => line.startsWith('listen '));
      const byIpv6 = listening.filter((line) => line.includes('[::]:'));
      const byIpv4 = listening.filter((line) => !line.includes('[::]:'));
      expect(byIpv4).to.have.length(2);
      expect(byIpv6).to.deep.equal(byIpv4.map((line) => line.replace('listen ', 'listen [::]:')));
    });
});
