import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

const flag = () => integer({ mode: 'boolean' }).notNull()

export const connectorTable = readTable('connector_config', {
  name: text().notNull(),
  type: text().$type<'HomeAssistant'>().notNull(),
  url: text(),
  todo_entity: text(),
  has_token: flag(),
  enabled: flag(),
  on_shopping_list_entry_created_enabled: flag(),
  on_shopping_list_entry_updated_enabled: flag(),
  on_shopping_list_entry_deleted_enabled: flag(),
  supports_description_field: flag(),
  created_by: integer().notNull(),
})
