import { calendarFeedSchema } from '#domain/stay/feeds/feed.ts';
import type { StayCalendar } from '#domain/stay/calendar.ts';
import type { ReactElement } from 'react';
import type * as z from 'zod';
import { TextField } from '#components/form/TextField.tsx';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { addFeed } from './feed-calls.ts';
import { feedFormSchema, type FeedFields } from './feed-form.ts';
import { SITES_TEXT } from './text.ts';

const text = SITES_TEXT.form;

interface FeedItem extends FeedFields {
  readonly rev: number;
  readonly calendar: StayCalendar | null;
}

/** Feeds are never edited, so that no conflict carries one. */
const storedFeedSchema: z.ZodType<FeedItem> = calendarFeedSchema.transform(({ site, url }) => ({
  ...{ site, url },
  rev: 1,
  calendar: null,
}));

interface Props {
  propertyId: string;
  onAdded: (calendar: StayCalendar, site: string) => void;
  onClose: () => void;
}

/** The form that adds the calendar of another site. */
export function FeedSheet({ propertyId, onAdded, onClose }: Props): ReactElement {
  const { field, shell, unsaved } = useContentForm<FeedFields, FeedItem>({
    id: 'feed',
    schema: feedFormSchema,
    stored: storedFeedSchema,
    start: { site: '', url: '' },
    item: null,
    labels: { site: text.site, url: text.url },
    save: async (fields, _base, key) => {
      const { calendar } = await addFeed(propertyId, fields, key);
      return { ...fields, rev: 1, calendar };
    },
    rejected: text.rejected,
    close: onClose,
    onSaved: ({ calendar, site }) => {
      if (calendar !== null) onAdded(calendar, site);
    },
  });
  return (
    <Sheet title={text.title} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        // A feed is never edited: a change while it is sent would be lost.
        <EditorForm shell={shell} inert={shell.busy} label={text.title} onCancel={close}>
          <TextField {...field('site')} label={text.site} hint={text.siteHint} wide required />
          <TextField {...field('url')} label={text.url} hint={text.urlHint} wide required />
        </EditorForm>
      )}
    </Sheet>
  );
}
