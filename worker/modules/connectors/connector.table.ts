import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { ConnectorState, ServiceType } from './connector.contract.ts'
import type { Said } from './round/link.ts'

const flag = () => integer({ mode: 'boolean' }).notNull()
const said = () => text({ mode: 'json' }).$type<Said>()

export const connectorTable = readTable('connector_config', {
  name: text().notNull(),
  type: text().$type<ServiceType>().notNull(),
  url: text(),
  username: text(),
  todo_entity: text(),
  list: text(),
  shopping_list: integer(),
  two_way: flag().default(false),
  has_token: flag(),
  enabled: flag(),
  on_shopping_list_entry_created_enabled: flag(),
  on_shopping_list_entry_updated_enabled: flag(),
  on_shopping_list_entry_deleted_enabled: flag(),
  supports_description_field: flag(),
  created_by: integer().notNull(),
  state: text().$type<ConnectorState>().notNull().default('ok'),
  state_message: text(),
  /** What a person answered about many items that were gone at once; holds for one round. */
  gone_answer: text().$type<'put_back' | 'delete'>(),
})

export const connectorLinkTable = sqliteTable(
  'connector_link',
  {
    space_id: integer().notNull(),
    connector: integer().notNull(),
    entry: integer().notNull(),
    key: text().notNull(),
    remote: text(),
    version: text(),
    ours: said().notNull(),
    theirs: said(),
    sent: said(),
    removing: flag(),
    missing: flag(),
    fault: text(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.connector, table.entry] })],
)

export const connectorRoundTable = sqliteTable(
  'connector_round',
  {
    space_id: integer().notNull(),
    connector: integer().notNull(),
    /** Which list of which account this is about. */
    target: text().notNull(),
    /** `planned`: what is on its way is committed and nothing was sent yet; `pushing`: nobody knows what arrived. */
    phase: text().$type<'idle' | 'planned' | 'pushing'>().notNull(),
    cursor: text(),
    synced_at: text(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.connector] })],
)

export const connectorExchangeTable = sqliteTable(
  'connector_exchange',
  {
    space_id: integer().notNull(),
    connector: integer().notNull(),
    at: text().notNull(),
    number: integer().notNull(),
    method: text().notNull(),
    url: text().notNull(),
    status: integer(),
    ms: integer().notNull(),
    sent: text().notNull(),
    answered: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.connector, table.at, table.number] })],
)
