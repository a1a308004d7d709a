import { ADMIN_EMPTY, adminError } from '#domain/staff/admin-text.ts';
import { FAILED_TO_FETCH_SERVICES } from '#domain/site/page-text.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import { servicesDesk, type StoredService } from './services-resource.ts';
import { SERVICES_WORDS as words } from './text.ts';

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
