import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { DISPLAY_FONT } from '../load-fonts.ts';
import type { PdfContent } from '../pdf-content.ts';
import type { Photo } from '../photos.ts';
import { Person, SmallPrint } from './Contact.tsx';
import { Photograph } from './Photograph.tsx';
import { QrCode } from './QrCode.tsx';
import { COLORS, MARGIN, PAPER_HEIGHT, SHORT_TITLE, styles } from './styles.ts';
import { invitationText } from './text.ts';

const own = StyleSheet.create({
  page: { height: PAPER_HEIGHT, overflow: 'hidden', backgroundColor: COLORS.pine, color: COLORS.lime },
  text: { flex: 1, fontSize: 9.5, lineHeight: 1.4, padding: MARGIN, paddingBottom: 40 },
  heading: { fontFamily: DISPLAY_FONT },
  shortTitle: { fontSize: 30, lineHeight: 1.1 },
  longTitle: { fontSize: 20, lineHeight: 1.15 },
  contact: { flexDirection: 'row', marginTop: 24 },
  brand: { fontFamily: DISPLAY_FONT, fontSize: 13, lineHeight: 1.2, marginTop: 'auto' },
  small: { color: COLORS.mist, fontSize: 8, lineHeight: 1.45, marginTop: 6 },
});

/** The last page: a photograph as wide as the paper, over whom to ask, the code of the page, and the small print. */
export function BackCover({ content, photo }: { readonly content: PdfContent; readonly photo: Photo | undefined }) {
  const { property, settings, url } = content;
  return (
    <Page size="A4" style={[styles.page, { padding: 0 }]}>
      <View style={own.page} wrap={false}>
        {photo && <Photograph photo={photo} />}
        <View style={own.text}>
          <Text style={[own.heading, property.title.length > SHORT_TITLE ? own.longTitle : own.shortTitle]}>
            {invitationText(property)}
          </Text>
          <View style={own.contact}>
            <View style={{ flex: 1 }}>
              <Person content={content} />
            </View>
            <QrCode text={url} size={96} />
          </View>
          <Text style={own.brand}>{settings.brandName}</Text>
          <View style={own.small}>
            <SmallPrint content={content} color={COLORS.mist} />
          </View>
        </View>
      </View>
    </Page>
  );
}
