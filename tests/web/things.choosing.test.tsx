import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Sent, visit } from './preferences/visit.tsx'

const total = 450
const answers = ({ path }: Sent) => {
  const { pathname, searchParams } = new URL(path, 'http://larder.test')
  if (pathname !== '/api/keyword/') return undefined
  const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))]
  const before = (page - 1) * size
  const results = Array.from({ length: Math.max(0, Math.min(size, total - before)) }, (_, at) => {
    const id = before + at + 1
    return { id, name: `word ${id}`, label: `word ${id}`, numrecipe: 0, parent: null, numchild: 0 }
  })
  return { count: total, next: null, previous: null, results }
}
const box = (id: number) => screen.findByRole('checkbox', { name: `Choose word ${id}` }, { timeout: 10_000 })

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a click with the shift key chooses the row that it is on as well', async () => {
  await visit('/list/Keyword?size=10', { answers })
  fireEvent.click(await box(2))
  fireEvent.click(await box(4), { shiftKey: true })
  await screen.findByText('3 chosen')
})

test('what was chosen on another page is not where a range begins', async () => {
  const { router } = await visit('/list/Keyword?size=10', { answers })
  fireEvent.click(await box(2))
  await router.navigate({ to: '/list/$model', params: { model: 'Keyword' }, search: { size: 10, page: 2 } })
  fireEvent.click(await box(15), { shiftKey: true })
  await screen.findByText('2 chosen')
  fireEvent.click(await box(17), { shiftKey: true })
  await screen.findByText('4 chosen')
})

test('a range over rows that were never scrolled to has them all', async () => {
  const { sent } = await visit('/list/Keyword?size=-1', { answers })
  fireEvent.click(await box(1))
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(430 * 48)
  fireEvent.scroll(window)
  fireEvent.click(await box(440), { shiftKey: true })
  await screen.findByText('440 chosen')
  await waitFor(() => expect(sent.filter(({ path }) => path.startsWith('/api/keyword/'))).toHaveLength(5))
})
