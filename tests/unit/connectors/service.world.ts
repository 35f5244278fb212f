import type {
  ItemFields,
  RemoteItem,
  ServiceAccount,
  TodoService,
} from '#worker/modules/connectors/service/todo-service.ts'
import { fieldsOf, type TestAccount } from './account.fixture.ts'

/** A service with an empty list, and hands of somebody else in it. */
export interface ServiceWorld {
  listName: string
  connect(given?: Partial<ServiceAccount>): TodoService & { account: TestAccount }
  otherAdds(fields: ItemFields): Promise<string>
  otherRenames(id: string, name: string): Promise<void>
  otherDeletes(id: string): Promise<void>
  /** Gives an item what only the service knows; answers how it says it. */
  decorate(id: string): Promise<string>
  decorationOf(id: string): Promise<string>
  dropList(): Promise<void>
  /** Makes cursors that were given so far too old; absent where the service has none. */
  loseCursors?(): Promise<void>
}

export interface Knows {
  /** Changes are refused where somebody else changed the item meanwhile. */
  versions: boolean
  /** A repeated addition is known. */
  repeats: boolean
  /** It has a place for aisles. */
  aisles: boolean
}

export const adding = (fields: Partial<ItemFields>, key: string) => ({
  kind: 'add' as const,
  key,
  fields: fieldsOf(fields),
})

export function itemIn(result: Awaited<ReturnType<TodoService['push']>>[number] | undefined): RemoteItem {
  if (!result || 'fault' in result) throw result?.fault ?? new Error('no result')
  if (!result.item) throw new Error('no item')
  return result.item
}

export const faultIn = (result: Awaited<ReturnType<TodoService['push']>>[number] | undefined) =>
  result && 'fault' in result ? result.fault.reason : null

export const versionOf = (item: { version?: string | undefined } | undefined) =>
  item?.version === undefined ? {} : { version: item.version }

export const byId = (items: readonly RemoteItem[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Of tokens in JSON, each. */
export const secretParts = (secret: string): string[] =>
  secret.startsWith('{')
    ? Object.values(JSON.parse(secret) as Record<string, unknown>).filter(
        (part): part is string => typeof part === 'string' && part.length > 7,
      )
    : [secret]
