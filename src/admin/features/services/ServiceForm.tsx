import { CONTENT_INPUTS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { adminError } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { addService, saveService, type StoredService, type ServiceInput } from './services-resource.ts';
import { SERVICES_TEXT as text } from './text.ts';

const labels = FIELD_LABELS.services;

/** Initial values of a new service (admin specification, section 9). */
const SERVICE_DEFAULTS: ServiceInput = {
  title: '',
  description: '',
  image: null,
  imagePosition: 'right',
  backgroundColor: 'white',
  ctaText: 'READ MORE',
  ctaLink: '#',
  isActive: true,
};

interface Props {
  service: StoredService | null;
  onSaved: (service: StoredService) => void;
  onClose: () => void;
}

/** The form of a service, new or stored. */
export function ServiceForm({ service, onSaved, onClose }: Props): ReactElement {
  const { form, field, part, shell, uploads, unsaved } = useContentForm({
    id: 'service',
    schema: CONTENT_INPUTS.services,
    stored: WORKING_SCHEMAS.services,
    start: service === null ? SERVICE_DEFAULTS : CONTENT_INPUTS.services.strip().parse(service),
    item: service,
    labels,
    draft: service?.id ?? 'new',
    save: (input, base, key) =>
      base === null ? addService({ ...input, key }) : saveService(base.id, { ...input, rev: base.rev }),
    rejected: (reason) => adminError(service === null ? 'adding service' : 'updating service', reason),
    onSaved,
  });
  const title = service === null ? text.add : text.edit;
  return (
    <Sheet title={title} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <EditorForm shell={shell} label={title} onCancel={close}>
          <TextField {...field('title')} label={labels.title} required wide />
          <TextField {...field('description')} label={labels.description} type="area" required wide />
          <FormPicture {...part('image')} uploads={uploads} form={form} name="image" label={labels.image} optional />
          <SelectField {...field('imagePosition')} label={labels.imagePosition} options={text.positions} />
          <SelectField {...field('backgroundColor')} label={labels.backgroundColor} options={text.backgrounds} />
          <TextField {...field('ctaText')} label={labels.ctaText} required />
          <TextField {...field('ctaLink')} label={labels.ctaLink} hint={text.linkHint} required />
          <CheckField {...field('isActive')}>{labels.isActive}</CheckField>
        </EditorForm>
      )}
    </Sheet>
  );
}
