import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Double, Side } from '#web/features/things/doubles/doubles.queries.ts'
import { page, type Sent, visit } from './preferences/visit.tsx'

const side = (id: number, name: string, numrecipe: number): Side => ({ id, name, numrecipe })
const [tomatos, tomatoes, tomato] = [side(3, 'tomatos', 0), side(2, 'tomatoes', 1), side(1, 'tomato', 5)]
const pairs: Double[] = [
  { left: tomatos, right: tomatoes, why: 'same', sure: true },
  { left: tomatoes, right: tomato, why: 'plural', sure: true },
  { left: side(4, 'leek', 2), right: side(5, 'leak', 2), why: 'spelling', sure: false },
]

/** A server that keeps rules, and asks of no pair again that is settled. */
function server() {
  const rules: object[] = []
  let open = pairs
  return ({ method, path, body }: Sent) => {
    if (path.startsWith('/api/food/doubles/')) return page(...open)
    if (path.startsWith('/api/distinct-pair/')) open = open.slice(1)
    const [, going] = /^\/api\/food\/(\d+)\/merge\//.exec(path) ?? []
    open = open.filter(({ left, right }) => ![left.id, right.id].includes(Number(going)))
    if (!path.startsWith('/api/automation/')) return undefined
    if (method === 'GET') return page(...rules)
    if (method === 'POST') return rules[rules.push({ id: rules.length + 1, disabled: false, ...body }) - 1]
    return { id: Number(path.split('/')[3]), ...body }
  }
}
const open = () => visit('/list/Food?doubles=true', { answers: server() })
const changes = (sent: readonly Sent[]) =>
  sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) =>
      path.startsWith('/api/automation/')
        ? `${method} ${String(body['param_1'] ?? '')} → ${String(body['param_2'])}`
        : path,
    )

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('pairs are settled by keys: what stays is what more recipes use, and a pair can be kept apart or wait', async () => {
  const { sent } = await open()
  await screen.findByRole('button', { name: 'Keep tomatos' }, { timeout: 10_000 })
  fireEvent.keyDown(document.body, { key: 'n' })
  await screen.findByRole('button', { name: 'Keep tomato' })
  fireEvent.keyDown(document.body, { key: ' ' })
  await screen.findByRole('button', { name: 'Keep leek' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  await waitFor(() =>
    expect(changes(sent)).toEqual(['/api/distinct-pair/', '/api/food/4/merge/5/', 'POST leek → leak']),
  )
})

test('a name that went into one that goes next means what stays in the end', async () => {
  const { sent } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Merge all 2 that are sure' }, { timeout: 10_000 }))
  const dialog = await screen.findByRole('dialog', { name: 'Merge 2 sure pairs?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Merge them' }))
  await waitFor(() =>
    expect(changes(sent)).toEqual([
      '/api/food/3/merge/2/',
      'POST tomatos → tomatoes',
      '/api/food/2/merge/1/',
      'PATCH  → tomato',
      'POST tomatoes → tomato',
    ]),
  )
})
