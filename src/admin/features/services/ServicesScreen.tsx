import { ADMIN_EMPTY } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ContentList } from '#admin/components/content/ContentList.tsx';
import { ContentRow } from '#admin/components/content/ContentRow.tsx';
import { useContentList } from '#admin/components/content/use-content-list.ts';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { adminFailure } from '#admin/lib/failure-text.ts';
import { servicesResource, type StoredService } from '#admin/lib/content/content-resources.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { SERVICES_TEXT as text } from './text.ts';

/** The sections of the services page. */
export function ServicesScreen(): ReactElement {
  const { failure, attempt } = useAttempt();
  const list = useContentList(servicesResource, attempt, {
    reorder: adminFailure('reordering services'),
    change: adminFailure('updating service'),
    remove: adminFailure('deleting service'),
  });
  const add = (
    <button type="button" className="button button-primary" onClick={() => list.edit('new')}>
      {text.add}
    </button>
  );
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction}>
        {add}
      </ScreenHead>
      <Banner>{failure}</Banner>
      <ContentList
        list={list}
        text={text}
        empty={<EmptyState text={ADMIN_EMPTY.services}>{add}</EmptyState>}
        nameOf={({ title }) => title}
        isDim={({ isActive }) => !isActive}
        form={(service, ends) => <ServiceForm service={service} {...ends} />}
        question={text.question}
      >
        {(service, { place, change, ...row }) => (
          <ContentRow
            {...row}
            kind="services"
            id={service.id}
            picture={service.image}
            toggle={{
              label: text.shown(service.title),
              on: service.isActive,
              states: text.states,
              onSwitch: (isActive) => void change({ isActive }),
            }}
          >
            <p className="text-small text-ink-soft">{facts(service, place)}</p>
            <h2 className="text-title">{service.title}</h2>
            <p className="line-clamp-2 text-small text-ink-soft">{service.description}</p>
          </ContentRow>
        )}
      </ContentList>
    </>
  );
}

/** `place` is the index; editors count from 1 (admin specification, section 9). */
function facts({ image, imagePosition, backgroundColor }: StoredService, place: number): string {
  const picture = image === null ? text.picture.none : text.picture[imagePosition];
  return [text.order(place + 1), picture, text.background[backgroundColor]].join(' · ');
}
