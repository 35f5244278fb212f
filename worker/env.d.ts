declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    DIRECTORY: D1Database
    SPACES_00: D1Database
    SPACES_01: D1Database
    SCRATCH: D1Database
    FILES: R2Bucket
    EVENTS: Queue<import('#worker/kernel/log/outbox.ts').QueueMessage>
    LIMIT_AUTH: RateLimit
    LIMIT_TOKEN: RateLimit
    LIMIT_IMPORT: RateLimit
    LIMIT_HOOK: RateLimit
    IMAGES: ImagesBinding
    /** Only in a local run: mails are kept, limits are high, loopback may be fetched. */
    LOCAL?: string
    /** Only with `npm start` without the demo: a server of one's own that others can reach. */
    OWN_SERVER?: string
    /** The person who knows it creates the first account of such a server and is its operator. */
    OWNER_CODE?: string
    /** Sends what is posted to it by SMTP; only beside `npm start`. */
    MAILER?: Fetcher
    /** Files below a folder of the machine; only beside `npm start` with STORAGE_ROOT. */
    FOLDER?: Fetcher
    /** Where Dropbox is, for what stands in for it. */
    DROPBOX_URL?: string
    /** Origins that are not public and that the gateway may reach, separated by spaces. */
    FETCH_ALLOW?: string
    /** Seals sessions, and secrets where there is no SEAL_SECRET. */
    AUTH_SECRET?: string
    /** Seals people's secrets: passwords of storages, tokens of connectors, keys of AI providers. */
    SEAL_SECRET?: string
    /** Addresses that AI providers may have, separated by spaces; without any, every public one. */
    AI_ALLOWED_URLS?: string
    /** Models of the platform itself, for providers that the operator made for every space. */
    AI?: unknown
    /** A key for USDA's FoodData Central; without one a table that comes with Larder says what foods are made of. */
    FDC_API_KEY?: string
    /** Where FoodData Central is, for a mirror of it. */
    FDC_URL?: string
    /** Clients of services that people log in to on the service's pages; what has none is not offered. */
    TODOIST_CLIENT_ID?: string
    TODOIST_CLIENT_SECRET?: string
    MICROSOFT_CLIENT_ID?: string
    MICROSOFT_CLIENT_SECRET?: string
    GOOGLE_CLIENT_ID?: string
    GOOGLE_CLIENT_SECRET?: string
    DROPBOX_CLIENT_ID?: string
    DROPBOX_CLIENT_SECRET?: string
    /** Where these services are, for mirrors and tests: their API, and the pages where people log in. */
    TODOIST_URL?: string
    TODOIST_LOGIN_URL?: string
    MICROSOFT_URL?: string
    MICROSOFT_LOGIN_URL?: string
    GOOGLE_URL?: string
    GOOGLE_LOGIN_URL?: string
    GOOGLE_TOKEN_URL?: string
    DROPBOX_URL?: string
    DROPBOX_LOGIN_URL?: string
    /** Where open data is: the folder of `meta.json` and of a file for each version. */
    OPEN_DATA_URL?: string
    /** The public origin, as in `https://larder.example`; links in mails point there. */
    ORIGIN?: string
    /** Who may sign up: `open` (everybody; the default), `invite` or `closed`. */
    SIGNUP?: string
    /** Limits of new spaces; 0 is none. Files in MB, 1000 by default. */
    SPACE_MAX_RECIPES?: string
    SPACE_MAX_USERS?: string
    SPACE_MAX_FILES_MB?: string
    /** Modules that every new space may use, as in `enterprise`. */
    SPACE_MODULES?: string
    TERMS_URL?: string
    PRIVACY_URL?: string
    IMPRINT_URL?: string
    /** A complaint about a share link closes it at once. */
    SHARING_ABUSE?: string
    /** Opens after which a share link closes; 0 or absent, never. */
    SHARING_LIMIT?: string
    /** An HTTP provider for mails, where there is no e-mail binding. */
    MAIL_URL?: string
    MAIL_TOKEN?: string
    MAIL_FROM?: string
    EMAIL?: SendEmail
  }
}
interface Env extends Cloudflare.Env {}
