import { buildRecordSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openFakePublisher, type FakePublisher } from './fake-publisher.ts';
import { openPropertyFixture, type PropertyFixture } from '#support/content/property-fixture.ts';
import { openPublicationFixture, publishTargetOf, type PublicationFixture } from './publication-fixture.ts';

/** An editor who publishes properties, and a fake publisher. */
export interface PublishingFixture {
  readonly content: ContentFixture;
  readonly properties: PropertyFixture;
  readonly publications: PublicationFixture;
  readonly publisher: FakePublisher;
  /** Creates a property that meets the legal requirements for publishing. */
  readonly createValidProperty: PropertyFixture['create'];
  /** Publishes a new property and waits until its build was handed to the publisher. */
  readonly publishNewProperty: () => Promise<{ property: WorkingProperty; revision: number; buildId: string }>;
  readonly readBuildRecord: (buildId: string) => Promise<BuildRecord>;
  /** Also deletes the published copies of `createValidProperty`. */
  readonly close: () => Promise<void>;
}

export async function openPublishingFixture(): Promise<PublishingFixture> {
  const content = await openContentFixture();
  const properties = openPropertyFixture(content);
  const publications = openPublicationFixture(content);
  const publisher = await openFakePublisher(content.firestore);
  const propertyIds: string[] = [];

  const createValidProperty: PropertyFixture['create'] = async (fields = {}) => {
    const property = await properties.create({
      type: 'rental',
      licenceNumber: '12345/AL',
      hero: await content.storePicture(),
      ...fields,
    });
    propertyIds.push(property.id);
    return property;
  };

  return {
    content,
    properties,
    publications,
    publisher,
    createValidProperty,
    async publishNewProperty() {
      const property = await createValidProperty();
      const { revision } = await publications.mustPublish(publishTargetOf(property));
      const site = await publisher.untilSite(({ lease, begunRevision }) => lease !== null && begunRevision >= revision);
      return { property, revision, buildId: site.buildId ?? '' };
    },
    async readBuildRecord(buildId) {
      return buildRecordSchema.parse((await content.firestore.doc(`builds/${buildId}`).get()).data());
    },
    async close() {
      await publications.removePublished(propertyIds);
      await publisher.close();
      await content.close();
    },
  };
}
