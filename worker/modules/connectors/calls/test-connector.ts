import type * as z from 'zod'
import { invalid, Problem } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { keepSecret, openSecret, sealedSecret } from '#worker/kernel/resource/seal-secrets.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import type { ServiceType } from '../connector.contract.ts'
import { connectorResource } from '../connector.resource.ts'
import { connectService } from '../round/run-round.ts'
import { requireService, requireServiceAddress } from '../service/require-service.ts'
import { ServiceFault, type ServiceFaultReason } from '../service/todo-service.ts'
import type { connectorLists, connectorTest } from './connector-calls.contract.ts'

type Body = z.output<typeof connectorTest>

interface Draft {
  type: ServiceType
  url: string | null
  username: string | null
}

/** The lists of the account: whoever sees them sees that address and password are right. Keeps nothing. */
export async function testConnector(
  context: Context,
  id: number | null,
  body: Body,
): Promise<Answer<z.output<typeof connectorLists>>> {
  const { env, at } = context
  const { draft, saved, location } = await draftOf(context, id, body)
  requireService(draft.type, env)
  requireServiceAddress(draft.url, env)
  const db = context.spaceDatabase(membershipOf(context).shard)
  try {
    const service = connectService(
      { ...draft, todo_entity: null, list: null },
      {
        env,
        secret: body.token ?? saved,
        onExchange: () => {},
        // Only what is saved can be renewed; of a draft nothing is kept.
        keepSecret: async (renewed) => {
          if (location && !body.token) await db.batch([await keepSecret(env, location, renewed, at)])
        },
      },
    )
    return answer({ lists: await service.lists() })
  } catch (error) {
    throw error instanceof ServiceFault ? faultProblem(error) : error
  }
}

async function draftOf(context: Context, id: number | null, body: Body) {
  const given = { type: body.type, url: body.url, username: body.username }
  if (id === null) {
    const draft: Draft = {
      type: given.type ?? 'HomeAssistant',
      url: given.url ?? null,
      username: given.username ?? null,
    }
    return { draft, saved: null, location: null }
  }
  const { space, shard } = membershipOf(context)
  const location = { space, resource: 'connector-config', id, field: 'token' }
  const { row, sealed } = await context
    .spaceDatabase(shard)
    .read({ row: visibleRow(connectorResource, space, id, context), sealed: sealedSecret(location) })
  const now = foundOne(row)
  const draft: Draft = {
    type: given.type ?? now.type,
    url: given.url === undefined ? (now.url ?? null) : given.url,
    username: given.username === undefined ? (now.username ?? null) : given.username,
  }
  const isElsewhere = draft.type !== now.type || originOf(draft.url) !== originOf(now.url)
  if (isElsewhere && sealed.length > 0 && !body.token)
    throw invalid({ token: ['Give this again, as it would go to another address.'] }, 'request.secret_moved')
  return { draft, saved: isElsewhere ? null : await openSecret(context.env, location, sealed), location }
}

const originOf = (address: string | null | undefined) =>
  address && URL.canParse(address) ? new URL(address).origin : null

const LATER: readonly ServiceFaultReason[] = ['unreachable', 'limited', 'conflict', 'cursor_lost']

function faultProblem({ reason, message }: ServiceFault): Problem {
  if (reason === 'forbidden_address') return invalid({ url: [message] }, 'connector.forbidden_address')
  return new Problem(`connector.${reason}`, LATER.includes(reason) ? 409 : 400, { detail: message })
}
