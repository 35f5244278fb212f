import type { Exchange, ItemFields, ServiceAccount } from '#worker/modules/connectors/service/todo-service.ts'

export const fieldsOf = (fields: Partial<ItemFields> = {}): ItemFields => ({
  name: 'Milk',
  note: '',
  isDone: false,
  aisle: null,
  ...fields,
})

export interface TestAccount extends ServiceAccount {
  exchanges: Exchange[]
  /** Secrets that were kept, in order. */
  kept: string[]
}

export function accountOf(given: Partial<ServiceAccount>): TestAccount {
  const exchanges: Exchange[] = []
  const kept: string[] = []
  return {
    type: 'test',
    url: null,
    username: null,
    secret: null,
    list: null,
    allow: undefined,
    exchanges,
    kept,
    onExchange: (exchange) => void exchanges.push(exchange),
    keepSecret: async (secret) => void kept.push(secret),
    ...given,
  }
}
