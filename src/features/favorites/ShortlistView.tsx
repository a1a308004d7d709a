import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { BROWSE_PROPERTIES } from '#domain/account/favorites-text.ts';
import { loginPath } from '#domain/account/redirect-path.ts';
import { PATHS } from '#domain/site/paths.ts';
import { announce } from '#lib/announce.ts';
import { loadCode } from '#lib/load-code.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { savedPropertyIds, shortlist } from '#lib/member/saved-property-ids.ts';
import { keepShortlist } from '#lib/member/store-favorites.ts';
import type { CardIndex } from './fetch-cards.ts';
import { SavedCards } from './SavedCards.tsx';
import { shareProperties } from './share-properties.ts';
import { SHORTLIST_TEXT as text } from './shortlist-text.ts';
import { emptyTitle, missingText, OWNER_TEXT, type ShortlistOwner } from './shortlist-view.ts';
import { FAVORITES_TEXT } from './text.ts';
import { type Shortlist, useShortlist } from './use-shortlist.ts';

/** A shortlist: of a shared link, of the member's account, or of this device. */
export function ShortlistView({ index }: { index: CardIndex }): ReactElement {
  const { owner, cards, missing } = useShortlist(index);
  const known = typeof cards === 'string' ? null : cards;
  const status = useRef<HTMLParagraphElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const gone = missingText(owner, missing.length);
  /** The button goes with the last of them. */
  const remove = async (): Promise<void> => {
    if (await removeMissing(owner, missing)) (known?.length === 0 ? empty : status).current?.focus();
  };
  const removal = gone !== '' && (
    <button type="button" className="inline-link min-h-6 cursor-pointer" onClick={() => void remove()}>
      {FAVORITES_TEXT.removeMissing(missing.length)}
    </button>
  );
  return (
    <>
      <div className="pt-14 pb-10 lg:pt-24">
        <h1 className="text-display">{OWNER_TEXT[owner].title}</h1>
        <p className="mt-6 max-w-text text-lead text-ink-soft">{OWNER_TEXT[owner].introduction}</p>
      </div>
      <noscript>
        <p className="max-w-text border-l border-anil pl-5">
          {text.noScript}{' '}
          <a className="inline-link" href={PATHS.rentals}>
            {BROWSE_PROPERTIES}
          </a>
        </p>
      </noscript>
      {known !== null && known.length > 0 && <ShortlistActions owner={owner} ids={known.map(({ id }) => id)} />}
      <p ref={status} role="status" tabIndex={-1} className="ringless mb-8 text-small text-ink-soft empty:sr-only">
        {statusOf(cards)}
      </p>
      {known?.length === 0 && <EmptyShortlist ref={empty} owner={owner} missing={missing.length} action={removal} />}
      {known !== null && <SavedCards cards={known} message={empty} />}
      {known !== null && known.length > 0 && removal && (
        <p className="mt-10 text-small text-ink-soft">
          {gone} {removal}
        </p>
      )}
    </>
  );
}

function statusOf(cards: Shortlist['cards']): string {
  if (cards === 'start') return '';
  if (cards === 'loading') return text.loading;
  if (cards === 'failed') return text.failed;
  return cards.length > 0 ? text.showing(cards.length) : '';
}

function ShortlistActions({ owner, ids }: { owner: ShortlistOwner; ids: readonly string[] }): ReactElement {
  return (
    <div className="mb-10 flex flex-wrap gap-4 border-b border-sand pb-8">
      {owner === 'link' && (
        <button type="button" className="button button-primary" onClick={() => void saveAll(ids)}>
          {text.saveAll}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => void shareProperties(ids)}>
        {FAVORITES_TEXT.share}
      </button>
      {owner === 'device' && (
        <a className="button button-quiet" href={loginPath(PATHS.favorites)}>
          {text.signIn}
        </a>
      )}
    </div>
  );
}

interface EmptyProps {
  /** The message, which takes the focus after the last heart. */
  ref: RefObject<HTMLParagraphElement | null>;
  owner: ShortlistOwner;
  /** Number of properties that are no longer published. */
  missing: number;
  /** What can be done about them; false for nothing. */
  action: ReactNode;
}

function EmptyShortlist({ ref, owner, missing, action }: EmptyProps): ReactElement {
  return (
    <div className="border-b-4 border-anil bg-limestone px-6 py-16 sm:px-12">
      <p ref={ref} tabIndex={-1} className="ringless max-w-[11.65em] font-slanted text-heading italic">
        {emptyTitle(owner, missing)}
      </p>
      <p className="mt-6 max-w-96 text-ink-soft">{OWNER_TEXT[owner].emptyHint}</p>
      <a className="button button-primary mt-8" href={PATHS.rentals}>
        {BROWSE_PROPERTIES}
      </a>
      {action && <p className="mt-6 text-small">{action}</p>}
    </div>
  );
}

/** Removes properties that left the site from the visitor's own list; returns whether all are gone. */
async function removeMissing(owner: ShortlistOwner, missing: readonly string[]): Promise<boolean> {
  if (owner === 'device') return keepShortlist(shortlist().filter((id) => !missing.includes(id))) === null;
  const code = await loadCode(() => import('./remove-favorites.ts'));
  return (await code?.removeFavorites(missing)) === true;
}

/** Adds the properties of a link to the visitor's own. */
async function saveAll(shown: readonly string[]): Promise<void> {
  const saved = new Set(savedPropertyIds());
  const ids = shown.filter((id) => !saved.has(id));
  if (knownMember() === null) {
    announce(keepShortlist([...ids, ...shortlist()]) ?? text.savedHere);
    return;
  }
  const code = await loadCode(() => import('./merge-shortlist.ts'));
  await code?.addAll(ids);
}
