import type { WorkingProperty } from '#domain/property/property.ts';
import { useState } from 'react';
import { publish } from '#admin/lib/publishing/publishing-calls.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.publish;

/** Publishing of a stored property. */
export interface Publishing {
  /** Publishes it; `prefix` precedes the reason when that is rejected. */
  readonly publish: (property: Pick<WorkingProperty, 'id' | 'rev'>, prefix: string) => Promise<void>;
  /** Whether the request is in flight. */
  readonly isBusy: boolean;
  /** What was last published here: the revision of the property, and the site's revision with it; null for nothing. */
  readonly published: { readonly rev: number; readonly siteRevision: number } | null;
  /** Forgets what was published, once it is no longer. */
  readonly forget: () => void;
}

/** Publishes from a form; `fail` gets the reason of a rejection, and '' at the next attempt. */
export function usePublishing(fail: (message: string) => void): Publishing {
  const { busy, attempt } = useAttempt(fail);
  const [published, setPublished] = useState<Publishing['published']>(null);
  return {
    isBusy: busy,
    published,
    forget: () => setPublished(null),
    publish: async ({ id, rev }, prefix) => {
      const work = publish([{ kind: 'properties', id, rev }]).then(({ revision }) =>
        setPublished({ rev, siteRevision: revision }),
      );
      const rejection = (error: unknown): string =>
        [prefix, rejectionText(error, text.failed)].filter((line) => line !== '').join('\n');
      await attempt(work, rejection);
    },
  };
}
