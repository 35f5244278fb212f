import { contextForUser } from '#worker/auth/context-for-user.ts'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { openSecret, keepSecret, sealedSecret } from '#worker/kernel/resource/seal-secrets.ts'
import {
  followerStep,
  type FollowerRow,
  type FollowerStep,
  type FollowerWorld,
} from '#worker/kernel/follow/follower-kind.ts'
import { presentLists } from '#worker/modules/shopping/recipes/named-lists.ts'
import type { ConnectorState } from '../connector.contract.ts'
import { services, serviceFault } from '../service/services.ts'
import { ServiceFault, type TodoService } from '../service/todo-service.ts'
import {
  followingConnector,
  linkRows,
  linksFrom,
  listOf,
  roundFrom,
  roundRow,
  unitRows,
  type ConnectorRow,
} from './connector.rows.ts'
import { ExchangeLog } from './exchange-log.ts'
import { mergeStep } from './merge-step.ts'
import { pauseStep } from './pause-step.ts'
import { pushStep } from './push-step.ts'
import { ServiceWaits } from './service-waits.ts'
import { isLasting } from './lasting-fault.ts'

/** Connects to a service; tests put another one in its place. */
export type Connect = typeof connectService

/**
 * One step of a connector. It looks at both lists, commits what follows here together with what is about to be sent, sends
 * that in the next step, and commits what was answered. Where it is cut off while sending, it looks first.
 */
export async function runRound(
  { space, id }: FollowerRow,
  world: FollowerWorld,
  connect: Connect = connectService,
): Promise<FollowerStep> {
  const { env, db, at } = world
  const location = { space, resource: 'connector-config', id, field: 'token' }
  const { connectors, links, rounds, units, sealed } = await db.read({
    connectors: followingConnector(space, id),
    links: linkRows(space, id),
    rounds: roundRow(space, id),
    units: unitRows(space),
    sealed: sealedSecret(location),
  })
  const [connector] = connectors
  if (!connector) return followerStep({}, () => ({ appends: [] }), { nextAt: null })
  const pause = (state: ConnectorState, message: string) => pauseStep(connector, { state, message })
  const context = await contextForUser(env, at, { user: connector.created_by, space })
  if (!context || !hasLevel(context, 'guest'))
    return pause('creator_gone', 'Whoever set this up is no longer in this space. Set it up anew.')
  const secret = await openSecret(env, location, sealed)
  const missing = missingSetting(connector, secret, env)
  if (missing) return pause('incomplete', missing)
  if (connector.shopping_list !== null) {
    const { named } = await db.read({ named: presentLists(space, [connector.shopping_list]) })
    if (named.length === 0)
      return pause('shopping_list_gone', 'The shopping list that it is for was deleted. Choose another one.')
  }
  const log = new ExchangeLog()
  log.hide(secret, connector.username)
  const service = connect(connector, {
    env,
    secret,
    onExchange: log.add,
    async keepSecret(renewed) {
      log.hide(renewed)
      await db.batch([await keepSecret(env, location, renewed, at)])
    },
  })
  const round = { connector, context, world, service, log, state: roundFrom(rounds, connector) }
  try {
    return round.state.phase === 'planned'
      ? await pushStep(round, linksFrom(links))
      : await mergeStep(round, { links: linksFrom(links), units })
  } catch (error) {
    if (!(error instanceof ServiceFault)) throw error
    if (isLasting(error.reason))
      return pauseStep(connector, { state: error.reason, message: error.message }, log.statements(space, id, at))
    await db.batch(log.statements(space, id, at))
    throw new ServiceWaits(error)
  }
}

interface Means {
  env: Env
  secret: string | null
  onExchange: ExchangeLog['add']
  keepSecret(secret: string): Promise<void>
}

export function connectService(
  { type, url, username, ...connector }: Pick<ConnectorRow, 'type' | 'url' | 'username' | 'todo_entity' | 'list'>,
  { env, secret, onExchange, keepSecret: keep }: Means,
): TodoService {
  const service = services.get(type)
  if (!service) throw new ServiceFault('refused', 'This server does not know this service yet.')
  const account = { type, url, username, secret, list: listOf({ type, ...connector }), allow: env.FETCH_ALLOW }
  return service.connect({ ...account, onExchange, keepSecret: keep }, env)
}

/** What a person has to fill in first, in a sentence. */
export function missingSetting(connector: ConnectorRow, secret: string | null, env: Env): string | null {
  const fault = serviceFault(connector.type, env)
  if (fault) return fault
  const { url, username } = connector
  const given = { url, username, token: secret }
  const left = services.get(connector.type)?.needs.filter((field) => !given[field]) ?? []
  if (left.length > 0) return `This is missing: ${left.join(', ')}.`
  return listOf(connector) === null ? 'No list is chosen yet.' : null
}
