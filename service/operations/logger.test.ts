import { expect } from 'chai';
import { createLogger } from './logger.ts';

describe('the log', () => {
  it('names an error without what the database says of the values in it', () => {
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(maya@rondel.example)' });
    const error = Object.assign(new Error('not stored', { cause }), {
      code: '23505',
      body: 'maya@rondel.example',
    });
    logger.error({ err: error }, 'internal');
    expect(lines).to.have.length(1);
    expect(lines[0]).to.not.include('maya');
    const { err } = JSON.parse(lines[0] ?? '') as { err: Record<string, unknown> };
    expect(err).to.include({ type: 'Error', message: 'not stored', code: '23505' });
    expect(err.cause).to.include({ message: 'duplicate key' });
    expect(err.stack).to.include('logger.test.ts');
  });

  it('says what was thrown where that is no error', () => {
    const lines: string[] = [];
    createLogger('error', { write: (line) => void lines.push(line) }).error(
      { err: 'just a text' },
      'internal',
    );
    expect(JSON.parse(lines[0] ?? '')).to.include({ err: 'just a text', msg: 'internal' });
  });
});
