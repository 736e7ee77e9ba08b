import { expect } from 'chai';
import { NIL, v5 } from 'uuid';
import { commandIdOf, derivedId, uuidV5 } from './command-ids.ts';

describe('a name-based UUID', () => {
  it('equals the example of RFC 9562', () => {
    const dns = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex');
    expect(uuidV5(dns, 'www.example.com')).to.equal('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });

  it('equals that of another implementation for any name', () => {
    for (const name of ['', 'command|42', 'Zoë 🏋️', ...Array.from({ length: 200 }, (_, n) => `name ${n}`)])
      expect(uuidV5(Buffer.alloc(16), name), name).to.equal(v5(name, NIL));
  });

  it('never changes, also for text with unpaired surrogates', () => {
    expect(derivedId('Zoë 🏋️')).to.equal('2714856d-b211-58b0-9cca-f0c726203a2d');
    expect(derivedId('\ud800')).to.equal('b76f48e5-7247-5901-8f11-10d278a67579');
    expect(commandIdOf('ada', 'key 1')).to.equal('294c72d6-c580-5ce5-a9ac-f75b3c15984f');
  });
});
