import { publicOrigin } from '#worker/auth/auth-secret.ts'
import type { Context } from '#worker/kernel/log/context.ts'

export const shareUrl = ({ env, url }: Context, recipe: number, share: string) =>
  `${publicOrigin(env, url)}/recipe/${recipe}/?share=${share}`
