import { CONTENT_KINDS, isContentKind, type ContentKind } from '#domain/content/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { fetchHistory } from '#admin/lib/publishing/publishing-calls.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { HISTORY_TEXT as text } from './history-text.ts';
import { RevisionsPart } from './RevisionsPart.tsx';

/** The published versions of one document. */
export function RevisionsScreen(): ReactElement {
  const { kind = '', id = '' } = useParams();
  return isContentKind(kind) ? <Versions key={`${kind} ${id}`} kind={kind} id={id} /> : <Unknown />;
}

function Versions({ kind, id }: { kind: ContentKind; id: string }): ReactElement {
  const history = useQuery({
    queryKey: ['published-history', kind, id],
    queryFn: () => fetchHistory(kind, id).catch(nothingWhenUnknown),
    staleTime: 0,
  });
  const { data, isError, refetch } = history;
  return (
    <ListState
      query={{ data: data === undefined ? undefined : [data].filter((found) => found !== null), isError, refetch }}
      loading={text.loading}
      failed={text.failed}
      empty={<Unknown />}
    >
      {(found) =>
        found.map((one) => (
          <div key={id}>
            <ScreenHead title={text.title(one.title)} introduction={text.introduction(CONTENT_KINDS[kind].heading)}>
              {one.rev > 0 && (
                <Link to={CONTENT_KINDS[kind].editorPath(id)} className="button button-quiet">
                  {text.edit}
                </Link>
              )}
            </ScreenHead>
            <RevisionsPart kind={kind} id={id} history={one} />
          </div>
        ))
      }
    </ListState>
  );
}

/** Null for a document that neither exists nor was ever published. */
function nothingWhenUnknown(error: unknown): null {
  if (error instanceof ApiFailure && error.code === 'not_found') return null;
  throw error;
}

function Unknown(): ReactElement {
  return (
    <>
      <ScreenHead title={text.unknownTitle} />
      <EmptyState text={text.unknown}>
        <Link to="/admin/publish" className="button button-quiet">
          {text.publish}
        </Link>
      </EmptyState>
    </>
  );
}
