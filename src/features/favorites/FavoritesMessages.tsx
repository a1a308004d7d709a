import type { ReactElement, ReactNode, RefObject } from 'react';
import {
  BROWSE_PROPERTIES,
  ERROR_LOADING_FAVORITES,
  FAVORITES_OFFLINE,
  FAVORITES_TRY_AGAIN,
  FAVORITES_UNAVAILABLE,
} from '#domain/account/favorites-text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { FAVORITES_TEXT as text } from './text.ts';

export function FavoritesError({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <div className="mb-10 max-w-text border-l-2 border-error pl-6" role="alert">
      <h2 className="text-title">{ERROR_LOADING_FAVORITES}</h2>
      <p className="mt-2 text-ink-soft">{navigator.onLine ? FAVORITES_UNAVAILABLE : FAVORITES_OFFLINE}</p>
      <button type="button" className="button button-primary mt-6" onClick={onRetry}>
        {FAVORITES_TRY_AGAIN}
      </button>
    </div>
  );
}

interface NoFavoritesProps {
  /** The message, which takes the focus after the last heart. */
  ref: RefObject<HTMLParagraphElement | null>;
  message: string;
  /** What can be done about the message; false for nothing. */
  action: ReactNode;
  /** Properties to begin with. */
  children: ReactNode;
}

/** What a member sees who has saved nothing yet, or nothing that is still published. */
export function NoFavorites({ ref, message, action, children }: NoFavoritesProps): ReactElement {
  return (
    <div>
      <div className="border-b-4 border-anil bg-limestone px-6 py-16 sm:px-12 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:py-24">
        <p
          ref={ref}
          tabIndex={-1}
          className="ringless max-w-[9.3em] font-slanted text-heading italic lg:col-span-6 lg:col-start-2"
        >
          {message}
        </p>
        <div className="mt-8 lg:col-span-4 lg:col-start-8 lg:mt-2">
          <p className="max-w-96 text-ink-soft">{text.saveHint}</p>
          <a className="button button-primary mt-8" href={PATHS.rentals}>
            {BROWSE_PROPERTIES}
          </a>
          {action && <p className="mt-6 text-small">{action}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
