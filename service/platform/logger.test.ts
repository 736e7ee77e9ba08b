import { expect } from 'chai';
import { createLogger } from './logger.ts';

describe('the logger', () => {
  it('logs an error without the values that the database adds', () => {
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

  it('removes email addresses from the message and the stack, and keeps package paths', () => {
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const error = new Error(
      '550 5.1.1 <maya@rondel.example>: "Maya B"@rondel.example, maya@rondel.example rejected',
    );
    error.stack = `${error.message}\n    at send (/app/node_modules/@koa/router/index.js:1:2)`;
    logger.error({ err: error }, 'not sent');
    logger.error({ err: 'maya@rondel.example' }, 'not sent');
    const [first, second] = lines.map((line) => JSON.parse(line) as { err: Record<string, string> });
    expect(first?.err.message).to.equal('550 5.1.1 <*>: *, * rejected');
    expect(first?.err.stack).to.include('/app/node_modules/@koa/router/index.js:1:2');
    expect(lines.join('')).to.not.match(/maya/i);
    expect(second?.err).to.equal('*');
  });

  it('removes addresses from a long text in linear time', () => {
    const began = performance.now();
    createLogger('error', { write: () => {} }).error({ err: 'a'.repeat(1_000_000) }, 'long');
    expect(performance.now() - began).to.be.below(5_000);
  });

  it('logs thrown values that are not errors', () => {
    const lines: string[] = [];
    createLogger('error', { write: (line) => void lines.push(line) }).error(
      { err: 'just a text' },
      'internal',
    );
    expect(JSON.parse(lines[0] ?? '')).to.include({ err: 'just a text', msg: 'internal' });
  });
});
