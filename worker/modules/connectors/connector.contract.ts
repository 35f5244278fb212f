import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, verbatimText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { shoppingList } from '#worker/modules/shopping-lists/shopping-list.contract.ts'

export const serviceTypes = ['HomeAssistant', 'CalDAV', 'Todoist', 'MicrosoftToDo', 'GoogleTasks'] as const
export type ServiceType = (typeof serviceTypes)[number]

/** Why a connector stands still until somebody changes it or has it go on. */
export const connectorStates = [
  'ok',
  'unauthorized',
  'list_gone',
  'forbidden_address',
  'refused',
  'unreachable',
  'incomplete',
  'creator_gone',
  'shopping_list_gone',
  'many_gone',
] as const
export type ConnectorState = (typeof connectorStates)[number]

/** A list in another service that follows the shopping list and, with `two_way`, is followed by it. */
export const connectorConfig = resource({
  name: 'connector-config',
  title: 'ConnectorConfig',
  fields: z.object({
    name: text(128),
    type: z
      .enum(serviceTypes, { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
      .default('HomeAssistant'),
    url: blankableText(200).nullish().describe('The address of the server; of Home Assistant, that of its API'),
    username: blankableText(256).nullish(),
    todo_entity: blankableText(128).nullish().describe('The list of Home Assistant, as in `todo.shopping`'),
    list: blankableText(512).nullish().describe('The id of the list in any other service'),
    shopping_list: idRefSchema()
      .nullish()
      .describe('Only what is on this named list; without it, all of the shopping list'),
    two_way: bool().default(false).describe('Changes in the service come back'),
    enabled: bool().default(true),
    on_shopping_list_entry_created_enabled: bool().default(false),
    on_shopping_list_entry_updated_enabled: bool().default(false),
    on_shopping_list_entry_deleted_enabled: bool().default(false),
    supports_description_field: bool().default(true),
  }),
  secrets: z.object({ token: verbatimText(512).nullish() }),
  reads: z.object({
    shopping_list: shoppingList.row.nullable(),
    created_by: z.int(),
    state: z.enum(connectorStates),
    state_message: z.string().nullable(),
    last_synced: z.string().nullable(),
    last_error: z.string().nullable(),
    last_error_code: z.string().nullable().describe('Why it stands still or waits, for who says it in other words'),
  }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'admin', write: 'admin' },
})
