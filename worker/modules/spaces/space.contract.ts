import * as z from 'zod'
import { resource, userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, decimal, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { aiProvider } from '#worker/modules/ai/provider.contract.ts'
import { inheritField } from '#worker/modules/foods/food.contract.ts'
import { fileView } from '#worker/modules/files/file-view.contract.ts'
import { timeZone } from '#worker/modules/settings/time-zone.contract.ts'
import { spaceImages } from '#worker/modules/settings/space-settings.contract.ts'

const themes = z.enum(['BLANK', 'TANDOOR', 'BOOTSTRAP', 'DARKLY', 'FLATLY', 'SUPERHERO', 'TANDOOR_DARK'])
const pictures = <T extends z.ZodType>(kind: T) =>
  Object.fromEntries(spaceImages.map((name) => [name, kind])) as Record<(typeof spaceImages)[number], T>

const MIN_DAYS = 7
const MAX_DAYS = 365
/** In days. */
const trashDays = () =>
  int().refine(
    (days) => days >= MIN_DAYS && days <= MAX_DAYS,
    `Ensure this value is between ${MIN_DAYS} and ${MAX_DAYS}.`,
  )

/** Limits are read-only for everybody but the operator. */
export const space = resource({
  name: 'space',
  title: 'Space',
  fields: z.object({
    name: text(128),
    message: blankableText(512).default(''),
    time_zone: timeZone().default(''),
    trash_days: trashDays().default(30),
    food_inherit: z.array(idRefSchema()).default([]),
    space_theme: themes.default('BLANK'),
    nav_bg_color: blankableText(8).default(''),
    nav_text_color: z.enum(['BLANK', 'LIGHT', 'DARK']).default('BLANK'),
    ...pictures(idRefSchema().nullish()),
    ai_default_provider: idRefSchema().nullish(),
    ai_enabled: bool().default(true),
    ai_credits_monthly: int().default(10_000),
    ai_credits_balance: decimal().default(0),
    space_setup_completed: bool().default(false),
    household_setup_completed: bool().default(false),
    max_recipes: int().default(0),
    max_file_storage_mb: int().default(0),
    max_users: int().default(0),
    allow_sharing: bool().default(true),
    no_sharing_limit: bool().default(false),
    demo: bool().default(false),
  }),
  reads: z.object({
    created_by: userRow.nullable(),
    created_at: z.string(),
    erase_at: z
      .string()
      .nullable()
      .describe('From when on the space may be deleted for good, where that was asked for'),
    food_inherit: z.array(inheritField),
    user_count: z.int(),
    recipe_count: z.int(),
    file_size_mb: z.number(),
    ...pictures(fileView.nullable()),
    ai_default_provider: aiProvider.row.nullable(),
    ai_monthly_credits_used: z.number(),
    ai_credits_balance: z.number(),
  }),
  verbs: ['list', 'create', 'retrieve', 'update'],
  roles: { read: 'guest', write: 'admin' },
})
