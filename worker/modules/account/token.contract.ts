import * as z from 'zod'
import { crudVerbs, resource } from '../../kernel/contract/contract.ts'
import { blankableText, instant } from '../../kernel/contract/scalars.contract.ts'

/** A bearer token. In full it is shown once, in the answer that made it. */
export const accessToken = resource({
  name: 'access-token',
  title: 'AccessToken',
  fields: z.object({
    expires: instant(),
    scope: blankableText(255).default(''),
  }),
  reads: z.object({
    token: z.string(),
    /** The app that logged in for it; null where a person made it by hand. */
    client: z.string().nullable(),
    created: z.string(),
    updated: z.string(),
  }),
  verbs: crudVerbs,
  roles: { read: 'member', write: 'member' },
})
