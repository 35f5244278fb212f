import type { Module } from '#worker/kernel/resource/module.ts'
import { logInTargets } from './log-in-targets.ts'
import { oauthRoutes } from './oauth.routes.ts'
import { revokeReactor } from './revoke.reactor.ts'

/** Logging in to services whose tokens are secrets of rows of other modules, `kept`. */
export function oauth(kept: readonly Module[]): Module {
  const resources = kept.flatMap((module) => module.resources ?? [])
  const targets = logInTargets.map((target) => {
    const definition = resources.find(({ contract }) => contract.name === target.resource)
    if (!definition) throw new Error(`no resource ${target.resource}`)
    return { target, definition }
  })
  return {
    name: 'oauth',
    routes: oauthRoutes(targets),
    reactors: targets.map(({ target, definition }) => revokeReactor(target, definition)),
  }
}
