import { sql } from 'drizzle-orm'
import { membershipOf, personOf } from '#worker/kernel/log/context.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { aiProviderTable as table } from './ai.table.ts'
import { aiProvider } from './provider.contract.ts'
import { addressFault } from '#worker/gateway/address-fault.ts'

/** Ids of global providers start above every id that a space can reach. */
const MAX_SPACE_PROVIDER_ID = 2_000_000_000
export const isGlobalProvider = (id: number): boolean => id > MAX_SPACE_PROVIDER_ID

export const providerResource = definePartialResource(
  aiProvider,
  table,
  {
    computed: () => ({ space: { sql: sql`nullif(${table.space_id}, 0)` } }),
    validate: ({ url }, _whole, { env }) => {
      const fault = providerUrlFault(url, env)
      return fault ? { url: [fault] } : {}
    },
    secretTargetField: 'url',
    effects: {
      nulling: (space, id, context) => [
        sql`SELECT id, 'AiLog' AS model, function || ' ' || substr(created_at, 1, 10) AS name FROM ai_log
          WHERE space_id = ${space} AND ai_provider = ${id} AND deleted_with IS NULL`,
        ...(settingsOf(membershipOf(context).settings).ai_default_provider === id
          ? [sql`SELECT ${space} AS id, 'Space' AS model, ${'default of the space'} AS name`]
          : []),
      ],
    },
  },
  ['effects'],
)

export const allowedProviderFields = <Body extends { space?: unknown; log_credit_cost?: unknown }>(
  context: Parameters<typeof personOf>[0],
  body: Body,
): Omit<Body, 'space' | 'log_credit_cost'> & { log_credit_cost?: unknown } => {
  const { space: _space, log_credit_cost, ...fields } = body
  return personOf(context).is_superuser ? { ...fields, log_credit_cost } : fields
}

type AddressRules = Pick<Env, 'AI_ALLOWED_URLS' | 'FETCH_ALLOW'>

/** A sentence, or null if allowed. Keys are sent there: it must be encrypted and on the operator's list, if any. */
export function providerUrlFault(address: unknown, { AI_ALLOWED_URLS, FETCH_ALLOW }: AddressRules): string | null {
  const fault = addressFault(address, FETCH_ALLOW)
  if (fault || typeof address !== 'string' || address === '') return fault
  const url = new URL(address)
  if (url.protocol !== 'https:' && addressFault(address, '') === null) return 'The address has to begin with https.'
  const allowed = (AI_ALLOWED_URLS ?? '').split(/\s+/).filter((one) => URL.canParse(one))
  return allowed.length === 0 || allowed.some((one) => isUnderBase(url, new URL(one)))
    ? null
    : 'Providers at this address are not allowed here.'
}

const isUnderBase = (url: URL, base: URL) =>
  url.origin === base.origin && `${url.pathname}/`.startsWith(base.pathname.replace(/\/*$/, '/'))
