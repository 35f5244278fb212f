import { membershipOf, hasLevel, type Context } from '../../kernel/log/context.ts'

/** Whether the asker made the space that they are in, and it is this one. */
export const isCreatorOf = (context: Context, space: number): boolean =>
  hasLevel(context, 'creator') && membershipOf(context).space === space
