import { type FaqEntry, searchFaq } from '#domain/catalogue/content/faq.ts';

/** What is searched for, as typed, and the one entry that is open. */
export type FaqView = { readonly term: string; readonly openId: string | null };

export const initialView: FaqView = { term: '', openId: null };

export const foundIn = ({ term }: FaqView): readonly FaqEntry[] => searchFaq(term);

/** An open entry that the term does not find is closed. */
export function searchedFor(view: FaqView, term: string): FaqView {
  const isStillThere = searchFaq(term).some(({ id }) => id === view.openId);
  return { term, openId: isStillThere ? view.openId : null };
}

/** The entry opened from elsewhere: a search that hides it gives way. */
export const ledTo = (view: FaqView, id: string): FaqView => ({
  term: foundIn(view).some((entry) => entry.id === id) ? view.term : '',
  openId: id,
});
