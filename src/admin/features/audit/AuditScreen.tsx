import type { ReactElement } from 'react';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { MoreButton } from '#admin/components/MoreButton.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { isFiltered, useAudit } from './use-audit.ts';
import { AUDIT_TEXT as text } from './text.ts';

export function AuditScreen(): ReactElement {
  const { search, changeSearch, entries, isOutdated, isError, refetch, more, isLoadingMore } = useAudit();
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <AuditFilters search={search} changeSearch={changeSearch} />
      <ListState
        query={{ data: entries, isError, refetch }}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState text={isFiltered(search) ? text.noMatch : text.nothing} />}
      >
        {(lines) => (
          <ol className="border-t border-sand" aria-label={text.list} aria-busy={isOutdated}>
            {lines.map((line) => (
              <AuditEntry key={line.id} line={line} changeSearch={changeSearch} />
            ))}
          </ol>
        )}
      </ListState>
      {more !== null && (
        <MoreButton label={isLoadingMore ? text.loadingOlder : text.older} isLoading={isLoadingMore} onPress={more} />
      )}
    </>
  );
}
