import type { Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'

/** Hosts that can only lead to this machine or its own network. */
const LOCAL_NAME = /^(localhost|\[::1\]|.*\.(localhost|local|test))$/
const LOCAL_ADDRESS = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+)+$/

/** A host that the request claims must not count: a stranger could direct a link's secret to themselves. */
export function mayMailLinks({ ORIGIN, LOCAL }: Pick<Env, 'ORIGIN' | 'LOCAL'>, url: URL): boolean {
  if (ORIGIN) return true
  return Boolean(LOCAL) && (LOCAL_NAME.test(url.hostname) || LOCAL_ADDRESS.test(url.hostname))
}

const noOrigin = problem(
  'server.no_origin',
  503,
  'This server sends no links by mail, as it was not told its own address. Whoever runs it has to set ORIGIN.',
)

export function checkMailOrigin({ env, url }: Pick<Context, 'env' | 'url'>): void {
  if (!mayMailLinks(env, url)) throw noOrigin()
}
