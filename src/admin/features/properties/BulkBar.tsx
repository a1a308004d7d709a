import { BULK_MAX } from '#domain/property/limits.ts';
import type { BulkChange } from '#domain/property/bulk-change.ts';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { ConfirmedChoice } from '#admin/components/form/ConfirmedChoice.tsx';
import { announce } from '#lib/announce.ts';
import { changeProperties } from '#admin/lib/properties/property-calls.ts';
import { publish } from '#admin/lib/publishing/publishing-calls.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import type { Selection } from './use-selection.ts';
import { DASHBOARD_TEXT, PAGE_FLAGS } from './text.ts';

const text = DASHBOARD_TEXT.bulk;
const { card, confirm } = DASHBOARD_TEXT;

const FLAG_CHANGES = PAGE_FLAGS.flatMap(({ field, label }) => [
  { id: `${field} on`, label: text.onPage(label), change: flagChange(field, true) },
  { id: `${field} off`, label: text.offPage(label), change: flagChange(field, false) },
]);

interface Props {
  selection: Selection;
  /** Reports the rejected ones, one a line; '' at the next attempt. */
  fail: (message: string) => void;
}

/** The actions for all selected properties. */
export function BulkBar({ selection, fail }: Props): ReactElement {
  const { busy, attempt } = useAttempt(fail);
  const [isConfirming, setConfirming] = useState(false);
  const { chosen } = selection;

  const changeAll = async (change: BulkChange): Promise<void> => {
    const rejected = await changeProperties(change, chosen);
    const titles = new Map(chosen.map(({ id, title }) => [id, title]));
    fail(rejected.map(({ id, message }) => text.rejected(titles.get(id) ?? id, message)).join('\n'));
    if (rejected.length < chosen.length) announce(text.done(chosen.length - rejected.length));
    selection.clear();
  };
  const run = (change: BulkChange): void => void attempt(changeAll(change), text.failed);

  const publishAll = async (): Promise<void> => {
    await publish(chosen.map(({ id, rev }) => ({ kind: 'properties', id, rev })));
    announce(text.publishing(chosen.length));
    selection.clear();
  };

  return (
    <fieldset
      className="bulk-bar tall:sticky top-14 z-10 mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-b-4 border-anil bg-white px-4 py-2.5 shadow-lift"
      aria-label={text.label}
      disabled={busy}
    >
      <p role="status" className="text-small font-medium">
        {text.count(chosen.length)}
      </p>
      <button type="button" className="inline-link cursor-pointer py-1 text-small" onClick={selection.addPage}>
        {text.page}
      </button>
      <button
        type="button"
        className="inline-link cursor-pointer py-1 text-small"
        onClick={() => void keepFocus(selection.clear)}
      >
        {text.none}
      </button>
      {selection.full && <p className="text-small text-clay">{text.upTo(BULK_MAX)}</p>}
      {/* On a phone, the four buttons have one line. */}
      <span className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:[&_.button]:px-2.5">
        <ConfirmedChoice
          className="max-sm:basis-full"
          label={text.pages}
          isLabelHidden
          placeholder={text.choosePages}
          options={FLAG_CHANGES}
          button={text.apply}
          onConfirm={({ change }) => run(change)}
        />
        <button
          type="button"
          className="button button-primary"
          onClick={() => void attempt(publishAll(), (error) => rejectionText(error, text.failed))}
        >
          {text.publish}
        </button>
        <button type="button" className="button button-quiet" onClick={() => run({ action: 'archive' })}>
          {card.archive}
        </button>
        <button type="button" className="button button-quiet" onClick={() => run({ action: 'restore' })}>
          {card.restore}
        </button>
        <button type="button" className="button button-danger" onClick={() => setConfirming(true)}>
          {card.remove}
        </button>
      </span>
      {isConfirming && (
        <ConfirmDialog
          title={confirm.removeMany(chosen.length)}
          yes={confirm.yes}
          onYes={() => run({ action: 'delete' })}
          onClose={() => setConfirming(false)}
        >
          {confirm.hint}
        </ConfirmDialog>
      )}
    </fieldset>
  );
}

function flagChange(field: (typeof PAGE_FLAGS)[number]['field'], isOn: boolean): BulkChange {
  return { action: 'change', fields: { [field]: isOn } };
}
