import * as z from 'zod'
import { pageSchema, resource, userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, int, text } from '#worker/kernel/contract/scalars.contract.ts'

export const groupRow = z.object({ id: z.int(), name: z.enum(['guest', 'user', 'admin']) }).meta({ id: 'Group' })

/** Ids are known to clients. Each group includes the rights of the one before. */
export const groups = [
  { id: 1, name: 'guest' },
  { id: 2, name: 'user' },
  { id: 3, name: 'admin' },
] as const

export const household = resource({
  name: 'household',
  title: 'Household',
  fields: z.object({ name: text(128) }),
  reads: z.object({ name: z.string(), created_at: z.string(), updated_at: z.string() }),
  roles: { read: 'creator', write: 'creator' },
})
export const { row: householdRow, draft: householdDraft } = household

export const userSpaceRow = z
  .object({
    id: z.int(),
    user: userRow,
    space: z.int(),
    groups: z.array(groupRow),
    household: householdRow.nullable(),
    active: z.boolean(),
    internal_note: z.string().nullable(),
    invite_link: z.int().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'UserSpace' })

export const userSpacePage = pageSchema(userSpaceRow)

/** Ignores `active`, which clients send back with the whole row: only the person chooses their active space. */
export const userSpacePatch = z
  .object({
    groups: z.array(idRefSchema()).min(1, 'Select at least one group.'),
    household: idRefSchema().nullable(),
    internal_note: blankableText().nullable(),
    active: bool(),
  })
  .partial()

export const userSpaceBatch = z.object({
  user_spaces: z.array(int()),
  household: int().nullish(),
  group_set: z.array(idRefSchema()).optional(),
})
