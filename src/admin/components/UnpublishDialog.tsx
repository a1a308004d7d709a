import type { ReactElement } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PUBLISHED_TEXT as text } from './published-text.ts';

interface Props {
  /** Whether it has a page of its own; else other pages show it. */
  hasPage: boolean;
  /** What editors call it. */
  title: string;
  /** Called after yes. */
  onYes: () => void;
  /** Called when it is closed. */
  onClose: () => void;
}

/** Asks before a document is taken off the site: what visitors will see, and what the next publication does. */
export function UnpublishDialog({ hasPage, title, onYes, onClose }: Props): ReactElement {
  return (
    <ConfirmDialog title={text.confirm(title)} yes={text.yes} no={text.no} onYes={onYes} onClose={onClose}>
      <p>{hasPage ? text.visitors.page : text.visitors.part}</p>
      <p className="mt-3">{text.draft}</p>
    </ConfirmDialog>
  );
}
