import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatPrice } from '#domain/money/format-price.ts';
import { shownPrice } from '#domain/money/price.ts';
import { DISPLAY_FONT } from '../load-fonts.ts';
import type { PdfContent } from '../pdf-content.ts';
import type { Photo } from '../photos.ts';
import { Photograph } from './Photograph.tsx';
import { COLORS, MARGIN, PAPER_HEIGHT, SHORT_TITLE, styles } from './styles.ts';
import { labelText } from './text.ts';

const own = StyleSheet.create({
  page: { height: PAPER_HEIGHT, overflow: 'hidden' },
  plain: { height: 560, backgroundColor: COLORS.limestone },
  text: { flex: 1, fontSize: 9.5, lineHeight: 1.4, padding: MARGIN, paddingTop: 30, paddingBottom: 40 },
  title: { fontFamily: DISPLAY_FONT, marginTop: 10 },
  shortTitle: { fontSize: 38, lineHeight: 1.06 },
  longTitle: { fontSize: 24, lineHeight: 1.1 },
  end: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginTop: 'auto' },
  brand: { fontFamily: DISPLAY_FONT, fontSize: 13, lineHeight: 1.2 },
});

/** The first page: the photograph as wide as the paper, over what and where the property is. */
export function Cover({ content, photo }: { readonly content: PdfContent; readonly photo: Photo | undefined }) {
  const { property, settings } = content;
  return (
    <Page size="A4" style={[styles.page, { padding: 0 }]}>
      <View style={own.page} wrap={false}>
        {photo ? <Photograph photo={photo} /> : <View style={own.plain} />}
        <View style={own.text}>
          <Text style={[styles.label, { maxLines: 2 }]}>{labelText(property)}</Text>
          <Text style={[own.title, property.title.length > SHORT_TITLE ? own.longTitle : own.shortTitle]}>
            {property.title}
          </Text>
          <Text style={[styles.soft, { fontSize: 11, lineHeight: 1.4, marginTop: 8, maxLines: 2 }]}>
            {property.subtitle}
          </Text>
          <View style={own.end}>
            <Text style={own.brand}>{settings.brandName}</Text>
            <Text style={{ color: COLORS.ink, maxWidth: 260, textAlign: 'right' }}>
              {formatPrice(shownPrice(property))}
            </Text>
          </View>
        </View>
      </View>
    </Page>
  );
}
