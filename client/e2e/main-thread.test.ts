import { expect } from 'chai';
import { type Origins, partsOf } from './main-thread.ts';

type Node = Parameters<typeof partsOf>[0]['nodes'][number];

const node = (
  id: number,
  functionName: string,
  place: Partial<Node['callFrame']>,
  ...children: number[]
): Node => ({
  id,
  callFrame: { url: '', lineNumber: 3, columnNumber: 7, functionName, ...place },
  children,
});
const url = 'http://127.0.0.1/assets/app.js';
/** The built file has one function in each line. */
const functionAt = (lineNumber: number) => ({ url, lineNumber });

const sources: Readonly<Record<number, ReturnType<Origins>>> = {
  0: { module: 'client/app/app.tsx', name: '' },
  1: { module: 'react-dom', name: 'renderRootConcurrent' },
  2: { module: 'react-dom', name: 'commitRoot' },
  3: { module: 'react-dom', name: 'beginWork' },
  4: { module: 'styled-components', name: 'hash' },
  5: { module: 'client/quest/quest-card.tsx', name: 'QuestCard' },
};
const origins: Origins = (file, line) => {
  expect(file).to.equal('app.js');
  return sources[line] ?? { module: '', name: '' };
};

const profile = {
  nodes: [
    node(1, '(root)', {}, 2, 3, 4, 5, 9, 11),
    node(2, '(idle)', {}),
    node(3, '(program)', {}),
    node(4, '(garbage collector)', {}),
    node(5, 'a', functionAt(1), 6),
    node(6, 'b', functionAt(3), 7),
    node(7, 'c', functionAt(5), 8),
    node(8, 'd', functionAt(4)),
    node(9, 'e', functionAt(2), 10),
    node(10, 'f', functionAt(3)),
    node(11, '(anonymous)', { url, lineNumber: 0, columnNumber: 0 }, 12),
    node(12, 'g', functionAt(4)),
  ],
  // Each sample lasts until the next one.
  samples: [2, 3, 4, 7, 8, 10, 12, 2],
  timeDeltas: [0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000],
};

describe('The time of the main thread by its parts', () => {
  it('goes to the innermost library or step of React that is running', () => {
    const { parts } = partsOf(profile, origins);
    expect(parts).to.deep.equal({
      native: 2,
      garbage: 3,
      render: 4,
      styled: 5,
      commit: 6,
      evaluate: 7,
    });
  });

  it('goes to the module of the function itself, the most first', () => {
    const { modules } = partsOf(profile, origins);
    expect(modules).to.deep.equal([
      ['styled-components', 12],
      ['react-dom', 6],
      ['client/quest/quest-card.tsx', 4],
    ]);
  });

  it('is none while the thread is idle', () => {
    const idle = { ...profile, samples: [2, 2, 2], timeDeltas: [0, 1_000, 1_000] };
    expect(partsOf(idle, origins)).to.deep.equal({ parts: {}, modules: [] });
  });
});
