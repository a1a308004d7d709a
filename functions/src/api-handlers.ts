import type { Api } from '@site/domain/api-contract';
import { API } from '@site/domain/api-contract';
import type { HandlerMap } from '@site/domain/api-handler';
import { contentHandlers } from './content-handlers.ts';
import { exportHandlers } from './export-handlers.ts';
import { importHandlers } from './import-handlers.ts';
import { listEntries } from './features/audit/list-entries.ts';
import { deleteAccount } from './features/accounts/delete-account.ts';
import { readAccount } from './features/accounts/read-account.ts';
import { registerAccount } from './features/accounts/register-account.ts';
import { sendConfirmation } from './features/accounts/send-confirmation.ts';
import { sendPasswordReset } from './features/accounts/send-password-reset.ts';
import { showAskedProperty } from './features/enquiries/show-asked-property.ts';
import { submitEnquiry } from './features/enquiries/submit-enquiry.ts';
import { readHealth } from './features/health/read-health.ts';
import { changePictureWords } from './features/media/change-picture-words.ts';
import { listOrphans } from './features/media/list-orphans.ts';
import { listPictures } from './features/media/list-pictures.ts';
import { outside } from './features/media/outside.ts';
import { removeOwnerPictures } from './features/media/remove-owner-pictures.ts';
import { removeOrphans } from './features/media/remove-orphans.ts';
import { removePicture } from './features/media/remove-picture.ts';
import { uploadFromAddress } from './features/media/upload-from-address.ts';
import { renderLinkPage } from './features/newsletter/render-link-page.ts';
import { confirmSubscription, endSubscription } from './features/newsletter/settle-subscription.ts';
import { subscribe } from './features/newsletter/subscribe.ts';
import { changePhotoWords } from './features/property-photos/change-photo-words.ts';
import { listProperties } from './features/property-photos/list-properties.ts';
import { replacePhotos } from './features/property-photos/replace-photos.ts';
import { reportPhotos } from './features/property-photos/report-photos.ts';
import { inboxHandlers } from './inbox-handlers.ts';
import { erasePerson } from './features/privacy/erase-person.ts';
import { readPersonFile } from './features/privacy/read-person-file.ts';
import { changeStaff } from './features/staff/change-staff.ts';
import { inviteAgain } from './features/staff/invite-again.ts';
import { inviteStaff } from './features/staff/invite-staff.ts';
import { listStaff } from './features/staff/list-staff.ts';
import { readSession } from './features/staff/read-session.ts';
import { removeSecondFactor } from './features/staff/remove-second-factor.ts';
import { removeStaff } from './features/staff/remove-staff.ts';
import { receivePhoto } from './features/submissions/receive-photo.ts';
import { submitProperty } from './features/submissions/submit-property.ts';
import { createArriveOnce } from './platform/arrive-once.ts';
import { auth } from './platform/auth.ts';
import { secondFactorPolicy, siteAddress } from './platform/configuration.ts';
import { createDailySalt } from './platform/daily-salt.ts';
import { readRates } from './features/rates/read-rates.ts';
import { storedRates } from './features/rates/rates.store.ts';
import { siteStatePath } from './platform/firestore-paths.ts';
import { database } from './platform/firestore.ts';
import { mediaBucket } from './platform/media-bucket.ts';
import { createPublishedContent } from './platform/published-content.ts';
import { deletePrivateFolder, storePrivateFile } from './platform/private-files.ts';
import { publishingHandlers } from './publishing-handlers.ts';

const clock = () => new Date();
const content = createPublishedContent(database);
const dailySalt = createDailySalt(database);
const arriveOnce = createArriveOnce(database, dailySalt, clock);
const desk = { database, arriveOnce, content, siteAddress };
const accountDesk = { accounts: auth, database, dailySalt, content, siteAddress, clock };
const house = { database, bucket: mediaBucket, clock };
const privacyDesk = { database, accounts: auth, clock };

/** The handler of every endpoint; one that is missing does not compile. */
export const apiHandlers: HandlerMap<Api> = {
  'GET /api/health': readHealth(async () => (await database().doc(siteStatePath()).get()).data()),
  'POST /api/accounts': registerAccount(accountDesk),
  'POST /api/accounts/password-reset': sendPasswordReset(accountDesk),
  'POST /api/account/confirmation': sendConfirmation(accountDesk),
  'GET /api/account': readAccount(accountDesk),
  'DELETE /api/account': deleteAccount(accountDesk),
  'POST /api/enquiries': submitEnquiry({ ...desk, outcome: API['POST /api/enquiries'].response }),
  'GET /api/enquiries/property-style': showAskedProperty(database),
  'POST /api/newsletter': subscribe({ ...desk, outcome: API['POST /api/newsletter'].response }),
  'GET /api/newsletter/confirm': renderLinkPage('confirm', content),
  'POST /api/newsletter/confirm': confirmSubscription(database, clock),
  'GET /api/newsletter/unsubscribe': renderLinkPage('unsubscribe', content),
  'POST /api/newsletter/unsubscribe': endSubscription(database, clock),
  'POST /api/submissions': submitProperty({ ...desk, outcome: API['POST /api/submissions'].response }),
  'PUT /api/submissions/{id}/photos/{n}': receivePhoto(database, storePrivateFile, clock),
  'POST /api/admin/uploads/from-address': uploadFromAddress(house, outside),
  'GET /api/admin/pictures': listPictures(house),
  'PATCH /api/admin/pictures/{id}': changePictureWords(house),
  'DELETE /api/admin/pictures/{id}': removePicture(house),
  'GET /api/admin/orphans': listOrphans(house),
  'DELETE /api/admin/orphans': removeOrphans(house),
  'GET /api/admin/property-photos': listProperties(database),
  'GET /api/admin/property-photos/{id}': reportPhotos(database),
  'PATCH /api/admin/property-photos/{id}': changePhotoWords(house),
  'PUT /api/admin/property-photos/{id}': replacePhotos(house),
  ...contentHandlers(house),
  ...importHandlers(house),
  ...exportHandlers(house),
  ...publishingHandlers(house),
  'GET /api/admin/staff': listStaff(accountDesk),
  'POST /api/admin/staff': inviteStaff(accountDesk),
  'POST /api/admin/staff/{uid}/invitation': inviteAgain(accountDesk),
  'PUT /api/admin/staff/{uid}': changeStaff(accountDesk),
  'DELETE /api/admin/staff/{uid}': removeStaff(accountDesk),
  'GET /api/admin/session': readSession(secondFactorPolicy),
  'DELETE /api/admin/staff/{uid}/second-factor': removeSecondFactor(accountDesk),
  'GET /api/admin/audit': listEntries(database, auth),
  'GET /api/rates': readRates(storedRates),
  ...inboxHandlers({ database, content, clock }),
  'POST /api/admin/person-files': readPersonFile(privacyDesk),
  'POST /api/admin/erasures': erasePerson(privacyDesk, {
    deleteFolder: deletePrivateFolder,
    removePictures: (id, uid) => removeOwnerPictures(house, id, uid),
  }),
};
