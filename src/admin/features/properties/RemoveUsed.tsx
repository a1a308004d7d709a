import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import { InUseDialog } from '#admin/components/InUseDialog.tsx';
import { announce } from '#lib/announce.ts';
import { editorPathOf } from '#admin/lib/editor-path.ts';
import { removeProperty } from '#admin/lib/properties/property-calls.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DASHBOARD_TEXT } from './text.ts';

const { card, confirm } = DASHBOARD_TEXT;

/** A property that cannot be deleted, and the documents that refer to it. */
export interface UsedProperty {
  readonly property: DashboardRow;
  /** The documents, by path and title. */
  readonly places: readonly FieldError[];
}

interface Props {
  used: UsedProperty;
  /** Reports why something failed; '' at the next attempt. */
  fail: (message: string) => void;
  onClose: () => void;
}

/**
 * Asks whether a property in use is removed from other content and deleted. Mounted above the cards, because the card
 * disappears during the attempt.
 */
export function RemoveUsed({ used: { property, places }, fail, onClose }: Props): ReactElement {
  const { attempt } = useAttempt(fail);
  const remove = async (): Promise<void> => {
    await removeProperty(property, true);
    announce(card.removed(property.title));
  };
  return (
    <InUseDialog
      title={`“${property.title}”`}
      places={places.map(({ path, message }) => ({ title: message, note: '', to: editorPathOf(path) }))}
      hint={confirm.inUse}
      yes={confirm.everywhere}
      onYes={() => void attempt(remove(), ADMIN_FAILURES.deleteProperty)}
      onClose={onClose}
    />
  );
}
