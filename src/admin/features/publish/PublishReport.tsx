import { Check, ChevronRight, TriangleAlert } from 'lucide-react';
import type { BuildRecord } from '#domain/publishing/build-record.ts';
import type { ReactElement } from 'react';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { reportLines, useConfirmations } from './use-confirmations.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.report;

const ICONS = {
  waiting: ChevronRight,
  written: ChevronRight,
  live: Check,
  gone: Check,
  differs: TriangleAlert,
  unknown: TriangleAlert,
} as const;

interface Props {
  build: BuildRecord;
  /** Whether its release is live. */
  isLive: boolean;
}

/** The publish report of a build: every changed URL compared with the live release by hash, and every removed one. */
export function PublishReport({ build, isLive }: Props): ReactElement {
  const found = useConfirmations(build, isLive);
  const lines = reportLines(build);
  const confirmed = [...found.values()].filter((state) => state === 'live' || state === 'gone').length;
  const all = build.result === null ? 0 : build.result.writtenCount + build.result.removed.length;
  return (
    <section aria-labelledby="receipt-heading" id="receipt" className="mt-10">
      <h2 id="receipt-heading" tabIndex={-1} className="text-title">
        {text.heading}
      </h2>
      <p className="mt-1 text-ink-soft">
        {formatDateTime(build.endedAt ?? build.requestedAt)} · {text.summary(build)}
      </p>
      {lines.length > 0 && (
        // Busy, so that the count is announced at the end and not for each of up to two hundred pages.
        <p role="status" aria-busy={isLive && found.size < lines.length} className="mt-2 font-medium">
          {isLive ? text.confirmed(confirmed, lines.length) : text.replaced}
        </p>
      )}
      <ul
        className="mt-3 max-h-88 overflow-auto border-t border-sand text-small"
        tabIndex={0}
        aria-label={text.heading}
      >
        {lines.map(({ path }) => {
          const state = found.get(path) ?? (isLive ? 'waiting' : 'written');
          const Icon = ICONS[state];
          return (
            <li
              key={path}
              className={`flex items-center gap-3 border-b border-sand py-1.5 ${state === 'differs' ? 'text-error' : ''}`}
            >
              <Icon size={14} className={state === 'live' || state === 'gone' ? 'text-sale' : undefined} />
              <a href={path} target="_blank" rel="noopener" className="min-w-0 truncate">
                {path}
              </a>
              <span className="ml-auto text-ink-soft">{text.states[state]}</span>
            </li>
          );
        })}
      </ul>
      {all > lines.length && <p className="mt-2 text-small text-ink-soft">{text.more(all - lines.length)}</p>}
    </section>
  );
}
