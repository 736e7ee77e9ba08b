import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isCutOffLine, openErasureJournal } from './erasure-journal.ts';

describe('the erasure journal', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-journal-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const erasure = {
    ...{ id: 'e1', subject: 'ada', zone: null, registeredAt: null, actor: null },
    kind: 'account',
    askedAt: '2026-03-10T12:00:00.000Z',
  } as const;

  it('begins a new line after one that a full disk has cut off', async () => {
    const file = join(folder, 'journal.ndjson');
    await writeFile(file, '{"id":"e0","ki');
    const record = openErasureJournal(file);
    await record(erasure);
    await record({ ...erasure, id: 'e2' });
    const [cut = '', ...lines] = (await readFile(file, 'utf8')).split('\n');
    expect(isCutOffLine(cut)).to.equal(true);
    expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).to.deep.equal([
      erasure,
      { ...erasure, id: 'e2' },
    ]);
    expect(lines.at(-1)).to.equal('');
  });

  it('takes NUL bytes for the lost rest of a line, as a power failure leaves them', () => {
    for (const line of ['\0\0\0', '{"id":"e1","ki\0\0', `${JSON.stringify(erasure).slice(0, -1)}\0`])
      expect(isCutOffLine(line), JSON.stringify(line)).to.equal(true);
  });

  it('takes no whole, changed or other line for one that was cut off', () => {
    const whole = JSON.stringify(erasure);
    expect(isCutOffLine(whole)).to.equal(false);
    for (let length = 1; length < whole.length; length += 1)
      expect(isCutOffLine(whole.slice(0, length)), whole.slice(0, length)).to.equal(true);
    for (const other of [whole.replace(',', ''), `${whole}\0`, 'id,kind', '7', '[]'])
      expect(isCutOffLine(other)).to.equal(false);
  });
});
