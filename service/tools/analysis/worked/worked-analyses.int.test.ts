import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { generatedAnalyses } from '#service/testing/bench/generated-analyses.ts';
import { testDatabase } from '#service/testing/database.ts';

describe('the worked analyses', function () {
  this.timeout(120_000);

  it('state the results of their queries on the generated history', async () => {
    const { url, drop } = await testDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'rondel-worked-'));
    try {
      const pages = await generatedAnalyses(url, folder);
      expect(pages.size).to.equal(12);
      for (const [name, text] of pages)
        expect(
          await readFile(new URL(name, import.meta.url), 'utf8'),
          `run npm run analyses: ${name}`,
        ).to.equal(text);
      const kept = (await readdir(new URL('./', import.meta.url))).filter((name) => /\.(md|svg)$/.test(name));
      expect(kept.filter((name) => name !== 'README.md').sort()).to.deep.equal([...pages.keys()].sort());
    } finally {
      await rm(folder, { recursive: true });
      await drop();
    }
  });
});
