import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { SEASONS_MAX } from '#domain/stay/limits.ts';
import { readListedPrice } from '#domain/stay/listed-price.ts';
import { copySeasonsToNextYear, findUnpriced, inOrder, type Season } from '#domain/stay/season.ts';
import { countNights, type NightRange } from '#domain/stay/nights.ts';
import { useState, type ReactElement } from 'react';
import { Temporal } from 'temporal-polyfill';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { describeNights } from '../describe-range.ts';
import { PriceGaps } from './PriceGaps.tsx';
import type { TermsEditor } from './PriceLists.tsx';
import { newSeason } from './season-form.ts';
import { SeasonRow } from './SeasonRow.tsx';
import { SeasonSheet } from './SeasonSheet.tsx';
import { useNightWord } from '../use-night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const text = CALENDAR_TEXT.prices;

/** Months in which every night should have a price: guests book up to a year and a half ahead. */
const PRICED_MONTHS = 18;

/** The seasons in order, the nights without a price, and what an editor can do about both. */
export function SeasonList({ editor }: { editor: TermsEditor }): ReactElement {
  const { mayEdit, terms, change } = editor;
  const [open, setOpen] = useState<Season | NightRange | null>(null);
  const [removing, setRemoving] = useState<Season | null>(null);
  const [copies, setCopies] = useState<readonly Season[] | null>(null);
  const word = useNightWord();
  // oxlint-disable-next-line react/purity -- each render judges by the present day
  const { date: today } = lisbonTime(new Date());
  const seasons = inOrder(terms.seasons);
  const past = seasons.filter(({ to }) => to <= today);
  const current = seasons.slice(past.length);
  const period = { from: today, to: Temporal.PlainDate.from(today).add({ months: PRICED_MONTHS }).toString() };
  const gaps = findUnpriced(seasons, period);
  const rows = (listed: readonly Season[]): ReactElement => (
    <ul className="border-t border-sand">
      {listed.map((season) => (
        <SeasonRow
          key={season.id}
          season={season}
          {...(mayEdit ? { onEdit: () => setOpen(season), onRemove: () => setRemoving(season) } : {})}
        />
      ))}
    </ul>
  );
  const nextStart = seasons.at(-1)?.to ?? today;

  return (
    <section aria-labelledby="calendar-prices" className="mt-10">
      <h3 id="calendar-prices" className="mb-3 text-[1.0625rem] font-medium">
        {text.title}
      </h3>
      <PriceGaps gaps={gaps} period={period} {...(mayEdit ? { onFill: setOpen } : {})} />
      {past.length > 0 && (
        <details className="mb-2">
          <summary className="inline-link inline-block cursor-pointer py-2 text-small text-ink-soft">
            {text.past(past.length)}
          </summary>
          {rows(past)}
        </details>
      )}
      {current.length > 0 && rows(current)}
      {mayEdit && seasons.length < SEASONS_MAX && (
        <div className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            data-add
            className="button button-quiet"
            onClick={() => setOpen(gaps[0] ?? { from: nextStart, to: nextStart })}
          >
            {text.add}
          </button>
          {seasons.length > 0 && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setCopies(copySeasonsToNextYear(seasons, () => crypto.randomUUID()))}
            >
              {text.copy}
            </button>
          )}
        </div>
      )}
      {open !== null && (
        <SeasonSheet
          editor={editor}
          season={'id' in open ? open : null}
          start={newSeason(open, seasons, readListedPrice(editor.property))}
          onClose={() => setOpen(null)}
        />
      )}
      {removing !== null && (
        <ConfirmDialog
          title={text.removeConfirm(removing.name)}
          yes={text.removeYes}
          onYes={() =>
            void change(
              {
                change: (stored) => ({ ...stored, seasons: stored.seasons.filter(({ id }) => id !== removing.id) }),
                isSame: (stored) => isUnchanged(stored.seasons, removing),
              },
              text.removed(removing.name),
            )
          }
          onClose={() => setRemoving(null)}
        >
          {text.removeHint(describeNights(removing), countNights(removing), word)}
        </ConfirmDialog>
      )}
      {copies !== null && (
        <ConfirmDialog
          title={text.copyConfirm}
          yes={text.copyYes}
          onYes={() =>
            void change(
              {
                change: (stored) => ({ ...stored, seasons: [...stored.seasons, ...copies] }),
                isSame: (stored) => sameValue(stored.seasons, terms.seasons),
              },
              text.copied,
            )
          }
          onClose={() => setCopies(null)}
        >
          <p>{text.copyHint}</p>
          <ul className="mt-3 max-h-[40vh] overflow-y-auto border-l border-sand pl-4">
            {copies.map((season) => (
              <li key={season.id} className="py-1">
                {season.name}
                <span className="block text-small">{describeNights(season)}</span>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Whether a season is stored as it was shown, or is gone already. */
function isUnchanged(seasons: readonly Season[], shown: Season): boolean {
  const stored = seasons.find(({ id }) => id === shown.id);
  return stored === undefined || sameValue(stored, shown);
}
