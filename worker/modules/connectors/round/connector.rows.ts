import { sql } from 'drizzle-orm'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { connectorLinkTable, connectorRoundTable, connectorTable } from '../connector.table.ts'
import type { Link } from './link.ts'

export type ConnectorRow = typeof connectorTable.$inferSelect

/** One connector that may do its rounds, as rows of none or one. */
export const followingConnector = (space: number, id: number) =>
  tableQuery(
    connectorTable,
    sql`SELECT * FROM connector_config WHERE space_id = ${space} AND id = ${id} AND enabled AND state = 'ok'
      AND deleted_with IS NULL`,
  )

export const linkRows = (space: number, connector: number) =>
  tableQuery(
    connectorLinkTable,
    sql`SELECT * FROM connector_link WHERE space_id = ${space} AND connector = ${connector} ORDER BY entry`,
  )

export const linksFrom = (rows: readonly (typeof connectorLinkTable.$inferSelect)[]): Link[] =>
  rows.map(({ entry, key, remote, version, ours, theirs, sent, removing, missing, fault, at }) => ({
    entry,
    key,
    remote,
    version,
    ours,
    theirs,
    sent,
    removing,
    missing,
    fault,
    at,
  }))

export const roundRow = (space: number, connector: number) =>
  tableQuery(
    connectorRoundTable,
    sql`SELECT * FROM connector_round WHERE space_id = ${space} AND connector = ${connector}`,
  )

export const unitRows = (space: number) =>
  query<{ id: number; name: string; plural_name: string | null; base_unit: string | null }>(
    sql`SELECT id, name, plural_name, base_unit FROM unit WHERE space_id = ${space} AND deleted_with IS NULL ORDER BY id`,
  )

/** How far a connector has come. What was found out about another list says nothing about this one. */
export interface RoundState {
  phase: 'idle' | 'planned' | 'pushing'
  cursor: string | null
  /** It never looked at this list, or nobody knows: that is lost when a space is restored. */
  isNew: boolean
}

export const roundFrom = (
  rows: readonly (typeof connectorRoundTable.$inferSelect)[],
  connector: ConnectorRow,
): RoundState => {
  const [row] = rows
  return row?.target === targetOf(connector) ? { ...row, isNew: false } : { phase: 'idle', cursor: null, isNew: true }
}

/** `syncedAt` null leaves when it was last in step. */
export const setRound = (
  connector: ConnectorRow,
  { phase, cursor }: Omit<RoundState, 'isNew'>,
  syncedAt: string | null = null,
): Statement =>
  sql`INSERT INTO connector_round (space_id, connector, target, phase, cursor, synced_at)
    VALUES (${connector.space_id}, ${connector.id}, ${targetOf(connector)}, ${phase}, ${cursor}, ${syncedAt})
    ON CONFLICT DO UPDATE SET target = excluded.target, phase = excluded.phase, cursor = excluded.cursor,
      synced_at = coalesce(excluded.synced_at, synced_at)`

const targetOf = ({ type, url, username, todo_entity, list }: ConnectorRow): string =>
  JSON.stringify([type, url, username, todo_entity, list])

/** The list in the service; of Home Assistant clients know it under another name. */
export const listOf = ({ type, todo_entity, list }: Pick<ConnectorRow, 'type' | 'todo_entity' | 'list'>) =>
  (type === 'HomeAssistant' ? todo_entity || list : list) || null
