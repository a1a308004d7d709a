import type { HandlingPerson } from '#domain/inbox/handling.ts';
import type { InboxRow } from '#domain/inbox/row.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { Icon } from '#admin/components/Icon.tsx';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import { readMessage, type MessageAddress } from './inbox-calls.ts';
import { Message } from './Message.tsx';
import { dropMessage, messageKey } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.pane;

interface Props {
  /** Where the message lies. */
  address: MessageAddress;
  /** The message as the list knows it; undefined when it does not. */
  row: InboxRow | undefined;
  /** Those who may look after it, who sits here first. */
  people: readonly HandlingPerson[];
  /** The time. */
  now: number;
  /** Query of the list without it. */
  back: string;
}

/** The open message in all its states; what a colleague does to it shows by itself. */
export function MessagePane({ address, row, people, now, back }: Props): ReactElement {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: messageKey(address), queryFn: () => readMessage(address) });
  const isGone = error instanceof StaffFailure && error.code === 'not_found';
  const isBehind = row !== undefined && data !== undefined && row.rev > data.rev;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  useEffect(() => {
    if (isGone) dropMessage(client, address.id);
  }, [isGone, client, address.id]);

  return (
    <>
      <Link to={back} className="inbox-back">
        <Icon name="chevron-left" size={16} />
        {text.back}
      </Link>
      {error !== null && <Banner>{isGone ? text.gone : text.failed}</Banner>}
      {data === undefined && error === null && (
        <p role="status" className="text-ink-soft">
          {text.loading}
        </p>
      )}
      {data !== undefined && !isGone && <Message message={data} people={people} now={now} />}
    </>
  );
}
