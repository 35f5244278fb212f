import { waitUntil } from 'cloudflare:workers'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { username } from 'better-auth/plugins/username'
import { drizzle } from 'drizzle-orm/d1'
import { mailAddressChange, mailPasswordReset, mailWelcome } from '#worker/mail/account-mails.ts'
import { revokeAccess, revokeLinks } from '../revoke-access.ts'
import { authTables } from '../auth.table.ts'
import { emailChangeClaims } from '../email-change-claims.ts'
import { beforeHook } from './before-hook.ts'
import { beforeSessionCreate, splitName } from './library-hooks.ts'
import { mayMailLinks } from '../check-mail-origin.ts'
import { hashPassword, verifyPassword } from '../password/hash-password.ts'
import { authSecret } from '../auth-secret.ts'
import { SESSION_LIFETIME, COOKIE_PREFIX, SESSION_RENEWAL } from '../session-cookie.ts'

/** The API has calls of its own for these, or none. */
const DISABLED_PATHS = [
  '/update-user',
  '/update-session',
  '/delete-user',
  '/delete-user/callback',
  '/sign-in/social',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
  '/error',
  '/ok',
]
const DAY = 24 * 3600

const createLibrary = (env: Env, origin: string) =>
  betterAuth({
    appName: 'Larder',
    baseURL: origin,
    basePath: '/api/auth',
    secret: authSecret(env),
    trustedOrigins: [origin],
    database: drizzleAdapter(drizzle(env.DIRECTORY), { provider: 'sqlite', schema: authTables }),
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: origin.startsWith('https:'),
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      backgroundTasks: { handler: waitUntil },
    },
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        firstName: { type: 'string', required: false, input: false, defaultValue: '' },
        lastName: { type: 'string', required: false, input: false, defaultValue: '' },
        language: { type: 'string', required: false, input: false, defaultValue: 'en' },
        timeZone: { type: 'string', required: false, input: true, defaultValue: '' },
        isActive: { type: 'boolean', required: false, input: false, defaultValue: true },
      },
    },
    session: { expiresIn: SESSION_LIFETIME, updateAge: SESSION_RENEWAL, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1, // Our own rules report all faults of a password at once.
      maxPasswordLength: 1000,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: (mail) => mailPasswordReset(env, origin, mail),
      onPasswordReset: ({ user }) => revokeAccess(env, Number(user.id)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 3 * DAY,
      sendVerificationEmail: async (mail) => {
        if (!mayMailLinks(env, new URL(origin))) return
        await (emailChangeClaims(mail.token) ? mailAddressChange(env, mail) : mailWelcome(env, mail))
      },
    },
    databaseHooks: {
      user: {
        create: { before: splitName },
        update: {
          after: async ({ id }, c) => {
            if (c?.path === '/verify-email') await revokeLinks(env, Number(id))
          },
        },
      },
      session: { create: { before: beforeSessionCreate(env) } },
    },
    hooks: { before: beforeHook(env) },
    plugins: [
      username({
        minUsernameLength: 2,
        maxUsernameLength: 150,
        usernameValidator: (name) => name === name.normalize('NFKC') && /^[\p{L}\p{N}._+-]+$/u.test(name),
      }),
    ],
    disabledPaths: DISABLED_PATHS,
    rateLimit: { enabled: false }, // `limitAttempts` counts before.
    telemetry: { enabled: false },
    logger: { level: 'error' },
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError)) console.error(error) // Refusals are expected answers.
      },
    },
  })

const libraries = new Map<string, ReturnType<typeof createLibrary>>()

/** The cache stays small: a deployment is routed from few addresses. */
export function libraryFor(env: Env, origin: string) {
  const known = libraries.get(origin)
  if (known) return known
  if (libraries.size > 20) libraries.clear()
  const library = createLibrary(env, origin)
  libraries.set(origin, library)
  return library
}
