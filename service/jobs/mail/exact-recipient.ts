import { domainToUnicode } from 'node:url';
import type { PluginFunction } from 'nodemailer';
import { isEmail } from '#domain/beta/beta-rules.ts';

/** The mailer would send to another address than the given one. A retry would do the same, so the mail is dropped. */
export class WrongRecipient extends Error {
  constructor() {
    super('The address of this mail cannot be written in a mail as it stands. The mail is not sent.');
    this.name = 'WrongRecipient';
  }
}

/**
 * Runs before sending. The mailer repairs invalid addresses: `a@b<CR LF>Bcc: c@d` becomes a mail to `"a@b Bcc: c"@d`. An admin approved one
 * address, so a mail with a repaired one is refused. Events of earlier versions can contain such addresses.
 */
export const refuseOtherRecipients: PluginFunction<unknown> = ({ data: { to }, message }, done) => {
  const asked = typeof to === 'object' && 'address' in to ? (to.address ?? '') : '';
  const [recipient = '', ...others] = message.getEnvelope().to;
  const isExact = others.length === 0 && isEmail(asked) && isSameMailbox(recipient, asked);
  done(isExact ? null : new WrongRecipient());
};

/** A quoted local part and a Punycode domain denote the same mailbox. */
function isSameMailbox(recipient: string, asked: string): boolean {
  const [local, domain] = partsOf(recipient);
  const [askedLocal, askedDomain] = partsOf(asked);
  const locals = [askedLocal, `"${askedLocal.replace(/["\\]/g, '\\$&')}"`];
  const domains = [domain, domainToUnicode(domain)].map((name) => name.toLowerCase());
  return locals.includes(local) && domains.includes(askedDomain.toLowerCase());
}

function partsOf(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
}
