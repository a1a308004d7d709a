import { useEffect, useState, type ReactElement } from 'react';
import { endSession } from '../../../lib/member/session.ts';
import { currentVisitor, type Visitor } from '../../../lib/staff/staff-member.ts';
import { MediaDesk } from './MediaDesk.tsx';
import { SignInForm } from './SignInForm.tsx';
import { MEDIA_WORDS as words } from './words.ts';

/** The picture half of the back office, behind its door: staff come in, members are told, others sign in. */
export function MediaApp(): ReactElement {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const look = (): void => {
    currentVisitor().then(setVisitor, (error: unknown) => {
      reportError(error);
      setVisitor({ kind: 'nobody' });
    });
  };
  useEffect(look, []);

  if (visitor === null)
    return (
      <p role="status" className="text-ink-soft">
        {words.checking}
      </p>
    );
  if (visitor.kind === 'nobody') return <SignInForm signedIn={look} />;
  if (visitor.kind === 'staff' && visitor.role !== 'concierge') {
    return <MediaDesk uid={visitor.uid} />;
  }
  const signOut = (): void => void endSession().then(look, reportError);
  return (
    <div className="max-w-text border-l-2 border-clay pl-6">
      <h2 className="text-title">{words.noAccess}</h2>
      <p className="mt-3 text-ink-soft">{visitor.kind === 'staff' ? words.noEditing : words.noAccessHint}</p>
      <button type="button" className="button button-quiet mt-6" onClick={signOut}>
        {words.signOut}
      </button>
    </div>
  );
}
