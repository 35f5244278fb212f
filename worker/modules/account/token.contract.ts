import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, instant } from '#worker/kernel/contract/scalars.contract.ts'

/** The full token is in no answer but the one that created it. */
export const accessToken = resource({
  name: 'access-token',
  title: 'AccessToken',
  fields: z.object({
    expires: instant(),
    scope: blankableText(255).default(''),
  }),
  reads: z.object({
    token: z.string(),
    /** The app that logged in with it; null for a token created by hand. */
    client: z.string().nullable(),
    created: z.string(),
    updated: z.string(),
    /** At most an hour behind; null if it never was. Left out of tokens that were made before uses were noted. */
    last_used: z.string().nullable().optional(),
  }),
  verbs: crudVerbs,
  roles: { read: 'member', write: 'member' },
})
