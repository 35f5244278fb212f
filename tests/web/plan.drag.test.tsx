import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Board } from '#web/features/plan/board/board.tsx'
import { GridRow } from '#web/features/plan/grid/grid-row.tsx'
import type { MealKind } from '#web/features/plan/types/meal-kind.ts'
import { daysOfWeek } from '#web/features/plan/board/week-days.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { meal } from './plan.things.ts'

const days = daysOfWeek('2026-11-23', 1)
const kinds = ['Lunch', 'Dinner'].map((name, index): MealKind => ({
  id: index + 2,
  name,
  color: null,
  time: null,
  order: index,
  isDefault: false,
}))
const column = { width: 100, height: 80 }

/** The test DOM has no layout: a cell's place comes from its column and row, a dragged meal's from its style. */
function place(this: Element): DOMRect {
  const dragged = this.closest<HTMLElement>('[style*="position: fixed"]')
  if (dragged?.style.left)
    return new DOMRect(
      Number.parseFloat(dragged.style.left),
      Number.parseFloat(dragged.style.top),
      column.width,
      column.height,
    )
  const cell = this.closest<HTMLElement>('[style*="grid-column"]')
  const row = [...document.querySelectorAll('section')].findIndex((section) => section.contains(this))
  const at = Number.parseInt(cell?.style.gridColumn ?? '1', 10) - 1
  return new DOMRect(at * column.width, Math.max(0, row) * column.height, column.width, column.height)
}

beforeAll(async () => {
  await Promise.all([loadTranslations('plan'), loadTranslations('common')])
})
beforeEach(() => {
  queryClient.setQueryData(sessionQuery.queryKey, null)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(place)
})
afterEach(() => vi.restoreAllMocks())

const planned = [meal(7, '2026-11-25', '2026-11-25', { title: 'Soup', meal_type: { ...meal(1, '').meal_type, id: 2 } })]

async function open() {
  const onDrop = vi.fn()
  const onOpen = vi.fn()
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Board onDrop={onDrop}>
          {kinds.map((kind) => (
            <GridRow
              key={kind.id}
              kind={kind}
              days={days}
              today="2026-11-25"
              meals={planned}
              onAdd={() => {}}
              onOpen={onOpen}
            />
          ))}
        </Board>
      </QueryClientProvider>,
    ),
  )
  return { onDrop, onOpen, grip: screen.getByRole('button', { name: 'Move Soup' }) }
}

// The drag library listens to keys one tick after it picked something up.
const press = (element: Element, code: string) =>
  act(async () => {
    fireEvent.keyDown(element, { code, key: code })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
const heard = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent

test('the keyboard moves a meal to the next day and to another meal of the day', async () => {
  const { grip, onDrop, onOpen } = await open()
  grip.focus()
  await press(grip, 'Space')
  expect(heard()).toBe('Soup is over Lunch, Wednesday, November 25.')
  await press(grip, 'ArrowRight')
  expect(heard()).toBe('Soup is over Lunch, Thursday, November 26.')
  await press(grip, 'ArrowDown')
  await press(grip, 'Space')
  expect(onDrop).toHaveBeenCalledWith({ type: 'meal', meal: planned[0] }, { day: '2026-11-26', kind: kinds[1] })
  expect(heard()).toBe('Soup was put down on Dinner, Thursday, November 26.')
  expect(onOpen).not.toHaveBeenCalled()
})

test('Escape leaves the meal where it was', async () => {
  const { grip, onDrop } = await open()
  grip.focus()
  await press(grip, 'Space')
  await press(grip, 'ArrowLeft')
  await press(grip, 'Escape')
  expect(onDrop).not.toHaveBeenCalled()
  expect(heard()).toBe('Soup stays where it was.')
})

test('pressing a meal opens it, and pressing a free place plans there', async () => {
  const { onOpen } = await open()
  fireEvent.click(screen.getByRole('button', { name: /^Soup/ }))
  expect(onOpen).toHaveBeenCalledWith(planned[0])
  expect(screen.getByRole('button', { name: 'Plan Dinner on Sunday, November 29' })).toBeTruthy()
})
