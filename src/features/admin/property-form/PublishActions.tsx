import type { WorkingProperty } from '@site/domain/property';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { announce } from '../../../lib/announce.ts';
import { publish } from '../../../lib/staff/publishing/publishing-calls.ts';
import { refusalWords } from '../../../lib/staff/publishing/refusal-words.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { PROPERTY_WORDS } from './words.ts';

const words = PROPERTY_WORDS.publish;

interface Props {
  /** The property as it is stored. */
  property: WorkingProperty;
  /** Whether something typed is not saved yet: what is published is what is stored. */
  unsaved: boolean;
  /** Hears why it was refused; '' when it is tried again. */
  fail: (message: string) => void;
}

/** Takes the stored property to visitors, or shows it to colleagues first. */
export function PublishActions({ property, unsaved, fail }: Props): ReactElement {
  const { id, rev, title } = property;
  const [state, setState] = useState<'calm' | 'busy' | 'asked'>('calm');

  const send = async (): Promise<void> => {
    setState('busy');
    fail('');
    try {
      await publish([{ kind: 'properties', id, rev }]);
      setState('asked');
      announce(words.asked(title));
    } catch (error) {
      setState('calm');
      fail(refusalWords(error, words.failed));
    }
  };

  return (
    <fieldset disabled={state === 'busy'} className="flex flex-wrap items-center gap-2 border-0 p-0">
      <button type="button" className="button button-primary" disabled={unsaved} onClick={() => void send()}>
        {words.publish}
      </button>
      <PreviewButton propertyId={id} disabled={unsaved} fail={fail} />
      {state === 'asked' && (
        <p className="w-full text-small">
          {words.asked(title)}{' '}
          <Link to="/admin/publish" className="inline-link">
            {words.follow}
          </Link>
        </p>
      )}
    </fieldset>
  );
}
