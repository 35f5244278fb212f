import { sql } from 'drizzle-orm'
import { membershipOf, personOf } from '#worker/kernel/log/context.ts'
import { defineResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { shoppingListResource } from '#worker/modules/shopping-lists/shopping-list.resource.ts'
import { connectorConfig, serviceTypes } from './connector.contract.ts'
import { connectorTable } from './connector.table.ts'
import { CONNECTOR } from './follow-lists.ts'
import { requireServiceAddress, requireService } from './service/require-service.ts'

export const connectorResource = defineResource(connectorConfig, connectorTable, {
  onCreate: (context) => ({ created_by: personOf(context).id }),
  validate({ url, type }, _whole, { env }) {
    const kind = serviceTypes.find((one) => one === type)
    if (kind) requireService(kind, env)
    requireServiceAddress(url, env)
    return {}
  },
  referenceChecks: {
    shopping_list: (id, context) =>
      sql`EXISTS (SELECT 1 FROM shopping_list l WHERE l.space_id = ${membershipOf(context).space} AND l.id = ${id}
        AND l.deleted_with IS NULL)`,
  },
  computed: (context) => ({
    shopping_list: {
      as: 'json',
      sql: rowJson(shoppingListResource, context, connectorTable.space_id, connectorTable.shopping_list),
    },
    last_synced: {
      sql: sql`(SELECT r.synced_at FROM connector_round r
        WHERE r.space_id = connector_config.space_id AND r.connector = connector_config.id)`,
    },
    // The kinds of errors are for whoever keeps the server.
    last_error: {
      sql: sql`coalesce(state_message, (SELECT substr(f.error, instr(f.error, ': ') + iif(instr(f.error, ': ') > 0, 2, 1))
        FROM follower f WHERE f.space_id = connector_config.space_id AND f.kind = ${CONNECTOR} AND f.id = connector_config.id))`,
    },
    last_error_code: {
      sql: sql`iif(state <> 'ok', 'connector.' || state, (SELECT iif(f.error GLOB 'connector.*: *',
          substr(f.error, 1, instr(f.error, ': ') - 1), 'connector.failed')
        FROM follower f WHERE f.space_id = connector_config.space_id AND f.kind = ${CONNECTOR} AND f.id = connector_config.id
          AND f.error IS NOT NULL))`,
    },
  }),
  sortKeys: () => ({ shopping_list: null }),
  secretTargetField: 'url',
})
