import type { ReactElement } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PUBLISHED_TEXT as text } from './published-text.ts';

interface Props {
  /** Whether it has a page of its own; otherwise other pages show it. */
  hasPage: boolean;
  title: string;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before a document is unpublished and says what visitors will see. */
export function UnpublishDialog({ hasPage, title, onYes, onClose }: Props): ReactElement {
  return (
    <ConfirmDialog title={text.confirm(title)} yes={text.yes} onYes={onYes} onClose={onClose}>
      <p>{hasPage ? text.visitors.page : text.visitors.part}</p>
      <p className="mt-3">{text.draft}</p>
    </ConfirmDialog>
  );
}
