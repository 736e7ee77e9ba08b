import { expect } from 'chai';
import { ApiError } from '#client/lib/http/api-error.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { BetaRequest } from '#service/features/beta/beta-contract.ts';
import {
  ageText,
  failureToast,
  firstRequests,
  isOvertaken,
  overtakenText,
  requestsShown,
  waitingText,
} from './beta-requests.ts';

const today = asMemberDay('2026-11-21');
const amina: BetaRequest = {
  id: 'amina',
  email: 'Amina.Yusuf@mail.example',
  status: 'pending',
  requestedAt: '2026-11-15T11:20:00.000Z',
  askedBy: null,
  requestedOn: asMemberDay('2026-11-15'),
  reviewedAt: null,
  reviewedBy: null,
  adminNotes: null,
  revision: 0,
  isOverdue: true,
};
const theo: BetaRequest = {
  ...amina,
  id: 'theo',
  email: 'theo@post.example',
  status: 'denied',
  reviewedAt: '2026-11-10T10:05:00.000Z',
  reviewedBy: 'ada@rondel.example',
  adminNotes: 'Asked for a corporate account.',
  revision: 1,
};
const idsOf = (...[filter, term]: [Parameters<typeof requestsShown>[1], string]) =>
  requestsShown([amina, theo], filter, term).map(({ id }) => id);

describe('the pages of beta requests', () => {
  const all = Array.from({ length: 1_100 }, (_, index) => ({ ...amina, id: `r${index}` }));
  const reading = (requests: readonly BetaRequest[], asked: string[] = []) => ({
    asked,
    async read(path: string): Promise<readonly BetaRequest[]> {
      asked.push(path);
      const query = new URL(path, 'http://rondel.example').searchParams;
      const from = requests.findIndex(({ id }) => query.get('after')?.endsWith(`.${id}`)) + 1;
      return requests.slice(from, from + Number(query.get('limit')));
    },
  });

  it('are read with one request more than is shown, which tells whether there are more', async () => {
    const { asked, read } = reading(all);
    const { requests, hasMore } = await firstRequests(100, read);
    expect([requests.length, hasMore]).to.deep.equal([100, true]);
    expect(asked).to.deep.equal(['/api/beta/requests?limit=101']);
  });

  it('end where there is no request any more', async () => {
    for (const length of [0, 99, 100]) {
      const { requests, hasMore } = await firstRequests(100, reading(all.slice(0, length)).read);
      expect([requests.length, hasMore]).to.deep.equal([length, false]);
    }
  });

  it('follow each other where there are more than the server sends at once', async () => {
    const { asked, read } = reading(all);
    const { requests, hasMore } = await firstRequests(1_000, read);
    expect(requests).to.deep.equal(all.slice(0, 1_000));
    expect([asked.length, hasMore]).to.deep.equal([3, true]);
  });
});

describe('how many people wait', () => {
  const denied = { ...theo, isOverdue: false };
  for (const [requests, hasMore, text] of [
    [[], false, 'Nobody is waiting.'],
    [[denied], true, 'Nobody is waiting.'],
    [[amina, denied], false, '1 person is waiting. Overdue: 1.'],
    [[amina, denied], true, '1 person is waiting. Overdue: 1.'],
    [[amina, { ...amina, isOverdue: false }], true, 'At least 2 people are waiting. Overdue: 1.'],
  ] as const)
    it(`counts as '${text}' for a list of ${requests.length}${hasMore ? ' and more' : ''}`, () =>
      expect(waitingText(requests, hasMore)).to.equal(text));
});

describe('the list of beta requests', () => {
  it('shows all of them at first', () => expect(idsOf('all', '')).to.deep.equal(['amina', 'theo']));
  it('shows those of one status', () => expect(idsOf('denied', '')).to.deep.equal(['theo']));
  it('finds a part of the address', () => expect(idsOf('all', ' YUSUF ')).to.deep.equal(['amina']));
  it('finds a part of the notes', () => expect(idsOf('all', 'corporate')).to.deep.equal(['theo']));
  it('looks for a term within the status', () => expect(idsOf('pending', 'corporate')).to.deep.equal([]));

  for (const [day, text] of [
    ['2026-11-21', 'today'],
    ['2026-11-20', '1 day ago'],
    ['2026-11-15', '6 days ago'],
    ['2026-11-22', 'today'],
  ] as const)
    it(`says ${text} of ${day}`, () => expect(ageText(asMemberDay(day), today)).to.equal(text));
});

describe('texts for an admin', () => {
  it('is the message of the server, or a plain one where no answer came', () => {
    expect(failureToast(new ApiError(409, 'This request is already denied.')).description).to.equal(
      'This request is already denied.',
    );
    expect(failureToast(new TypeError('Failed to fetch')).description).to.equal('Failed to update request');
  });

  it('is who was faster, and what they did', () => {
    expect(isOvertaken(new ApiError(412, 'Changed.'))).to.equal(true);
    expect(isOvertaken(new ApiError(409, 'Denied.'))).to.equal(false);
    expect(overtakenText(theo)).to.equal(
      'ada@rondel.example has denied this request in the meantime. Their notes: Asked for a corporate account.',
    );
    expect(overtakenText(amina)).to.match(/back to pending/);
  });
});
