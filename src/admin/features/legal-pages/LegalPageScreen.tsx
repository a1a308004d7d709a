import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent } from '#admin/lib/content/use-content.ts';
import { LegalPageForm } from './LegalPageForm.tsx';
import { legalPagesResource } from './legal-pages-resource.ts';
import { LEGAL_TEXT as text } from './text.ts';

/** The screen of one legal page. */
export function LegalPageScreen(): ReactElement {
  const { slug } = useParams();
  const { data, isError, refetch } = useContent(legalPagesResource);
  return (
    <ListState
      query={{ data: data?.filter((page) => page.slug === slug), isError, refetch }}
      loading={text.loading}
      failed={text.failed}
      tryAgain={text.tryAgain}
      empty={
        <>
          <ScreenHead title={text.title} />
          <EmptyState text={text.notFound} />
        </>
      }
    >
      {(pages) => pages.map((page) => <LegalPageForm key={page.slug} page={page} />)}
    </ListState>
  );
}
