import { randomBytes } from 'node:crypto';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Passkey, SignInAccount } from '#domain/sign-in/sign-in-account.ts';
import { type PasskeyTransport, passkeyTransports } from '#domain/sign-in/sign-in-events.ts';
import type { OwnAccounts } from './own-accounts.ts';
import { OwnSignInProblem } from './own-problem.ts';

/** The answer of a browser, as the page sends it. */
export type BrowserAnswer = {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string; readonly userHandle?: string | undefined };
};

export type Ceremony = { readonly options: object; readonly challenge: string };
type Person = { readonly memberId: MemberId; readonly email: string; readonly firstName: string | null };
export type NewPasskey = Omit<Passkey, 'name'> & { readonly isPersonVerified: boolean };
export type UsedPasskey = { readonly memberId: MemberId; readonly isPersonVerified: boolean };

export type Passkeys = {
  startCreation(person: Person, account: SignInAccount, mustVerify: boolean): Promise<Ceremony>;
  /** @throws OwnSignInProblem */
  finishCreation(answer: BrowserAnswer, challenge: string, mustVerify: boolean): Promise<NewPasskey>;
  startSignIn(): Promise<Ceremony>;
  /** @throws OwnSignInProblem */
  finishSignIn(answer: BrowserAnswer, challenge: string): Promise<UsedPasskey>;
};

type Deps = {
  readonly publicOrigin: string;
  /** The name that passkeys belong to. */
  readonly rpID: string;
  readonly accounts: OwnAccounts;
  /** Called for each new passkey, before it is stored. */
  readonly onCreated: () => Promise<void>;
};

/**
 * EdDSA, ES256 and RS256 of COSE. The default of the library also has ML-DSA where Node knows that, so another process of an older Node
 * could not verify the passkey.
 */
const algorithms = [-8, -7, -257];
const timeoutMs = 5 * 60_000;
const challengeBytes = 32;

/** Creates and verifies passkeys. */
export function createPasskeys(deps: Deps): Passkeys {
  return { ...creationAt(deps), ...signInAt(deps) };
}

/** Loaded at the first passkey. */
const library = () => import('@simplewebauthn/server');

const creationAt = ({
  publicOrigin,
  rpID,
  onCreated,
}: Deps): Pick<Passkeys, 'startCreation' | 'finishCreation'> => ({
  async startCreation({ memberId, email, firstName }, { passkeys }, mustVerify) {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      ...{ rpName: 'Rondel', rpID, userName: email, userDisplayName: firstName ?? email },
      // No address: authenticators store it in the clear.
      userID: new Uint8Array(Buffer.from(memberId)),
      ...{ challenge: newChallenge(), timeout: timeoutMs, attestationType: 'none' },
      excludeCredentials: passkeys.map(({ passkeyId: id, transports }) => ({
        id,
        transports: [...transports],
      })),
      authenticatorSelection: {
        residentKey: 'required',
        userVerification: mustVerify ? 'required' : 'preferred',
      },
      supportedAlgorithmIDs: algorithms,
    });
    return { options, challenge: options.challenge };
  },
  async finishCreation(answer, challenge, mustVerify) {
    refuseOtherOrigin(answer, publicOrigin);
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: answer as never,
      ...{ expectedChallenge: challenge, expectedOrigin: publicOrigin, expectedRPID: rpID },
      requireUserVerification: mustVerify,
      supportedAlgorithmIDs: algorithms,
    }).catch(refuse);
    if (!made) throw new OwnSignInProblem('passkey-refused');
    await onCreated();
    const { id, publicKey, counter, transports = [] } = made.credential;
    return {
      passkeyId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: knownTransports(transports),
      isSynced: made.credentialDeviceType === 'multiDevice',
      isPersonVerified: made.userVerified,
    };
  },
});

const signInAt = ({
  publicOrigin,
  rpID,
  accounts,
}: Deps): Pick<Passkeys, 'startSignIn' | 'finishSignIn'> => ({
  async startSignIn() {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      ...{ rpID, challenge: newChallenge(), timeout: timeoutMs },
      userVerification: 'preferred',
    });
    return { options, challenge: options.challenge };
  },
  async finishSignIn(answer, challenge) {
    refuseOtherOrigin(answer, publicOrigin);
    const { memberId, passkey } = await passkeyOf(answer, accounts);
    const { passkeyId: id, publicKey } = passkey;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as never,
      ...{ expectedChallenge: challenge, expectedOrigin: publicOrigin, expectedRPID: rpID },
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: await accounts.counterOf(id, passkey.counter),
      },
      requireUserVerification: false,
    }).catch(refuse);
    if (!verified) throw new OwnSignInProblem('passkey-refused');
    const { newCounter, userVerified } = authenticationInfo;
    // Of two requests with the same counter, one is a copy.
    if (!(await accounts.countUse(memberId, id, newCounter))) throw new OwnSignInProblem('passkey-copied');
    return { memberId, isPersonVerified: userVerified };
  },
});

const newChallenge = () => new Uint8Array(randomBytes(challengeBytes));

const knownTransports = (given: readonly string[]): readonly PasskeyTransport[] =>
  passkeyTransports.filter((transport) => given.includes(transport));

/** The library says in its message that the counter did not grow. */
const counterMessage = /counter value/;

function refuse(cause: unknown): never {
  const isCopy = cause instanceof Error && counterMessage.test(cause.message);
  throw new OwnSignInProblem(isCopy ? 'passkey-copied' : 'passkey-refused', cause);
}

/** The passkey names its account by itself. @throws OwnSignInProblem */
async function passkeyOf(
  { id, response: { userHandle = '' } }: BrowserAnswer,
  accounts: OwnAccounts,
): Promise<{ readonly memberId: MemberId; readonly passkey: Passkey }> {
  const memberId = Buffer.from(userHandle, 'base64url').toString() as MemberId;
  const { passkeys } = isUuid(memberId) ? await accounts.read(memberId) : { passkeys: [] };
  const passkey = passkeys.find(({ passkeyId }) => passkeyId === id);
  if (!passkey) throw new OwnSignInProblem('unknown-passkey');
  return { memberId, passkey };
}

const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(text);

/** @throws OwnSignInProblem that says both addresses, so that an operator sees what is set wrong. */
function refuseOtherOrigin(answer: BrowserAnswer, publicOrigin: string): void {
  const { origin, isElsewhere } = clientData(answer);
  if (origin !== publicOrigin)
    throw new OwnSignInProblem(
      'other-origin',
      new Error(
        `A browser signed for ${origin}, and PUBLIC_ORIGIN is ${publicOrigin}. Set PUBLIC_ORIGIN to the address that people open, and see that the proxy serves no other.`,
      ),
      { here: origin, ours: publicOrigin },
    );
  // A page of another site has this one in a frame.
  if (isElsewhere) throw new OwnSignInProblem('passkey-refused');
}

function clientData({ response }: BrowserAnswer): {
  readonly origin: string;
  readonly isElsewhere: boolean;
} {
  try {
    const { origin, crossOrigin } = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString(),
    ) as Record<string, unknown>;
    return { origin: String(origin).slice(0, 200), isElsewhere: crossOrigin === true };
  } catch (cause) {
    throw new OwnSignInProblem('passkey-refused', cause);
  }
}
