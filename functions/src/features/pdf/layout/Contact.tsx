import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { phoneUrl } from '#domain/text/phone-url.ts';
import type { PdfContent } from '../pdf-content.ts';
import { QrCode } from './QrCode.tsx';
import { COLORS, SEPARATOR, styles } from './styles.ts';
import { dayText, PDF_TEXT as text } from './text.ts';

const own = StyleSheet.create({
  panel: { backgroundColor: COLORS.pine, color: COLORS.lime, padding: 18, marginTop: 18, flexDirection: 'row' },
  link: { color: COLORS.lime, textDecoration: 'none' },
  small: { marginTop: 10 },
});

/** Whom to ask, the code of the page, and the small print; on one page. */
export function Contact({ content }: { readonly content: PdfContent }) {
  const { property, adviser, settings, url } = content;
  const phone = adviser?.phone || settings.phone;
  const email = adviser?.email || settings.email;
  const print = [
    [settings.companyName, settings.companyRegistration, ...settings.licences].filter((part) => part !== ''),
    property.licenceNumber === '' ? [] : [text.licence(property.licenceNumber)],
    [text.asOf(dayText(property.publishedAt))],
  ];
  return (
    <View wrap={false}>
      <View style={own.panel}>
        <View style={{ flex: 1, paddingRight: 20 }}>
          <Text style={styles.heading}>{text.askUs(property.title)}</Text>
          <Text style={{ marginTop: 10 }}>{adviser?.name ?? text.office}</Text>
          <Text style={{ color: COLORS.mist }}>{adviser?.title ?? settings.officeHours}</Text>
          <Text style={{ marginTop: 6 }}>
            <Link src={phoneUrl(phone)} style={own.link}>
              {phone}
            </Link>
          </Text>
          <Text>
            <Link src={`mailto:${email}`} style={own.link}>
              {email}
            </Link>
          </Text>
          <Text style={{ marginTop: 10, color: COLORS.mist }}>{text.page}</Text>
          <Text>
            <Link src={url} style={own.link}>
              {url}
            </Link>
          </Text>
        </View>
        <QrCode text={url} size={96} />
      </View>
      {print
        .filter((line) => line.length > 0)
        .map((line, index) => (
          <Text key={index} style={[styles.small, index === 0 ? own.small : {}]}>
            {line.join(SEPARATOR)}
          </Text>
        ))}
    </View>
  );
}
