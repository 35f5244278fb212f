import type { connectorConfig } from '#worker/modules/connectors/connector.contract.ts'
import { model } from '../../model.ts'

export const connectorConfigModel = model<typeof connectorConfig>({
  name: 'ConnectorConfig',
  resource: 'connector-config',
  group: 'outside',
  read: 'admin',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [
    { field: 'name' },
    { field: 'type', kind: 'choice' },
    { field: 'last_synced', kind: 'moment' },
    { field: 'enabled', kind: 'flag' },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'type', kind: 'choice', options: ['HomeAssistant'], required: true },
    { field: 'url' },
    { field: 'token', kind: 'secret' },
    { field: 'todo_entity' },
    { field: 'shopping_list', kind: 'thing', from: 'shopping-list' },
    { field: 'two_way', kind: 'flag' },
    { field: 'enabled', kind: 'flag', isOn: true, rare: true },
    { field: 'on_shopping_list_entry_created_enabled', kind: 'flag' },
    { field: 'on_shopping_list_entry_updated_enabled', kind: 'flag' },
    { field: 'on_shopping_list_entry_deleted_enabled', kind: 'flag' },
    { field: 'supports_description_field', kind: 'flag', isOn: true, rare: true },
  ],
})
