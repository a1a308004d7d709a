import { useState, type ReactElement } from 'react';
import { ConfirmDialog, type Question } from '#admin/components/ConfirmDialog.tsx';
import { copyText } from '#admin/lib/copy-text.ts';
import { endExportKey, renewExportKey } from './feed-calls.ts';
import type { ChangeSites } from './use-change-sites.ts';
import { SITES_TEXT } from './text.ts';

const text = SITES_TEXT.export;

interface Props {
  propertyId: string;
  /** The secret part of the URL; both are null while no site can read the calendar. */
  exportKey: string | null;
  url: string | null;
  mayEdit: boolean;
  sites: ChangeSites;
}

/** The secret URL at which other sites read our calendar. */
export function ExportUrl({ propertyId, exportKey, url, mayEdit, sites }: Props): ReactElement {
  const [question, setQuestion] = useState<Question | null>(null);
  const { busy, change, setNote } = sites;
  const renew = (done: string): void =>
    void change(renewExportKey(propertyId, exportKey), done, SITES_TEXT.failedChange);
  const end = (): void => void change(endExportKey(propertyId), text.ended, SITES_TEXT.failedChange);
  return (
    <div className="mt-6">
      <h4 className="font-medium">{text.title}</h4>
      <p className="max-w-text text-small text-ink-soft">{url === null ? text.none : text.hint}</p>
      {url !== null && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <input
            aria-label={text.label}
            className="field-input min-w-0 flex-1 basis-72 text-small"
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void copyText(url).then((isCopied) => setNote(isCopied ? text.copied : text.notCopied))}
          >
            {text.copy}
          </button>
        </div>
      )}
      {mayEdit && (
        <div className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() =>
              url === null ? renew(text.made) : setQuestion({ ...text.renewing, onYes: () => renew(text.renewed) })
            }
          >
            {url === null ? text.make : text.renewing.yes}
          </button>
          {url !== null && (
            <button
              type="button"
              className="button button-quiet"
              disabled={busy}
              onClick={() => setQuestion({ ...text.ending, onYes: end })}
            >
              {text.ending.yes}
            </button>
          )}
        </div>
      )}
      {question !== null && <ConfirmDialog {...question} onClose={() => setQuestion(null)} />}
    </div>
  );
}
