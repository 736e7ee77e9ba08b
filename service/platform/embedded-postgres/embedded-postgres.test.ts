import { expect } from 'chai';
import { overTcp, psqlCommand } from './embedded-postgres.ts';

const bySocket = 'postgres://rondel:secret@%2Fsrv%2Fdata%2Fpg18:5433/rondel';

describe('the command that opens the embedded Postgres', () => {
  it('names the file of the password instead of the password', () => {
    expect(psqlCommand('/srv/data', 'postgres://rondel:secret@127.0.0.1:5433/rondel')).to.equal(
      'PGPASSWORD=$(cat /srv/data/pg18.password) psql postgres://rondel@127.0.0.1:5433/rondel',
    );
    expect(psqlCommand('/srv/data', bySocket)).to.equal(
      'PGPASSWORD=$(cat /srv/data/pg18.password) psql postgres://rondel@127.0.0.1:5433/rondel',
    );
  });
});

describe('the TCP address of a Postgres', () => {
  it('is on loopback for a Unix socket, and otherwise the address itself', () => {
    expect(overTcp(bySocket)).to.equal('postgres://rondel:secret@127.0.0.1:5433/rondel');
    for (const address of [
      'postgres://rondel:secret@10.0.0.7:5433/rondel',
      'postgres://h/db?sslmode=require',
    ])
      expect(overTcp(address)).to.equal(address);
  });
});
