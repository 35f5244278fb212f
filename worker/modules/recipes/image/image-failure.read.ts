import { sql, type SQL } from 'drizzle-orm'
import { hasLevel, type Context } from '#worker/kernel/log/context.ts'
import type { ImageFailure } from '../recipe.events.ts'
import { type PictureFailureReason, pictureReasons, type ShownImageFailure } from './recipe-image.contract.ts'

/** The failure of a recipe `r`, for those who can do something about it: its address is nobody else's business. */
export const failureFor = (context: Context): SQL => (hasLevel(context, 'user') ? sql`r.image_failure` : sql`NULL`)

export const presentFailure = ({ reason, url, others }: ImageFailure): ShownImageFailure => ({
  reason: known.get(reason) ?? 'unknown',
  url,
  choices: others,
})

const known = new Map<string, PictureFailureReason>(pictureReasons.map((reason) => [reason, reason]))
