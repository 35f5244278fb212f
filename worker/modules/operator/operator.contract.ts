import * as z from 'zod'
import { pageSchema, userRow } from '#worker/kernel/contract/contract.ts'
import { blankableText, bool, decimal, int } from '#worker/kernel/contract/scalars.contract.ts'
import { signupPolicies } from '#worker/auth/signup.contract.ts'

/** What whoever runs the server decides about a space. A limit of 0 is none; -1 for files forbids uploads. */
export const spaceTerms = z.object({
  max_recipes: int(),
  max_users: int(),
  max_file_storage_mb: int(),
  ai_enabled: bool(),
  ai_credits_monthly: int(),
  ai_credits_balance: decimal(),
  allow_sharing: bool(),
  no_sharing_limit: bool(),
  demo: bool(),
  licensed_modules: blankableText(512),
})

export const spaceTermsPatch = spaceTerms.partial()

const operatorSpace = z
  .object({
    id: z.int(),
    name: z.string(),
    shard: z.string(),
    created_by: userRow.nullable(),
    created_at: z.string(),
    erase_at: z.string().nullable(),
    user_count: z.int(),
    recipe_count: z.int(),
    file_size_mb: z.number(),
    ai_monthly_credits_used: z.number(),
    ...spaceTerms.shape,
  })
  .meta({ id: 'OperatorSpace' })

export const operatorSpaceRow = operatorSpace
export const operatorSpacePage = pageSchema(operatorSpace)
export type OperatorSpace = z.output<typeof operatorSpace>

export const operatorSpaceQuery = z.object({
  page: z.string().optional().describe('Number of the page, from 1, or `last`'),
  page_size: z.string().optional().describe('Rows of a page; cut to the most that this list gives at once'),
  query: blankableText(512).optional().describe("Text to find in names of spaces and their people's user names"),
})

const operatorPerson = z
  .object({
    user: userRow,
    role: z.string().nullable(),
    creator: z.boolean(),
    household: z.string().nullable(),
    joined_at: z.string(),
  })
  .meta({ id: 'OperatorPerson' })

export const operatorPeople = z.array(operatorPerson)
export type OperatorPerson = z.output<typeof operatorPerson>

const database = z.object({
  name: z.string(),
  schema: z.string().nullable().describe('The last migration that ran'),
  spaces: z.int().nullable().describe('Spaces that lie there; null for the directory'),
  failing: z.int().describe('Outward work that failed and is tried again'),
  dead: z.int().describe('Outward work that was given up'),
})

/** What is set by variables of the worker, and changed there. */
export const operatorServer = z
  .object({
    version: z.string(),
    spaces: z.int(),
    people: z.int(),
    signup: z.enum(signupPolicies),
    new_space: z.object({
      max_recipes: z.int(),
      max_users: z.int(),
      max_file_storage_mb: z.int(),
      licensed_modules: z.string(),
    }),
    sends_mail: z.boolean(),
    databases: z.array(database),
  })
  .meta({ id: 'OperatorServer' })
export type OperatorServer = z.output<typeof operatorServer>
