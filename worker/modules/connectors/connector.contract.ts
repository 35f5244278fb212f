import * as z from 'zod'
import { crud, resource } from '../../kernel/contract/contract.ts'
import { blankable, bool, verbatim, text } from '../../kernel/contract/scalars.contract.ts'

/** A system outside that is told of the shopping list. */
export const connectorConfig = resource({
  name: 'connector-config',
  title: 'ConnectorConfig',
  fields: z.object({
    name: text(128),
    type: z
      .enum(['HomeAssistant'], { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
      .default('HomeAssistant'),
    url: blankable(200).nullish(),
    todo_entity: blankable(128).nullish(),
    enabled: bool().default(true),
    on_shopping_list_entry_created_enabled: bool().default(false),
    on_shopping_list_entry_updated_enabled: bool().default(false),
    on_shopping_list_entry_deleted_enabled: bool().default(false),
    supports_description_field: bool().default(true),
  }),
  secrets: z.object({ token: verbatim(512).nullish() }),
  reads: z.object({ created_by: z.int() }),
  verbs: [...crud, 'effects'],
  roles: { read: 'admin', write: 'admin' },
})
