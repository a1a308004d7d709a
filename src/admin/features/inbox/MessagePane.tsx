import { ChevronLeft } from 'lucide-react';
import type { HandlingPerson } from '#domain/inbox/handling.ts';
import type { InboxRow } from '#domain/inbox/row.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { readMessage, type MessageRef } from './inbox-calls.ts';
import { Message } from './Message.tsx';
import { dropMessage, messageKey } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.pane;

interface Props {
  messageRef: MessageRef;
  /** Its row in the list; undefined when unknown. */
  row: InboxRow | undefined;
  /** Staff a message can be assigned to, the signed-in account first. */
  people: readonly HandlingPerson[];
  now: number;
  /** Query of the list without an open message. */
  back: string;
}

/** The open message in all its states; reloads when the list has a newer revision. */
export function MessagePane({ messageRef, row, people, now, back }: Props): ReactElement {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: messageKey(messageRef),
    queryFn: () => readMessage(messageRef),
  });
  const isGone = error instanceof ApiFailure && error.code === 'not_found';
  const isBehind = row !== undefined && data !== undefined && row.rev > data.rev;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  useEffect(() => {
    if (isGone) dropMessage(client, messageRef.id);
  }, [isGone, client, messageRef.id]);

  return (
    <>
      <Link to={back} className="mb-3 inline-flex min-h-10 items-center gap-1.5 split:hidden">
        <ChevronLeft size={16} />
        {text.back}
      </Link>
      {isGone && <Banner>{text.gone}</Banner>}
      {error !== null && !isGone && <LoadFailure text={text.failed} retry={refetch} isMinor={data !== undefined} />}
      {data === undefined && error === null && <LoadingText text={text.loading} />}
      {data !== undefined && !isGone && <Message message={data} people={people} now={now} />}
    </>
  );
}
