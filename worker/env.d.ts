declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    DIRECTORY: D1Database
    SPACES_00: D1Database
    SPACES_01: D1Database
    SCRATCH: D1Database
    FILES: R2Bucket
    EVENTS: Queue<import('./kernel/log/outbox.ts').ReactorMessage>
    LIMIT_AUTH: RateLimit
    LIMIT_TOKEN: RateLimit
    LIMIT_IMPORT: RateLimit
    IMAGES: ImagesBinding
    /** Set only by the local run: mails are kept, limits are high, loopback may be fetched. */
    LOCAL?: string
    /** Set only by `npm start` without the demo: a server that people run for themselves, reachable by others. */
    OWN_SERVER?: string
    /** Whoever knows it makes the first account of such a server, and is its operator. */
    OWNER_CODE?: string
    /** Sends what is posted to it by SMTP; only beside `npm start`. */
    MAILER?: Fetcher
    /** Origins that the fetch gateway may reach although they are not public, separated by spaces. */
    FETCH_ALLOW?: string
    /** Seals sessions, and secrets where there is no SEAL_SECRET. */
    AUTH_SECRET?: string
    /** Seals what people entrust to us: passwords of storages, tokens of connectors, keys of AI providers. */
    SEAL_SECRET?: string
    /** Addresses that AI providers may have, separated by spaces; without any, every public one. */
    AI_ALLOWED_URLS?: string
    /** The one address of this deployment, as in `https://larder.example`; links in mails point there. */
    ORIGIN?: string
    /** Who may make an account: `open` (everybody; the default), `invite` (who was invited) or `closed`. */
    SIGNUP?: string
    /** What new spaces may hold: 0 is without limit. Files in MB, 1000 unless set otherwise. */
    SPACE_MAX_RECIPES?: string
    SPACE_MAX_USERS?: string
    SPACE_MAX_FILES_MB?: string
    /** Modules that new spaces may use without anybody allowing them one by one, as in `enterprise`. */
    SPACE_MODULES?: string
    /** Pages that the law may ask of whoever runs this. */
    TERMS_URL?: string
    PRIVACY_URL?: string
    IMPRINT_URL?: string
    /** Set where a complaint about a share link closes it at once, whoever complains. */
    SHARING_ABUSE?: string
    /** How often a share link opens before it is closed; 0 or absent, as often as people like. */
    SHARING_LIMIT?: string
    /** Where mails go when there is no e-mail binding: an HTTP provider. */
    MAIL_URL?: string
    MAIL_TOKEN?: string
    MAIL_FROM?: string
    EMAIL?: SendEmail
  }
}
interface Env extends Cloudflare.Env {}
