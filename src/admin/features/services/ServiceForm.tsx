import type { ContentInput } from '#domain/content/schemas.ts';
import { adminError } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import type { SheetEnds } from '#admin/components/content/ContentList.tsx';
import { ContentSheet } from '#admin/components/content/ContentSheet.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { servicesResource, type StoredService } from '#admin/lib/content/content-resources.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { SERVICES_TEXT as text } from './text.ts';

const labels = FIELD_LABELS.services;

/** Initial values of a new service (admin specification, section 9). */
const SERVICE_DEFAULTS: ContentInput<'services'> = {
  title: '',
  description: '',
  image: null,
  imagePosition: 'right',
  backgroundColor: 'white',
  ctaText: 'READ MORE',
  ctaLink: '#',
  isActive: true,
};

interface Props extends SheetEnds<StoredService> {
  service: StoredService | null;
}

/** The form of a service, new or stored. */
export function ServiceForm({ service, ...ends }: Props): ReactElement {
  return (
    <ContentSheet
      {...ends}
      resource={servicesResource}
      item={service}
      start={SERVICE_DEFAULTS}
      title={service === null ? text.add : text.edit}
      rejected={(reason) => adminError(service === null ? 'adding service' : 'updating service', reason)}
    >
      {({ form, field, part, uploads }) => (
        <>
          <TextField {...field('title')} label={labels.title} required wide />
          <TextField {...field('description')} label={labels.description} type="area" required wide />
          <FormPicture {...part('image')} uploads={uploads} form={form} name="image" label={labels.image} optional />
          <SelectField {...field('imagePosition')} label={labels.imagePosition} options={text.positions} />
          <SelectField {...field('backgroundColor')} label={labels.backgroundColor} options={text.backgrounds} />
          <TextField {...field('ctaText')} label={labels.ctaText} required />
          <TextField {...field('ctaLink')} label={labels.ctaLink} hint={text.linkHint} required />
          <CheckField {...field('isActive')}>{labels.isActive}</CheckField>
        </>
      )}
    </ContentSheet>
  );
}
