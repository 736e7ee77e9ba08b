import { expect } from 'chai';
import { NIL, v5 } from 'uuid';
import { uuidV5 } from './uuid-v5.ts';

describe('a UUID that a name stands for', () => {
  it('is that of RFC 9562', () => {
    const dns = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex');
    expect(uuidV5(dns, 'www.example.com')).to.equal('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });

  it('is the same as others make of it, for any name', () => {
    for (const name of ['', 'command|42', 'Zoë 🏋️', ...Array.from({ length: 200 }, (_, n) => `name ${n}`)])
      expect(uuidV5(Buffer.alloc(16), name), name).to.equal(v5(name, NIL));
  });
});
