import { useState, type ReactElement } from 'react';
import { Sheet } from '#admin/components/Sheet.tsx';
import { copyText } from '#admin/lib/copy-text.ts';
import { SITES_TEXT } from './text.ts';

const text = SITES_TEXT.guide;

interface Props {
  /** Title of the property. */
  title: string;
  /** Our calendar for other sites; null while it has no URL. */
  url: string | null;
  onClose: () => void;
}

/** What an owner enters at which site, to read and to send. */
export function OwnerGuide({ title, url, onClose }: Props): ReactElement {
  const [note, setNote] = useState('');
  return (
    <Sheet title={text.title} onClose={onClose}>
      {() => (
        <div className="space-y-6">
          <p className="max-w-text">{text.opening}</p>
          <p className="max-w-text wrap-anywhere">
            <strong className="block font-medium">{text.ours}</strong>
            {url ?? <span className="text-ink-soft">{text.noAddress}</span>}
          </p>
          {text.sites.map(({ name, steps }) => (
            <section key={name}>
              <h3 className="text-[1.0625rem] font-medium">{name}</h3>
              <ol className="mt-2 max-w-text list-decimal space-y-1 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          ))}
          <p className="max-w-text text-ink-soft">{text.note}</p>
          <div className="flex flex-wrap items-center gap-4">
            <button
              type="button"
              className="button button-primary"
              data-first
              onClick={() =>
                void copyText(writeLetter(title, url)).then((isCopied) =>
                  setNote(isCopied ? text.copied : text.notCopied),
                )
              }
            >
              {text.copy}
            </button>
            <span role="status" className="text-small text-ink-soft">
              {note}
            </span>
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** The guide as plain text, to paste into an email. */
function writeLetter(title: string, url: string | null): string {
  const sites = text.sites.map(({ name, steps }) =>
    [name, ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n'),
  );
  const ours = url === null ? [] : [`${text.ours}:\n${url}`];
  return [text.letter(title), text.opening, ...ours, ...sites, text.note].join('\n\n');
}
