import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { daysAfter } from '#domain/kernel/instants.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { reasonTyped } from '#domain/kernel/typed-reason.ts';
import type { ProfileChanges } from '#domain/member/member-events.ts';
import { effectiveAge } from '#domain/member/member-rules.ts';
import { changeEveryDays } from './handle-rules.ts';
import { type PublicFact, publicFacts } from './public-fact-rules.ts';
import type {
  HandleChosen,
  PublicFactsChosen,
  PublicPageEvent,
  PublicPageGivenBack,
  PublicPageTakenDown,
} from './public-page-events.ts';

type OfMember = { readonly memberId: MemberId };
type ChooseHandle = Pick<HandleChosen, 'memberId' | 'handle' | 'handleId'> & {
  readonly type: 'ChooseHandle';
  readonly at: Instant;
};
type GiveUpHandle = OfMember & { readonly type: 'GiveUpHandle' };
type ChoosePublicFacts = Pick<PublicFactsChosen, 'memberId' | 'isIndexed'> & {
  readonly type: 'ChoosePublicFacts';
  /** In any order, also repeated. */
  readonly facts: readonly PublicFact[];
};
type TakeDownPage = Omit<PublicPageTakenDown, 'type'> & { readonly type: 'TakeDownPage' };
/** The page of a member who erased the data. */
type KeepPageDown = Omit<TakeDownPage, 'reason' | 'type'> & { readonly type: 'KeepPageDown' };
type GiveBackPage = Omit<PublicPageGivenBack, 'type'> & { readonly type: 'GiveBackPage' };
/** What an admin does with the page of a member. */
type PageDecision = GiveBackPage | TakeDownPage;
export type PublicPageCommand = ChooseHandle | ChoosePublicFacts | GiveUpHandle | KeepPageDown | PageDecision;

/** What a member has chosen for the public page. */
export type PublicPageState = {
  /** Null before the first and after it was given up. */
  readonly handle: string | null;
  readonly handleId: string | null;
  /** From when on another can be chosen; null before the first. */
  readonly changeableFrom: Instant | null;
  /** Nothing is public that was not chosen. */
  readonly facts: readonly PublicFact[];
  readonly isIndexed: boolean;
  readonly isTakenDown: boolean;
  /** What the admin wrote who took it down: empty after the data was erased, and null while the page is not down. */
  readonly takenDownFor: string | null;
};

export const publicPageDecider: Decider<PublicPageState, PublicPageCommand, PublicPageEvent> = {
  initialState: {
    ...{ handle: null, handleId: null, changeableFrom: null, facts: [], isIndexed: false },
    ...{ isTakenDown: false, takenDownFor: null },
  },
  decide(state, command) {
    const { memberId } = command;
    switch (command.type) {
      case 'ChooseHandle': {
        const { handle, handleId, at } = command;
        if (handle === state.handle) return [];
        refuseEarlyChange(state, at);
        const changeableFrom = daysAfter(at, changeEveryDays);
        return [{ type: 'HandleChosen', memberId, handle, handleId, changeableFrom }];
      }
      case 'GiveUpHandle':
        return state.handleId === null ? [] : [{ type: 'HandleGivenUp', memberId, handleId: state.handleId }];
      case 'ChoosePublicFacts': {
        const facts = publicFacts.filter((fact) => command.facts.includes(fact));
        const { isIndexed } = command;
        const isSame = isIndexed === state.isIndexed && facts.join() === state.facts.join();
        return isSame ? [] : [{ type: 'PublicFactsChosen', memberId, facts, isIndexed }];
      }
      case 'KeepPageDown': {
        const { takenDownBy } = command;
        return state.isTakenDown ? [] : [{ type: 'PublicPageTakenDown', memberId, takenDownBy, reason: '' }];
      }
      default:
        return decided(state, command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'HandleChosen': {
        const { handle, handleId, changeableFrom } = event;
        return { ...state, handle, handleId, changeableFrom };
      }
      case 'HandleGivenUp':
        return { ...state, handle: null, handleId: null };
      case 'PublicFactsChosen':
        return { ...state, facts: event.facts, isIndexed: event.isIndexed };
      case 'PublicPageTakenDown':
        return { ...state, isTakenDown: true, takenDownFor: event.reason };
      case 'PublicPageGivenBack':
        return { ...state, isTakenDown: false, takenDownFor: null };
    }
  },
};

/** A second decision of the same kind changes nothing, so the first reason stays. */
function decided({ isTakenDown }: PublicPageState, command: PageDecision): readonly PublicPageEvent[] {
  const isTaking = command.type === 'TakeDownPage';
  const words = reasonTyped(isTaking ? command.reason : command.note);
  if (words === null)
    throw new Refusal('note-required', 'Write what you decided, in a few words.', 'invalid');
  if (isTaking === isTakenDown) return [];
  const { memberId } = command;
  return isTaking
    ? [{ type: 'PublicPageTakenDown', memberId, takenDownBy: command.takenDownBy, reason: words }]
    : [{ type: 'PublicPageGivenBack', memberId, givenBackBy: command.givenBackBy, note: words }];
}

/** @throws Refusal `handle-changed-lately` */
export function refuseEarlyChange(
  { changeableFrom }: Pick<PublicPageState, 'changeableFrom'>,
  at: Instant,
): void {
  if (changeableFrom === null || at >= changeableFrom) return;
  throw new Refusal(
    'handle-changed-lately',
    `You can change your page name once in ${changeEveryDays} days. The next change is possible from ${changeableFrom.slice(0, 10)} on.`,
  );
}

/** In years. */
const adultAge = 18;

/** Why a member of this age has no public page; null when the age allows one. */
export function whyNoPage(
  age: ProfileChanges['age'] | undefined,
  today: MemberDay,
): 'age-unknown' | 'under-age' | null {
  if (age === undefined) return 'age-unknown';
  return effectiveAge(age, today) < adultAge ? 'under-age' : null;
}

/** @throws Refusal `age-unknown` or `under-age` */
export function refuseByAge(age: ProfileChanges['age'] | undefined, today: MemberDay): void {
  const why = whyNoPage(age, today);
  if (why === 'age-unknown')
    throw new Refusal(why, `Public pages are for adults. Please add your age to your profile first.`);
  if (why === 'under-age') throw new Refusal(why, `Public pages are for members of ${adultAge} and older.`);
}
