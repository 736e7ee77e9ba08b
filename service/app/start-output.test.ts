import { expect } from 'chai';
import { type StartOutput, terminalOutput } from './start-output.ts';

/** A terminal that keeps the lines that a person sees: a carriage return begins the line again. */
function terminal() {
  let text = '';
  let time = 0;
  const stream = {
    write(piece: string) {
      text += piece;
    },
  };
  const output: StartOutput = terminalOutput({
    ...{ out: stream, err: stream },
    now: () => time,
  });
  return {
    output,
    pass(milliseconds: number) {
      time += milliseconds;
    },
    lines: () => text.split('\n').map((line) => line.split('\r\x1b[2K').at(-1) ?? ''),
  };
}
const json = (line: object): string => `${JSON.stringify({ time: 1, pid: 2, hostname: 'h', ...line })}\n`;

describe('the output of a start in a terminal', () => {
  it('has the steps in one line, then the address alone in a line, then warnings', () => {
    const { output, lines } = terminal();
    for (const step of ['Postgres', 'read models']) output.step(step);
    expect(lines()).to.deep.equal(['Preparing: read models ...']);
    output.ready('http://127.0.0.1:3000', ['Rondel signs in Maya.']);
    output.warn('SUPPORT_EMAIL is not set.');
    expect(lines()).to.deep.equal([
      'Ready after 0.0 s.',
      '',
      '  http://127.0.0.1:3000',
      '',
      'Rondel signs in Maya.',
      'SUPPORT_EMAIL is not set.',
      '',
    ]);
  });

  it('has a bar once the start takes longer than two seconds', () => {
    const { output, pass, lines } = terminal();
    output.step('the client');
    expect(lines()).to.deep.equal(['Preparing: the client ...']);
    pass(2001);
    output.step('Postgres');
    expect(lines()).to.deep.equal(['████████░░░░░░░░░░░░ Preparing: Postgres ...']);
  });

  it('shows warnings of the log as sentences, and no requests', () => {
    const { output, lines } = terminal();
    const log = output.log('info');
    log?.write(
      json({ level: 30, method: 'GET', path: '/api/stats', status: 200, durationMs: 4, msg: 'request' }),
    );
    log?.write(json({ level: 30, position: '1/1', msg: 'rebuilt' }));
    log?.write(json({ level: 40, connections: 9, msg: 'connection refused' }));
    log?.write(json({ level: 50, msg: 'not sent', err: { message: 'no route', stack: 'at x' } }));
    expect(lines()).to.deep.equal([
      'Warning: connection refused: connections=9',
      'Error: not sent: no route',
      '',
    ]);
  });

  it('shows requests in a short form with LOG_LEVEL=debug', () => {
    const { output, lines } = terminal();
    output
      .log('debug')
      ?.write(
        json({ level: 30, method: 'GET', path: '/api/stats', status: 200, durationMs: 4, msg: 'request' }),
      );
    expect(lines()).to.deep.equal(['GET /api/stats 200 4 ms', '']);
  });

  it('ends with the sentences of an error, below the step that failed', () => {
    const { output, lines } = terminal();
    output.step('Postgres');
    output.fail(new Error('Port 3000 is in use.'));
    expect(lines()).to.deep.equal(['Preparing: Postgres ...', 'Port 3000 is in use.', '']);
  });
});
