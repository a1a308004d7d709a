import type { ReactElement } from 'react';
import { ItemActions } from '#admin/components/content/ItemActions.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent } from '#admin/lib/content/use-content.ts';
import { formatDay } from '#domain/core/format-date.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { legalPagesResource } from '#admin/lib/content/content-resources.ts';
import { LEGAL_TEXT as text } from './text.ts';

/** The list of the legal pages. */
export function LegalPagesScreen(): ReactElement {
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <ListState
        query={useContent(legalPagesResource)}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState text={text.empty} />}
      >
        {(pages) => (
          <ul aria-label={text.list} className="border-t border-sand">
            {pages.map(({ slug, title, sections, updatedOn }) => (
              <li key={slug} className="record">
                <div className="min-w-0">
                  <h2 className="text-title">{title}</h2>
                  <p className="text-small text-ink-soft">{text.facts(sections.length, formatDay(updatedOn))}</p>
                </div>
                <div className="flex flex-wrap items-center justify-end gap-1">
                  <StatusBadge kind="legalPages" id={slug} />
                  <ItemActions kind="legalPages" id={slug} name={title} onEdit={`/admin/legal-pages/${slug}`} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </>
  );
}
