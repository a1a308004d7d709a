import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { recordOf } from '#domain/core/record-of.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type * as z from 'zod';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { valueText } from '#admin/lib/content/value-text.ts';
import { fetchDocuments } from '#admin/lib/fetch-documents.ts';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.details;

/** What a colleague on the phone needs; the first two are for staff only, the others visitors can read, too. */
const FIELDS = [
  ...(['contactInfo', 'checkInInstructions', 'checkInTime', 'checkOutTime'] as const),
  ...(['securityDeposit', 'houseRules', 'includedServices', 'addedCostServices', 'licenceNumber'] as const),
] as const;

const detailsSchema = workingPropertySchema.pick(recordOf(FIELDS.map((field) => [field, true])));

interface Props {
  id: string;
  title: string;
  onClose: () => void;
}

/** The details of a property for staff who do not edit it. */
export function StaffDetails({ id, title, onClose }: Props): ReactElement {
  const details = useQuery({ queryKey: ['property-details', id], queryFn: () => readDetails(id), staleTime: 0 });
  return (
    <Sheet title={title} onClose={onClose}>
      {() => {
        if (details.isError) return <LoadFailure text={text.failed} retry={details.refetch} />;
        if (details.data === undefined) return <LoadingText text={text.loading} />;
        const { data } = details;
        return (
          <dl className="grid gap-5">
            {FIELDS.map((field) => (
              <div key={field}>
                <dt className="field-label">{FIELD_LABELS.properties[field]}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {valueText(data[field]) || <em className="text-ink-soft">{text.nothing}</em>}
                </dd>
              </div>
            ))}
          </dl>
        );
      }}
    </Sheet>
  );
}

async function readDetails(id: string): Promise<z.output<typeof detailsSchema>> {
  const path = `${CONTENT_KINDS.properties.working}/${id}`;
  return detailsSchema.strip().parse((await fetchDocuments(() => [path])).get(path));
}
