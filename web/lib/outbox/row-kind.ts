import type { QueryKey } from '@tanstack/react-query'
import { send } from '../api/api.ts'
import type { OutboxKind, SendResult } from './outbox-kind.ts'
import type { AppliedChange, QueuedChange, Renaming } from './queued-change.ts'
import { sendUnlessGone } from './send-unless-gone.ts'

interface IdentifiedRow {
  id: number
}

/** `row` is as it looks after the change, `body` what the server is told. A new row has a negative id. */
type RowDeed<Row> =
  | { type: 'add' | 'change'; row: Row; body: object }
  | { type: 'remove'; row: Row }
  /** Undoes the removal with the key `of`. */
  | { type: 'restore'; row: Row; of: string }

export type RowChange<Row> = RowDeed<Row> & QueuedChange

interface RowResource<Row> {
  kind: string
  path: string
  /** Whether a list with this key holds the row. */
  isIn: (row: Row, queryKey: QueryKey) => boolean
  stale: readonly string[]
}

export const temporaryId = () => -1 - Math.floor(Math.random() * 2 ** 31)

/** Changes of single rows of a resource: each is one request, and none is merged, so that each can be undone. */
export const rowKind = <Row extends IdentifiedRow>({
  kind,
  path,
  isIn,
  stale,
}: RowResource<Row>): OutboxKind<RowChange<Row>> => ({
  kind,
  stale,
  coalesce: (waiting, next) => [...waiting, next],
  rename: (change, [from, to]) => (change.row.id === from ? { ...change, row: { ...change.row, id: to } } : change),
  needs: (change, refused) => refused.type === 'add' && change.row.id === refused.row.id,
  errorKind: ({ type }) =>
    type === 'add' ? 'create' : type === 'remove' ? 'delete' : type === 'restore' ? 'undo' : 'update',
  send: (change, done) => sendRowChange(path, change, done),
  show: (data, change, queryKey) => {
    if (queryKey[0] !== kind || !isRowPage<Row>(data)) return data
    const isShown = change.type !== 'remove' && isIn(change.row, queryKey)
    const others = data.results.filter(({ id }) => id !== change.row.id)
    if (!isShown && others.length === data.results.length) return data
    const results = isShown ? withRow(data.results, change.row) : others
    return { ...data, results, count: data.count + results.length - data.results.length }
  },
})

async function sendRowChange<Row extends IdentifiedRow>(
  path: string,
  change: RowChange<Row>,
  done: readonly AppliedChange[],
): Promise<SendResult> {
  const { key, row } = change
  const answer = (events: readonly (number | null | undefined)[], renamed: Renaming | null = null): SendResult => ({
    events: events.flatMap((event) => event ?? []),
    renamed,
  })
  switch (change.type) {
    case 'add': {
      const { data, event } = await send<Row>('POST', path, {
        body: change.body,
        key,
        signal: AbortSignal.timeout(requestTimeout),
      })
      return answer([event], [row.id, data.id])
    }
    case 'change':
      return answer([(await sendUnlessGone('PATCH', `${path}${row.id}/`, { body: change.body, key }))?.event])
    case 'remove':
      return answer([(await sendUnlessGone('DELETE', `${path}${row.id}/`, { key }))?.event])
    case 'restore': {
      const { events = [] } = done.find((one) => one.key === change.of) ?? {}
      const undone = events.map((seq) => sendUnlessGone('POST', `/api/event/${seq}/undo/`, { key: `${key}:${seq}` }))
      return answer((await Promise.all(undone)).map((one) => one?.event))
    }
  }
}

const requestTimeout = 20_000

interface RowPage<Row> {
  count: number
  results: readonly Row[]
}

const isRowPage = <Row>(data: unknown): data is RowPage<Row> =>
  typeof data === 'object' && data !== null && 'results' in data && Array.isArray(data.results)

const withRow = <Row extends IdentifiedRow>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row]
