import { WEEKDAY_LABELS, WEEKDAYS } from '#domain/site/office-days.ts';
import type { ReactElement } from 'react';
import { FormLines } from '#admin/components/form/FormLines.tsx';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { PROFILE_PARTS } from './entry-parts.ts';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT as text } from './text.ts';

const labels = FIELD_LABELS.settings;
const { entries, sections, hints } = text;

const DAYS = WEEKDAYS.map((id) => ({ id, label: WEEKDAY_LABELS[id] }));

/** Brand, contact details and legal information. */
export function BrandFields({ editor }: { editor: SettingsEditor }): ReactElement {
  const { form, field, part, uploads } = editor;
  const lines = (name: 'officeAddress' | 'licences'): ReactElement => (
    <FormLines {...part(name)} form={form} name={name} label={labels[name]} entry={entries[name]} />
  );
  return (
    <>
      <h2 className="form-part text-title">{sections.brand}</h2>
      <TextField {...field('brandName')} label={labels.brandName} required />
      <TextField {...field('tagline')} label={labels.tagline} required />
      <TextField {...field('description')} label={labels.description} type="area" required wide />
      <TextField {...field('fallbackDescription')} label={labels.fallbackDescription} optional wide />
      <TextField {...field('experienceClaim')} label={labels.experienceClaim} required wide />
      <h2 className="form-part text-title">{sections.contact}</h2>
      <TextField {...field('phone')} label={labels.phone} type="tel" required />
      <TextField {...field('email')} label={labels.email} type="email" required />
      <TextField {...field('ownersEmail')} label={labels.ownersEmail} type="email" required />
      <TextField {...field('officeHours')} label={labels.officeHours} required />
      <ChoiceField {...field('officeDays')} label={labels.officeDays} options={DAYS} />
      <CheckField {...field('showReplyTime')}>{labels.showReplyTime}</CheckField>
      <TextField
        {...field('chatAddress')}
        registration={form.register('chatAddress', { setValueAs: (typed: unknown) => (typed === '' ? null : typed) })}
        label={labels.chatAddress}
        type="url"
        hint={hints.chatAddress}
        optional
        wide
      />
      {lines('officeAddress')}
      <FormRecords
        {...part('socialLinks')}
        form={form}
        name="socialLinks"
        label={labels.socialLinks}
        entry={entries.socialLinks}
        parts={PROFILE_PARTS}
      />
      <h2 className="form-part text-title">{sections.company}</h2>
      <TextField {...field('companyName')} label={labels.companyName} required />
      <TextField {...field('companyRegistration')} label={labels.companyRegistration} required />
      <TextField {...field('complaintsBookLink')} label={labels.complaintsBookLink} required wide />
      {lines('licences')}
      <h2 className="form-part text-title">{sections.team}</h2>
      <TextField {...field('teamIntroduction')} label={labels.teamIntroduction} type="area" required wide />
      <FormPicture
        {...part('teamPhoto')}
        uploads={uploads}
        form={form}
        name="teamPhoto"
        label={labels.teamPhoto}
        optional
      />
    </>
  );
}
