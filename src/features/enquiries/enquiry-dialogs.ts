// The scripts of a property's dialogs (EnquiryDialogs.astro), for the page to run with its own.
import '#lib/open-dialogs.ts';
import './enquiry-forms.ts';
