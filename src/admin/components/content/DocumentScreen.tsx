import { useIsMutating } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import type { EditableContent, StoredContent } from '#admin/lib/content/content-resource.ts';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';
import { contentKey, useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { useFormQuery } from '#admin/lib/content/use-form-query.ts';
import { useResourceForm } from '#admin/lib/content/use-resource-form.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { Banner } from '../Banner.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { EditorForm } from '../form/EditorForm.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { HistoryLink } from '../HistoryLink.tsx';
import { ListState } from '../ListState.tsx';
import { ScreenHead } from '../ScreenHead.tsx';

interface Props<Item extends StoredContent, Input extends FieldValues> {
  resource: EditableContent<Item, Input>;
  text: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly notFound: string;
    readonly back: string;
    readonly view: string;
    readonly form: string;
    readonly save: string;
    readonly saved: (name: string) => string;
    readonly rejected: (reason: string) => string;
  };
  /** Path of the list of all. */
  back: string;
  nameOf: (item: Item) => string;
  /** Path of its page on the site. */
  pageOf: (item: Item) => string;
  fields: (editor: ContentForm<Input>, item: Item) => ReactNode;
  /** What the parts of its lists are called (`partLabels`). */
  parts: Readonly<Record<string, string>>;
  /** Beside the form; default nothing. */
  aside?: (editor: ContentForm<Input>) => ReactNode;
}

/** The screen of one document of a fixed set, found by the slug in the URL. */
export function DocumentScreen<Item extends StoredContent, Input extends FieldValues>(
  props: Props<Item, Input>,
): ReactElement {
  const { slug = '' } = useParams();
  return <DocumentOfSlug key={slug} {...props} slug={slug} />;
}

function DocumentOfSlug<Item extends StoredContent, Input extends FieldValues>(
  props: Props<Item, Input> & { slug: string },
): ReactElement {
  const { resource, text, slug } = props;
  const { data, isError, refetch } = useFormQuery(useContent(resource));
  // Reordering changes the revisions: a form based on the old ones would meet a conflict.
  const isSettling = useIsMutating({ mutationKey: contentKey(resource.kind) }) > 0;
  const found = data?.filter((item) => resource.idOf(item) === slug);
  return (
    <ListState
      query={{ data: isSettling ? undefined : found, isError, refetch }}
      loading={text.loading}
      failed={text.failed}
      empty={
        <>
          <ScreenHead title={text.title} />
          <EmptyState text={text.notFound} />
        </>
      }
    >
      {(items) => items.map((item) => <DocumentForm key={slug} {...props} item={item} />)}
    </ListState>
  );
}

function DocumentForm<Item extends StoredContent, Input extends FieldValues>(
  props: Props<Item, Input> & { item: Item },
): ReactElement {
  const { resource, text, back, nameOf, pageOf, fields, parts, aside, item } = props;
  const { kind, idOf, inputOf } = resource;
  const name = nameOf(item);
  const changes = useContentChanges(resource);
  const [saved, setSaved] = useState(false);
  const editor = useResourceForm(resource, item, inputOf(item), {
    parts,
    rejected: text.rejected,
    onSaved: (stored) => {
      changes.upsert(stored);
      setSaved(true);
    },
  });
  const { unsaved, shell } = editor;
  const submit = (): void => {
    setSaved(false);
    shell.onSubmit();
  };
  const form = (
    <EditorForm shell={{ ...shell, onSubmit: submit }} label={text.form} save={text.save}>
      {fields(editor, item)}
    </EditorForm>
  );
  return (
    <>
      <ScreenHead title={name}>
        <Link to={back} className="button button-quiet">
          {text.back}
        </Link>
        <StatusBadge kind={kind} id={idOf(item)} />
        <HistoryLink kind={kind} id={idOf(item)} name={name} variant="button" />
        <a href={pageOf(item)} target="_blank" rel="noopener" className="button button-quiet">
          {text.view}
        </a>
      </ScreenHead>
      <Banner tone="success">{saved && !unsaved && text.saved(name)}</Banner>
      {aside === undefined ? (
        <div className="max-w-4xl">{form}</div>
      ) : (
        <div className="grid items-start gap-12 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          {form}
          {aside(editor)}
        </div>
      )}
      <LeaveGuard isUnsaved={() => unsaved} />
    </>
  );
}
