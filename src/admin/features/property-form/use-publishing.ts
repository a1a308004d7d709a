import type { WorkingProperty } from '#domain/property/property.ts';
import { useState } from 'react';
import { publish } from '#admin/lib/publishing/publishing-calls.ts';
import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.publish;

/** Publishing of a stored property. */
export interface Publishing {
  /** Publishes it; `prefix` precedes the reason when that is rejected. */
  readonly publish: (property: Pick<WorkingProperty, 'id' | 'rev'>, prefix: string) => Promise<void>;
  /** Whether the request is in flight. */
  readonly isBusy: boolean;
  /** Revision that was last published here; 0 for none. */
  readonly publishedRev: number;
}

/** Publishes from a form; `fail` gets the reason of a rejection, and '' at the next attempt. */
export function usePublishing(fail: (message: string) => void): Publishing {
  const [isBusy, setBusy] = useState(false);
  const [publishedRev, setPublishedRev] = useState(0);
  return {
    isBusy,
    publishedRev,
    publish: async ({ id, rev }, prefix) => {
      setBusy(true);
      fail('');
      try {
        await publish([{ kind: 'properties', id, rev }]);
        setPublishedRev(rev);
      } catch (error) {
        fail([prefix, rejectionText(error, text.failed)].filter((line) => line !== '').join('\n'));
      } finally {
        setBusy(false);
      }
    },
  };
}
