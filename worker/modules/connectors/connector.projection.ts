import { sql } from 'drizzle-orm'
import { projection } from '#worker/kernel/log/projection.ts'
import { inValues, jsonEach, type Statement } from '#worker/kernel/sql/sql.ts'
import type { RoundEvent } from './connector.events.ts'

interface ConnectorChanged {
  type: 'connector-config.changed'
  data: { id: number; patch: Record<string, unknown> }
}

/** Fields that say which list it is. What was agreed about another list says nothing about this one. */
const TARGET = ['type', 'url', 'username', 'todo_entity', 'list']

export const connectorProjection = projection<RoundEvent | ConnectorChanged>({
  'connector-config.changed': ({ space, data: { id, patch } }) => [
    // Whoever changes it wants it to go on.
    sql`UPDATE connector_config SET state = 'ok', state_message = NULL, gone_answer = NULL
      WHERE space_id = ${space} AND id = ${id}`,
    ...(TARGET.some((field) => field in patch) ? [forgetLinks(space, id)] : []),
  ],
  'connector-config.synced': ({ space, data: { id, links, dropped } }) => [
    ...(dropped.length > 0
      ? [
          sql`DELETE FROM connector_link WHERE space_id = ${space} AND connector = ${id} AND ${inValues(sql`entry`, dropped)}`,
        ]
      : []),
    ...(links.length > 0
      ? [
          sql`INSERT OR REPLACE INTO connector_link (space_id, connector, entry, key, remote, version, ours, theirs, sent,
              removing, missing, fault, at)
            SELECT ${space}, ${id}, l.value ->> 'entry', l.value ->> 'key', l.value ->> 'remote', l.value ->> 'version',
              l.value -> 'ours', nullif(l.value -> 'theirs', 'null'), nullif(l.value -> 'sent', 'null'),
              l.value ->> 'removing', l.value ->> 'missing', l.value ->> 'fault', l.value ->> 'at'
            FROM ${jsonEach(links)} l`,
        ]
      : []),
    sql`UPDATE connector_config SET gone_answer = NULL WHERE space_id = ${space} AND id = ${id}`,
  ],
  'connector-config.paused': ({ space, at, data: { id, state, message } }) =>
    sql`UPDATE connector_config SET state = ${state}, state_message = ${message}, gone_answer = NULL, updated_at = ${at}
      WHERE space_id = ${space} AND id = ${id}`,
  'connector-config.resumed': ({ space, at, data: { id, gone } }) =>
    sql`UPDATE connector_config SET state = 'ok', state_message = NULL, gone_answer = ${gone ?? null}, updated_at = ${at}
      WHERE space_id = ${space} AND id = ${id}`,
})

const forgetLinks = (space: number, id: number): Statement =>
  sql`DELETE FROM connector_link WHERE space_id = ${space} AND connector = ${id}`
