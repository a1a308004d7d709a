import type { WorkingProperty } from '#domain/property/property.ts';
import { useState } from 'react';
import { publish } from '#admin/lib/publishing/publishing-calls.ts';
import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.publish;

/** Takes a stored property to visitors. */
export interface Publishing {
  /** Publishes it; `prefix` stands above the reason when that is refused. */
  readonly publish: (property: Pick<WorkingProperty, 'id' | 'rev'>, prefix: string) => Promise<void>;
  /** Whether it is on its way to the server. */
  readonly isBusy: boolean;
  /** Revision that was published last from here; 0 for none. */
  readonly asked: number;
}

/** Publishes from a form; `fail` hears why it was refused, and '' when it is tried again. */
export function usePublishing(fail: (message: string) => void): Publishing {
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  return {
    isBusy,
    asked,
    publish: async ({ id, rev }, prefix) => {
      setBusy(true);
      fail('');
      try {
        await publish([{ kind: 'properties', id, rev }]);
        setAsked(rev);
      } catch (error) {
        fail([prefix, rejectionText(error, text.failed)].filter((line) => line !== '').join('\n'));
      } finally {
        setBusy(false);
      }
    },
  };
}
