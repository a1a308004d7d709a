import { ADMIN_EMPTY, adminError } from '#domain/staff/admin-text.ts';
import { FAILED_TO_FETCH_SERVICES } from '#domain/site/text.ts';
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
import { servicesResource, type StoredService } from './services-resource.ts';
import { SERVICES_TEXT as text } from './text.ts';

/** The sections of the services page. */
export function ServicesScreen(): ReactElement {
  const services = useContent(servicesResource);
  const changes = useContentChanges(servicesResource);
  const { failure, attempt } = useAttempt();
  const [open, setOpen] = useState<StoredService | 'new' | null>(null);
  const [deleting, setDeleting] = useState<StoredService | null>(null);
  const add = (
    <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
      {text.add}
    </button>
  );

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction}>
        {add}
      </ScreenHead>
      <Banner>{failure}</Banner>
      <ListState
        query={services}
        loading={text.loading}
        failed={FAILED_TO_FETCH_SERVICES}
        tryAgain={text.tryAgain}
        empty={<EmptyState text={ADMIN_EMPTY.services}>{add}</EmptyState>}
      >
        {(items) => (
          <OrderedList
            label={text.list}
            items={items}
            nameOf={({ title }) => title}
            isDim={({ isActive }) => !isActive}
            onOrder={(ids) =>
              attempt(changes.reorder(ids), text.unknown, (reason) => adminError('reordering services', reason))
            }
          >
            {(service, handles, place) => (
              <ServiceRow
                service={service}
                place={place}
                handles={handles}
                onEdit={() => void attempt(changes.settled(service.id).then(setOpen), text.unknown)}
                onDelete={() => setDeleting(service)}
                onActive={(isActive) =>
                  void attempt(changes.change(service.id, { isActive }), text.unknown, (reason) =>
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
            changes.upsert(service);
            setOpen(null);
          }}
        />
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={text.confirmDelete(deleting.title)}
          yes={text.yes}
          no={text.no}
          onClose={() => setDeleting(null)}
          onYes={() =>
            void attempt(changes.remove(deleting.id), text.unknown, (reason) => adminError('deleting service', reason))
          }
        >
          {text.confirmHint}
        </ConfirmDialog>
      )}
    </>
  );
}
