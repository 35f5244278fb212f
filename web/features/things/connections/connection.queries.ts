import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { ConnectorState } from '#worker/modules/connectors/connector.contract.ts'
import type { connectorLists, connectorLog } from '#worker/modules/connectors/calls/connector-calls.contract.ts'
import { call } from '#web/lib/api/api.ts'
import type { ThingRow, Values } from '../model.ts'

export interface ConnectionRow extends ThingRow {
  state: ConnectorState
  state_message: string | null
  last_synced: string | null
  last_error: string | null
  last_error_code: string | null
}

const path = '/api/connector-config/'

/** Asks the service with what stands in the form; what is left out is as it was saved. */
export function askLists(row: ThingRow | undefined, { type, url, username, token }: Values) {
  const body = {
    type,
    url: url || null,
    username: username || null,
    ...(typeof token === 'string' && token !== '' ? { token } : {}),
  }
  return call<z.output<typeof connectorLists>>('POST', row ? `${path}${row.id}/test/` : `${path}test/`, { body })
}

export const logQuery = (id: number) =>
  queryOptions({
    queryKey: ['connector-config', 'log', id],
    staleTime: 0,
    queryFn: ({ signal }) => call<z.output<typeof connectorLog>>('GET', `${path}${id}/log/`, { signal }),
  })

export const syncNow = (id: number) => call<ConnectionRow>('POST', `${path}${id}/sync/`, { body: {} })

export const goOn = (id: number, gone?: 'put_back' | 'delete') =>
  call<ConnectionRow>('POST', `${path}${id}/resume/`, { body: gone ? { gone } : {} })
