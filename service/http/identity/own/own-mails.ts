import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Language } from '#domain/kernel/language.ts';
import { textsIn } from '#service/languages/texts.ts';
import { randomToken } from '#service/platform/random-token.ts';
import type { OwnAccounts } from './own-accounts.ts';
import type { SignInState } from './sign-in-state.ts';

/** 15 minutes. */
const mailSeconds = 900;
const codeDigits = 6;

type Sent = {
  readonly email: string;
  readonly firstName: string | null;
  readonly tokenHash: string;
  readonly codeHash: string;
};
export type OwnMail = { readonly to: string; readonly subject: string; readonly text: string };
type Deps = {
  readonly state: SignInState;
  readonly accounts: Pick<OwnAccounts, 'hashOf'>;
  readonly publicOrigin: string;
  readonly send: (mail: OwnMail, key: string) => void;
};
export type ProvenAddress = Pick<Sent, 'email' | 'firstName'>;
/** With the language of the browser. */
type Recipient = ProvenAddress & { readonly language: Language };

/** Mails that prove an address: a link for the same browser, and a code for another device. */
export type OwnMails = ReturnType<typeof createOwnMails>;

export function createOwnMails({ state, accounts: { hashOf }, publicOrigin, send }: Deps) {
  const redeem = async (uid: string, isMeant: (sent: Sent) => boolean): Promise<ProvenAddress | null> => {
    const sent = await state.find<Sent>('Mail', uid);
    if (!sent || !isMeant(sent)) return null;
    // Of several requests at once, one gets it.
    const taken = await state.take<Sent>('Mail', uid);
    return taken && isMeant(taken) ? taken : null;
  };
  return {
    /** Replaces an earlier mail of the same sign-in. Does not wait for the mail server, so that every address takes the same time. */
    async send(uid: string, path: string, { email, firstName, language }: Recipient): Promise<void> {
      const token = randomToken(32, 'base64url');
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
      const sent = { email, firstName, tokenHash: hashOf(token), codeHash: hashOf(`${uid} ${code}`) };
      await state.put('Mail', uid, sent, mailSeconds);
      const said = textsIn(language).mails.signIn;
      const text = said.text(`${publicOrigin}${path}?token=${token}`, `${code.slice(0, 3)} ${code.slice(3)}`);
      send({ to: email, subject: said.subject, text }, randomToken(16, 'base64url'));
    },
    /** Null for a wrong or old one. */
    byLink: (uid: string, token: string) => redeem(uid, ({ tokenHash }) => isSame(tokenHash, hashOf(token))),
    byCode: (uid: string, code: string) =>
      redeem(uid, ({ codeHash }) => isSame(codeHash, hashOf(`${uid} ${code.replace(/\D/g, '')}`))),
  };
}

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
