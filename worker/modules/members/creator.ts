import { membershipOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'

export const isCreatorOf = (context: Context, space: number): boolean =>
  hasLevel(context, 'creator') && membershipOf(context).space === space
