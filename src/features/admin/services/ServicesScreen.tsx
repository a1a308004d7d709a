import { ADMIN_EMPTY, adminError } from '@site/domain/messages/admin-messages';
import { FAILED_TO_FETCH_SERVICES } from '@site/domain/messages/page-messages';
import { useState, type ReactElement } from 'react';
import { Banner } from '../../../components/admin/Banner.tsx';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/admin/EmptyState.tsx';
import { ListState } from '../../../components/admin/ListState.tsx';
import { OrderedList } from '../../../components/admin/OrderedList.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { useContent, useContentChanges } from '../../../lib/staff/content/use-content.ts';
import { useAttempt } from '../../../lib/staff/use-attempt.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import { servicesDesk, type StoredService } from './services-desk.ts';
import { SERVICES_WORDS as words } from './words.ts';

/** The sections of the services page: added, edited, put in order, hidden and deleted. */
export function ServicesScreen(): ReactElement {
  const services = useContent(servicesDesk);
  const changes = useContentChanges(servicesDesk);
  const { failure, attempt } = useAttempt();
  const [open, setOpen] = useState<StoredService | 'new' | null>(null);
  const [leaving, setLeaving] = useState<StoredService | null>(null);
  const add = (
    <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
      {words.add}
    </button>
  );

  return (
    <>
      <ScreenHead title={words.title} introduction={words.introduction}>
        {add}
      </ScreenHead>
      <Banner>{failure}</Banner>
      <ListState
        query={services}
        loading={words.loading}
        failed={FAILED_TO_FETCH_SERVICES}
        tryAgain={words.tryAgain}
        empty={<EmptyState words={ADMIN_EMPTY.services}>{add}</EmptyState>}
      >
        {(items) => (
          <OrderedList
            label={words.list}
            items={items}
            nameOf={({ title }) => title}
            isDim={({ isActive }) => !isActive}
            onOrder={(ids) =>
              attempt(changes.reorder(ids), words.unknown, (reason) => adminError('reordering services', reason))
            }
          >
            {(service, handles, place) => (
              <ServiceRow
                service={service}
                place={place}
                handles={handles}
                onEdit={() => void attempt(changes.settled(service.id).then(setOpen), words.unknown)}
                onDelete={() => setLeaving(service)}
                onActive={(isActive) =>
                  void attempt(changes.change(service.id, { isActive }), words.unknown, (reason) =>
                    adminError('updating service', reason),
                  )
                }
              />
            )}
          </OrderedList>
        )}
      </ListState>
      {open !== null && (
        <ServiceForm
          service={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={(service) => {
            changes.take(service);
            setOpen(null);
          }}
        />
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={words.confirmDelete(leaving.title)}
          yes={words.yes}
          no={words.no}
          onClose={() => setLeaving(null)}
          onYes={() =>
            void attempt(changes.remove(leaving.id), words.unknown, (reason) => adminError('deleting service', reason))
          }
        >
          {words.confirmHint}
        </ConfirmDialog>
      )}
    </>
  );
}
