import { createECDH, randomBytes } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { encryptMessage } from './encryption.ts';
import { decryptMessage } from './testing/decrypt-message.ts';

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  receiver: {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const keysOf = ({ publicKey, auth }: typeof example.receiver) => ({ p256dh: publicKey, auth });

function newReceiver(): typeof example.receiver {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Node leaves out leading zeros, which a JWK must have.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

describe('the encryption of push messages', () => {
  it('gives the bytes of the example of RFC 8291 from its keys and salt', () => {
    const body = encryptMessage(example.text, keysOf(example.receiver), 0, example);
    expect(body.toString('base64url')).to.equal(example.body);
  });

  it('is held against a receiver that reads the example of RFC 8291', async () => {
    const body = Buffer.from(example.body, 'base64url');
    expect(await decryptMessage(body, example.receiver)).to.equal(example.text);
  });

  it('is read by its receiver for every text and padding', async () => {
    const receiver = newReceiver();
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(2_000), async (text, padding) => {
        const body = encryptMessage(text, keysOf(receiver), padding);
        expect(await decryptMessage(body, receiver)).to.equal(text);
      }),
      { numRuns: 50 },
    );
  });

  it('gives bodies of one length for texts up to the padding', () => {
    const keys = keysOf(example.receiver);
    const lengths = ['', 'a', 'b'.repeat(512)].map((text) => encryptMessage(text, keys, 512).length);
    expect(new Set(lengths)).to.deep.equal(new Set([86 + 512 + 1 + 16]));
  });

  it('fills a body of 4,096 bytes at most, and refuses a longer text', () => {
    const keys = keysOf(example.receiver);
    expect(encryptMessage('a'.repeat(3_993), keys, 9_000)).to.have.length(4_096);
    expect(() => encryptMessage('a'.repeat(3_994), keys)).to.throw(/3993 bytes at most/);
  });

  it('is unreadable for another receiver, and once a bit is changed', async () => {
    const body = encryptMessage('For one browser.', keysOf(example.receiver));
    const failed = async (changed: Buffer, receiver: typeof example.receiver) =>
      decryptMessage(changed, receiver).then(
        () => false,
        () => true,
      );
    const tampered = Buffer.from(body);
    tampered.writeUInt8(tampered.readUInt8(100) ^ 1, 100);
    expect(await failed(body, newReceiver())).to.equal(true);
    expect(await failed(tampered, example.receiver)).to.equal(true);
  });
});
