import { currentOutbox } from './outbox.ts'
import { anyKind, type OutboxKind, rememberKind } from './outbox-kind.ts'
import type { RowChange } from './row-kind.ts'

/** Changes rows at once; each returns what takes it back. */
export const changeRows = <Row extends { id: number }>(kind: OutboxKind<RowChange<Row>>) => {
  // Shown at once by a page that has it.
  rememberKind(anyKind(kind))
  const outbox = currentOutbox
  const remove = (row: Row, name: string) => {
    const { key } = outbox().enqueue(kind, { type: 'remove', row }, name)
    return async () => {
      if (!outbox().cancel(key)) outbox().enqueue(kind, { type: 'restore', row, of: key }, name)
    }
  }
  return {
    add: (row: Row, body: object, name: string) => {
      const { key } = outbox().enqueue(kind, { type: 'add', row, body }, name)
      return async () => {
        if (!outbox().cancel(key)) remove(row, name)
      }
    },
    /** `back` tells the server what the row was. */
    change: (row: Row, body: object, before: { row: Row; back: object }, name: string) => {
      const { key } = outbox().enqueue(kind, { type: 'change', row, body }, name)
      return async () => {
        if (!outbox().cancel(key)) outbox().enqueue(kind, { type: 'change', row: before.row, body: before.back }, name)
      }
    },
    remove,
  }
}
