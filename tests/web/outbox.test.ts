import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery, type Session } from '#web/lib/api/session.ts'
import { changeRows } from '#web/lib/outbox/change-rows.ts'
import { outboxFor } from '#web/lib/outbox/outbox.ts'
import { outboxStoreOf } from '#web/lib/outbox/outbox-store.ts'
import { rowKind } from '#web/lib/outbox/row-kind.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

interface Jar {
  id: number
  shelf: number
  label: string
}

const kindOf = (kind: string) =>
  rowKind<Jar>({
    kind,
    path: `/api/${kind}/`,
    stale: [],
    isIn: ({ shelf }, [, , query]) => (query as { shelf: number }).shelf === shelf,
  })
const [jars, lids] = [kindOf('jar'), kindOf('lid')]
const [jarChanges, lidChanges] = [changeRows(jars), changeRows(lids)]
const shelf = (shelf: number) => ['jar', 'list', { shelf }]
const onShelf = (number: number) =>
  queryClient.getQueryData<{ results: Jar[]; count: number }>(shelf(number))?.results.map(({ label }) => label)

// No other test has spaces like these.
let space = 900
let calls: string[] = []
const outbox = () => outboxFor(`1.${space}`)

/** Answers by method and path; what has no answer is a lost connection. */
function serve(answers: Record<string, () => Response>) {
  calls = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const call = `${init?.method} ${String(path)}`
    calls.push(call)
    const answer = answers[call]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
}

beforeEach(async () => {
  await loadTranslations('common')
  space += 1
  queryClient.clear()
  // Of a session, the outbox reads no more than this.
  queryClient.setQueryData(sessionQuery.queryKey, { user: { id: 1 }, space: { id: space } } as Session)
  const results = [{ id: 1, shelf: 1, label: 'plums' }]
  queryClient.setQueryData(shelf(1), { results, count: 1 })
  queryClient.setQueryData(shelf(2), { results: [], count: 0 })
  serve({})
  outbox()
})
afterEach(() => vi.restoreAllMocks())

test('what waits is shown in the lists that it belongs to, and a withdrawn change no longer', async () => {
  const plums = { id: 1, shelf: 1, label: 'plums' }
  const undo = jarChanges.change({ ...plums, shelf: 2 }, { shelf: 2 }, { row: plums, back: { shelf: 1 } }, 'plums')
  expect([onShelf(1), onShelf(2)]).toEqual([[], ['plums']])
  await undo()
  expect([onShelf(1), onShelf(2)]).toEqual([['plums'], []])
  expect(outbox().store.get().changes).toEqual([])
  expect(calls).toEqual([])
})

test('a newer answer of the server shows what waits as well', () => {
  jarChanges.add({ id: -5, shelf: 1, label: 'figs' }, { label: 'figs' }, 'figs')
  queryClient.setQueryData(shelf(1), { results: [{ id: 2, shelf: 1, label: 'beans' }], count: 1 })
  expect(onShelf(1)).toEqual(['beans', 'figs'])
})

test('what was done to a new row is sent with the id that the server gave it, and stays in view', async () => {
  const figs = { id: -5, shelf: 1, label: 'figs' }
  const undo = jarChanges.add(figs, { label: 'figs' }, 'figs')
  jarChanges.change({ ...figs, label: 'ripe figs' }, { label: 'ripe figs' }, { row: figs, back: {} }, 'figs')
  serve({
    'POST /api/jar/': () => Response.json({ id: 31 }, { headers: { 'x-event-seq': '7' } }),
    'PATCH /api/jar/31/': () => Response.json({ id: 31 }),
    'DELETE /api/jar/31/': () => new Response(null, { status: 204 }),
  })
  await outbox().flush()
  expect(calls).toEqual(['POST /api/jar/', 'PATCH /api/jar/31/'])
  expect(onShelf(1)).toEqual(['plums', 'ripe figs'])
  await undo()
  await outbox().flush()
  expect(calls.at(-1)).toBe('DELETE /api/jar/31/')
  expect(onShelf(1)).toEqual(['plums'])
})

test('a removal that was sent is taken back by its event', async () => {
  serve({
    'DELETE /api/jar/1/': () => new Response(null, { status: 204, headers: { 'x-event-seq': '812' } }),
    'POST /api/event/812/undo/': () => Response.json({}),
  })
  const undo = jarChanges.remove({ id: 1, shelf: 1, label: 'plums' }, 'plums')
  await outbox().flush()
  await undo()
  expect(onShelf(1)).toEqual(['plums'])
  await outbox().flush()
  expect(calls).toEqual(['DELETE /api/jar/1/', 'POST /api/event/812/undo/'])
})

test('a kind whose changes cannot be sent does not hold up the others', async () => {
  serve({
    'DELETE /api/jar/1/': () => Response.json({ detail: 'Down.' }, { status: 503 }),
    'DELETE /api/lid/9/': () => new Response(null, { status: 204 }),
  })
  jarChanges.remove({ id: 1, shelf: 1, label: 'plums' }, 'plums')
  lidChanges.remove({ id: 9, shelf: 1, label: 'lid' }, 'lid')
  await outbox().flush()
  expect(
    outbox()
      .store.get()
      .changes.map(({ kind }) => kind),
  ).toEqual(['jar'])
  expect(outbox().syncStatus.get()).toBe('trouble')
})

test('what the server refuses for good is named with its reason, and no longer shown', async () => {
  serve({ 'DELETE /api/jar/1/': () => Response.json({ detail: 'It is in use.' }, { status: 400 }) })
  jarChanges.remove({ id: 1, shelf: 1, label: 'plums' }, 'plums')
  await outbox().flush()
  expect(outbox().store.get()).toMatchObject({ changes: [], failed: [{ name: 'plums', why: 'It is in use.' }] })
  expect(onShelf(1)).toEqual(['plums'])
})

test('what waits in one space is neither shown nor sent in another', async () => {
  const first = outbox()
  jarChanges.remove({ id: 1, shelf: 1, label: 'plums' }, 'plums')
  queryClient.setQueryData(sessionQuery.queryKey, { user: { id: 1 }, space: { id: 9999 } } as Session)
  queryClient.setQueryData(shelf(1), { results: [{ id: 1, shelf: 1, label: 'theirs' }], count: 1 })
  expect(onShelf(1)).toEqual(['theirs'])
  await first.flush()
  expect(calls).toEqual([])
})

test('changes of a shopping list that waited in their own place are adopted', () => {
  const change = { type: 'check', ids: [1], checked: true, at: '', key: 'a', tried: true, name: 'milk' }
  localStorage.setItem('larder.shopping.changes.7.7', JSON.stringify({ changes: [change], done: [], failed: [] }))
  expect(outboxStoreOf('7.7').get().changes).toEqual([{ ...change, kind: 'shopping' }])
  expect(localStorage.getItem('larder.shopping.changes.7.7')).toBeNull()
})
