import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, bool, verbatimText, text } from '#worker/kernel/contract/scalars.contract.ts'

/** An outside system that receives changes of the shopping list. */
export const connectorConfig = resource({
  name: 'connector-config',
  title: 'ConnectorConfig',
  fields: z.object({
    name: text(128),
    type: z
      .enum(['HomeAssistant'], { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
      .default('HomeAssistant'),
    url: blankableText(200).nullish(),
    todo_entity: blankableText(128).nullish(),
    enabled: bool().default(true),
    on_shopping_list_entry_created_enabled: bool().default(false),
    on_shopping_list_entry_updated_enabled: bool().default(false),
    on_shopping_list_entry_deleted_enabled: bool().default(false),
    supports_description_field: bool().default(true),
  }),
  secrets: z.object({ token: verbatimText(512).nullish() }),
  reads: z.object({ created_by: z.int() }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'admin', write: 'admin' },
})
