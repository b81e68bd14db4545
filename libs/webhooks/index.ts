export { isPublicAddress } from './address.js';
export { MAX_ATTEMPTS, pauseAfter, restAfter } from './back-off.js';
export { TEST_EVENT, WEBHOOK_EVENTS, type DeliveredEventType, type WebhookEventType } from './events.js';
export { formatSecret, parseSecret, SECRET_BYTES } from './secret.js';
export { signedHeaders, type SignedMessage, type WebhookHeaders } from './signature.js';
export { checkUrl, hostOf, URL_ISSUES, type CheckedUrl, type UrlIssueCode, type UrlPolicy } from './url.js';
