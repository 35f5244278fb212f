import type { connectorConfig } from '#worker/modules/connectors/connector.contract.ts'
import { model, type Values } from '../../model.ts'

const typeOf = ({ type }: Values) => String(type ?? 'HomeAssistant')
const isOf = (...types: string[]) => ({ shown: (values: Values) => types.includes(typeOf(values)) })

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
  // Each service asks for what it needs; for others one logs in.
  fields: [
    { field: 'name', required: true },
    {
      field: 'type',
      kind: 'choice',
      options: ['HomeAssistant', 'CalDAV', 'Todoist', 'MicrosoftToDo', 'GoogleTasks'],
      required: true,
    },
    { field: 'url', ...isOf('HomeAssistant', 'CalDAV') },
    { field: 'username', ...isOf('CalDAV') },
    {
      field: 'token',
      kind: 'secret',
      ...isOf('HomeAssistant', 'CalDAV', 'Todoist'),
      label: (values) => (typeOf(values) === 'CalDAV' ? 'password' : 'token'),
    },
    { field: 'todo_entity', ...isOf('HomeAssistant') },
    { field: 'list', ...isOf('CalDAV', 'Todoist', 'MicrosoftToDo', 'GoogleTasks') },
    { field: 'shopping_list', kind: 'thing', from: 'shopping-list' },
    { field: 'two_way', kind: 'flag', isOn: true },
    { field: 'on_shopping_list_entry_created_enabled', kind: 'flag', isOn: true, rare: true },
    { field: 'on_shopping_list_entry_updated_enabled', kind: 'flag', isOn: true, rare: true },
    { field: 'on_shopping_list_entry_deleted_enabled', kind: 'flag', isOn: true, rare: true },
    { field: 'enabled', kind: 'flag', isOn: true, rare: true },
    { field: 'supports_description_field', kind: 'flag', isOn: true, rare: true },
  ],
})
