import { expect } from 'chai';
import { openRows, UndecryptableRow } from '#projections/engine/row-cipher.ts';
import { fixedRowCipher } from './testing/fixed-keys.ts';

const notes = { name: 'notes', table: { columns: {}, personal: { note: null } } };
const ids = new Set<string | null>([null, 'maya', 'noah']);
const text = '["sore knee"]';

describe('the row cipher', () => {
  it('gives equal ciphertexts only for the same row, text and key, in any process', async () => {
    const one = await (await fixedRowCipher()).keys(ids);
    const other = await (await fixedRowCipher()).keys(ids);
    const encrypted = one.encrypt('maya', text, 'notes\n1');
    expect(other.encrypt('maya', text, 'notes\n1')).to.equal(encrypted);
    const unlike = [
      one.encrypt('maya', text, 'notes\n2'),
      one.encrypt('maya', '["sore hip"]', 'notes\n1'),
      one.encrypt('noah', text, 'notes\n1'),
      one.encrypt(null, text, 'notes\n1'),
    ];
    expect(new Set([...unlike, encrypted]).size).to.equal(5);
    expect(other.decrypt(encrypted ?? '', 'notes\n1')).to.equal(text);
  });

  it('refuses to decrypt ciphertexts of another row and changed ones', async () => {
    const cipher = await fixedRowCipher();
    const keys = await cipher.keys(ids);
    const personal = keys.encrypt('maya', text, 'notes\n1') ?? '';
    const read = (key: string, found: string) =>
      openRows(cipher, notes, [{ key, state: { note: null }, personal: found }]).catch(
        (error: unknown) => error,
      );
    expect(await read('1', personal)).to.deep.equal([{ note: 'sore knee' }]);
    expect(await read('2', personal)).to.be.an.instanceOf(UndecryptableRow);
    const changed = `${personal.slice(0, -3)}${personal.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect(await read('1', changed)).to.be.an.instanceOf(UndecryptableRow);
  });

  it('reads a row as erased once its key is destroyed, and encrypts nothing more', async () => {
    const destroyed = new Set<string>();
    const cipher = await fixedRowCipher(destroyed);
    const personal = (await cipher.keys(ids)).encrypt('maya', text, 'notes\n1');
    const read = () => openRows(cipher, notes, [{ key: '1', state: { note: null }, personal }]);
    expect(await read()).to.deep.equal([{ note: 'sore knee' }]);
    destroyed.add('maya');
    expect(await read()).to.deep.equal([{ note: null }]);
    expect((await cipher.keys(ids)).encrypt('maya', text, 'notes\n1')).to.equal(null);
  });

  it('gives equal hashes for equal texts, which cannot be guessed without the key', async () => {
    const cipher = await fixedRowCipher();
    const blind = cipher.blind('maya@rondel.example');
    expect((await fixedRowCipher()).blind('maya@rondel.example')).to.equal(blind);
    expect(cipher.blind('noah@rondel.example')).not.to.equal(blind);
    expect(blind).not.to.contain('maya');
  });
});
