import { expect } from 'chai';
import { psqlCommand } from './embedded-postgres.ts';

describe('the command that opens the embedded Postgres', () => {
  it('names the file of the password instead of the password', () => {
    expect(psqlCommand('/srv/data', 'postgres://rondel:secret@127.0.0.1:5433/rondel')).to.equal(
      'PGPASSWORD=$(cat /srv/data/pg18.password) psql postgres://rondel@127.0.0.1:5433/rondel',
    );
  });
});
