import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { propertyFacts } from '#domain/property/facts.ts';
import type { PdfContent } from '../pdf-content.ts';
import { DISPLAY_FONT } from '../load-fonts.ts';
import type { Photo } from '../photos.ts';
import { Answers } from './Answers.tsx';
import { BackCover } from './BackCover.tsx';
import { Cover } from './Cover.tsx';
import type { LimitedContent } from './limit-content.ts';
import { COLUMN_LEFT, Footer, Paragraphs, Section } from './parts.tsx';
import { Photograph } from './Photograph.tsx';
import { SEPARATOR, styles } from './styles.ts';
import { PDF_TEXT as text } from './text.ts';

const FACTS_IN_ROW = 6;

const own = StyleSheet.create({
  lead: { fontFamily: DISPLAY_FONT, fontSize: 17, lineHeight: 1.3 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 18 },
  fact: { paddingVertical: 8, paddingRight: 6 },
  figure: { fontFamily: DISPLAY_FONT, fontSize: 13, lineHeight: 1.2 },
  quote: { fontFamily: DISPLAY_FONT, fontStyle: 'italic', fontSize: 16, lineHeight: 1.35 },
  pair: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 22 },
});

interface Props {
  readonly content: LimitedContent;
  readonly photos: readonly Photo[];
}

/** A brochure of three to six pages: the cover, the story with its pictures and what guests ask, and whom to ask. */
export function Brochure({ content, photos }: Props) {
  const { property, settings } = content;
  const at = (place: Photo['place']): Photo[] => photos.filter((photo) => photo.place === place);
  const [wide] = at('facts');
  const others = at('story');
  const facts = propertyFacts(property);
  return (
    <>
      <Cover content={content} photo={at('front')[0]} />
      <Page size="A4" style={styles.page}>
        <Footer brand={settings.brandName} title={property.title} />
        <View style={styles.flow}>
          <Text style={own.lead}>{property.description}</Text>
          {facts.length > 0 && (
            <View style={[own.facts, styles.hairline]} wrap={false}>
              {facts.map(({ key, label, value }) => (
                <View key={key} style={[own.fact, { width: `${100 / Math.min(facts.length, FACTS_IN_ROW)}%` }]}>
                  <Text style={styles.label}>{label}</Text>
                  <Text style={own.figure}>{value}</Text>
                </View>
              ))}
            </View>
          )}
          {wide && (
            <View style={{ marginTop: 14 }}>
              <Photograph photo={wide} />
            </View>
          )}
          <Story property={property} />
          <Pair photos={others.slice(0, 2)} />
          <Told heading={property.propertySectionHeading}>{property.propertySectionContent}</Told>
          <Quote property={property} />
          <Pair photos={others.slice(2, 4)} />
          <Told heading={property.additionalContentHeading}>{property.additionalContentText}</Told>
          <Answers property={property} point={content.point} deposit={content.deposit} />
        </View>
      </Page>
      <BackCover content={content} photo={at('back')[0]} />
    </>
  );
}

function Story({ property }: { readonly property: PdfContent['property'] }) {
  const { detailedDescription, features, location } = property;
  return (
    <>
      {detailedDescription !== '' && (
        <Section label={location}>
          <Paragraphs>{detailedDescription}</Paragraphs>
        </Section>
      )}
      {features.length > 0 && (
        <Section label={text.features}>
          <Text>{features.join(SEPARATOR)}</Text>
        </Section>
      )}
    </>
  );
}

/** A section of the story; without a heading the page hides it too. */
function Told({ heading, children }: { readonly heading: string; readonly children: string }) {
  if (heading === '' || children === '') return null;
  return (
    <View style={{ marginTop: 20, paddingLeft: COLUMN_LEFT }} wrap={false}>
      <Text style={[styles.heading, { marginBottom: 7 }]}>{heading}</Text>
      <Paragraphs>{children}</Paragraphs>
    </View>
  );
}

function Quote({ property }: { readonly property: PdfContent['property'] }) {
  const { quoteHeading, quoteText } = property;
  if (quoteText === '') return null;
  return (
    <View style={{ marginTop: 26, marginBottom: 4, paddingLeft: COLUMN_LEFT }} wrap={false}>
      <Text style={[styles.label, { marginBottom: 6 }]}>{quoteHeading}</Text>
      <Text style={own.quote}>{quoteText}</Text>
    </View>
  );
}

/** Two photographs side by side, one above the texts, or nothing. */
function Pair({ photos: [left, right] }: { readonly photos: readonly Photo[] }) {
  if (left === undefined) return null;
  return (
    <View style={[own.pair, right === undefined ? { paddingLeft: COLUMN_LEFT } : {}]} wrap={false}>
      <Photograph photo={left} />
      {right && <Photograph photo={right} />}
    </View>
  );
}
