// Scripts of a property's dialogs (EnquiryDialogs.astro), imported by the page's own script.
import '#lib/open-dialogs.ts';
import './enquiry-forms.ts';
