import { foldText } from '#domain/text/fold-text.ts';
import { ADMIN_EMPTY } from '#domain/staff/admin-text.ts';
import { pictureSources } from '#domain/media/picture-sources.ts';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { PicturePlaceholder } from '#components/PicturePlaceholder.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import type { Rental } from './rentals.ts';
import { FEATURED_TEXT as text } from './text.ts';

interface Props {
  rentals: readonly Rental[];
  onChoose: (rental: Rental) => void;
  onClose: () => void;
}

/** A sheet to choose a rental from. */
export function RentalPicker({ rentals, onChoose, onClose }: Props): ReactElement {
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = rentals.filter(({ title, location }) => foldText(`${title} ${location}`).includes(wanted));
  return (
    <Sheet title={text.add} onClose={onClose}>
      {() =>
        rentals.length === 0 ? (
          <EmptyState text={ADMIN_EMPTY.featuredPicker} />
        ) : (
          <>
            <input
              data-first
              type="search"
              className="field-input"
              aria-label={text.search}
              placeholder={text.search}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            <p role="status" className="mt-4 text-small text-ink-soft">
              {found.length === 0 && text.noMatch}
            </p>
            <ul>
              {found.map((rental) => (
                <li key={rental.id}>
                  <button
                    type="button"
                    className="grid w-full cursor-pointer grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-4 border-b border-sand py-2.5 text-left hover:bg-limestone"
                    aria-label={text.choose(rental.title)}
                    aria-describedby={`rental-${rental.id}`}
                    onClick={() => onChoose(rental)}
                  >
                    <span className="block aspect-4/3 overflow-hidden bg-sand">
                      {rental.hero === null ? (
                        <PicturePlaceholder />
                      ) : (
                        <ResponsivePicture {...pictureSources(rental.hero)} alt="" sizes="7rem" className="size-full" />
                      )}
                    </span>
                    <span className="min-w-0">
                      <span className="block">{rental.title}</span>
                      <span id={`rental-${rental.id}`} className="block text-small text-ink-soft">
                        {[rental.location, rental.price].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    <span className="text-small underline underline-offset-4">{text.chooseShort}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Sheet>
  );
}
