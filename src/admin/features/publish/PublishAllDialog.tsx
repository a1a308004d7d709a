import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { changeKey } from './use-changes.ts';
import { changeText, PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.changes;

interface Props {
  /** Everything that can be published. */
  changes: readonly PendingChange[];
  /** Number of changes that cannot be published yet. */
  blocked: number;
  onYes: (changes: readonly PendingChange[]) => void;
  onClose: () => void;
}

/** Asks before everything is published and lists it; unpublished documents have to be selected. */
export function PublishAllDialog({ changes, blocked, onYes, onClose }: Props): ReactElement {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ unpublished }) => unpublished === null).map(changeKey)),
  );
  const chosen = changes.filter((change) => ticked.has(changeKey(change)));
  const hasUnpublished = changes.some(({ unpublished }) => unpublished !== null);
  const tick = (key: string, isTicked: boolean): void => {
    setTicked(new Set(isTicked ? [...ticked, key] : [...ticked].filter((other) => other !== key)));
  };
  return (
    <ConfirmDialog
      title={text.confirmAll(chosen.length)}
      yes={text.publishSelected(chosen.length)}
      blocked={chosen.length === 0}
      onYes={() => onYes(chosen)}
      onClose={onClose}
    >
      <p>{text.allHint}</p>
      <ul
        className="mt-3 max-h-[min(22rem,45vh)] divide-y divide-sand overflow-auto border-y border-sand"
        tabIndex={0}
        aria-label={text.listed}
      >
        {changes.map((change) => (
          <li key={`${change.kind}/${change.id}`}>
            <label className="flex cursor-pointer items-baseline gap-3 px-1 py-2">
              <input
                type="checkbox"
                checked={ticked.has(changeKey(change))}
                onChange={({ currentTarget }) => tick(changeKey(change), currentTarget.checked)}
              />
              <span>
                <span className="font-medium text-ink">{change.title}</span>
                <span className="block text-small">
                  {CONTENT_KINDS[change.kind].heading} · {changeText(change)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {hasUnpublished && <p className="mt-3 text-small">{text.leftOut}</p>}
      {blocked > 0 && <p className="mt-3 text-small">{text.blocked(blocked)}</p>}
    </ConfirmDialog>
  );
}
