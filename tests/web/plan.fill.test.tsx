import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FillSheet } from '#web/features/plan/fill/fill.sheet.tsx'
import { usualServings, weekToFill } from '#web/features/plan/fill/fill-request.ts'
import type { MealKind } from '#web/features/plan/types/meal-kind.ts'
import { type WebLanguage, setLanguage } from '#web/lib/i18n/language.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { clearSnacks, useSnacks } from '#web/lib/snackbar.ts'
import { type Answering, openPage, press, write } from './draft/page.open.tsx'
import { meal } from './plan.things.ts'

beforeEach(() => Promise.all((['plan', 'fill'] as const).map((name) => loadTranslations(name))))
afterEach(() => {
  cleanup()
  clearSnacks()
  setLanguage('en')
  vi.unstubAllGlobals()
})

const days = ['2031-03-03', '2031-03-04', '2031-03-05']
const dinner: MealKind = { id: 3, name: 'Dinner', color: null, time: null, order: 0, isDefault: true }
const isFill = (path: string) => path === '/api/auto-plan/'
const page = (results: readonly unknown[], count = results.length) =>
  Response.json({ count, next: null, previous: null, results })

function Told() {
  return useSnacks().map(({ id, message, undo }) => (
    <button key={id} onClick={() => void undo?.()}>
      {message.msg.title}
    </button>
  ))
}

interface House {
  /** How many recipes fit. */
  fitting?: number
  planned?: ReturnType<typeof meal>[]
  kind?: MealKind
  server?: Answering
  language?: WebLanguage
}

async function openSheet({ fitting = 9, planned = [], kind = dinner, server, language = 'en' }: House = {}) {
  setLanguage(language)
  await Promise.all((['common', 'plan', 'fill'] as const).map((name) => loadTranslations(name)))
  const answer: Answering = (method, path, body) => {
    const own = server?.(method, path, body)
    if (own) return own
    if (path.startsWith('/api/meal-plan/')) return page(planned)
    if (path.startsWith('/api/recipe/')) return page([], fitting)
    if (path === '/api/user/') return Response.json([{ id: 1, display_name: 'Anna' }])
    return isFill(path)
      ? Response.json({ plans: [meal(8, days[0] ?? '')] }, { headers: { 'x-command': 'c8' } })
      : undefined
  }
  const preference = { mealplan_autoadd_shopping: false, plan_share: [{ id: 2, display_name: 'Ben' }] }
  const opened = await openPage(
    () => (
      <>
        <h1>Plan</h1>
        <Told />
        <FillSheet days={days} meals={planned} kinds={[kind]} />
      </>
    ),
    answer,
    { preference },
  )
  await act(() => opened.router.navigate({ to: '/here', search: { open: 'fill' } }))
  const sheet = within(await screen.findByRole('dialog'))
  return { ...opened, sheet, filled: () => opened.sent.filter(({ path }) => isFill(path)).map(({ body }) => body) }
}
const submit = (name: string | RegExp) => screen.findByRole('button', { name })

test('what is planned stays: the other days are named before they are filled, with one undo for all of them', async () => {
  const { sheet, sent, filled } = await openSheet({ planned: [meal(1, '2031-03-04', '2031-03-08')] })
  await sheet.findByText(/^2 of 7 days are without “Dinner”: Mon \S+ \S+ and Sun \S+ \S+$/)
  await sheet.findByText('9 recipes fit.')
  await press(await submit('Fill 2 days'))
  expect(filled()).toEqual([
    {
      start_date: '2031-03-03',
      end_date: '2031-03-09',
      meal_type_id: 3,
      servings: 2,
      keywords: [],
      keyword_mode: 'and',
      shared: [2],
      addshopping: false,
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(screen.getByRole('button', { name: 'Planned 1 meal' }))
  expect(sent.map(({ path }) => path)).toContain('/api/command/c8/undo/')
})

test('days that have such a meal already are not asked for', async () => {
  const { sheet } = await openSheet({ planned: [meal(1, '2031-03-03', '2031-03-09')] })
  await sheet.findByText('“Dinner” is planned on each of these days already.')
  expect(await submit('Fill empty days')).toHaveProperty('disabled', true)
})

test.each<[number, WebLanguage, string]>([
  [2, 'en', '2 recipes fit. That is fewer than days, so they repeat.'],
  [0, 'en', 'No recipe fits. Take fewer or other keywords, or another filter.'],
  [2, 'de', '2 Rezepte passen. Das sind weniger als Tage, also wiederholen sie sich.'],
])('where %d recipes fit, it is said beforehand: %s', async (fitting, language, sentence) => {
  const { sheet } = await openSheet({ fitting, language })
  await sheet.findByText(sentence)
  expect(await submit(/^(Fill|7 Tage)/)).toHaveProperty('disabled', fitting === 0)
})

test('what is wrong with the days is said at their field, and nothing is planned', async () => {
  const { sheet, filled } = await openSheet()
  const until = sheet.getByLabelText('Until')
  for (const [day, sentence] of [
    ['2031-03-02', 'The last day may not be before the first.'],
    ['2031-03-17', 'No more than 14 days at once.'],
    ['', 'Choose a day.'],
  ] as const) {
    await write(until, day)
    await press(await submit('Fill empty days'))
    await sheet.findByText(sentence)
    expect(until.getAttribute('aria-invalid')).toBe('true')
  }
  expect(filled()).toEqual([])
})

test('a refusal leaves the sheet as it was, with the reason', async () => {
  const { sheet } = await openSheet({
    server: (_, path) =>
      isFill(path)
        ? Response.json({ error: true, msg: 'There is Dinner.', code: 'auto-plan.days_taken' }, { status: 400 })
        : undefined,
  })
  await press(await submit('Fill 7 days'))
  await sheet.findByText('There is something planned on each of these days already.')
})

test('the first kind of meal is made with what is planned, and goes again where nothing is', async () => {
  let refusals = 1
  const { sent, filled } = await openSheet({
    kind: { ...dinner, id: null },
    server: (method, path) => {
      if (path.startsWith('/api/meal-type/'))
        return method === 'POST' ? Response.json({ id: 7 }) : new Response(null, { status: 204 })
      return isFill(path) && refusals-- > 0 ? Response.json({}, { status: 400 }) : undefined
    },
  })
  await press(await submit('Fill 7 days'))
  await screen.findByRole('alert')
  await press(await submit('Fill 7 days'))
  await waitFor(() => expect(filled()).toHaveLength(2))
  const types = sent.filter(({ method, path }) => path.startsWith('/api/meal-type/') && method !== 'GET')
  expect(types.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/meal-type/',
    'DELETE /api/meal-type/7/',
    'POST /api/meal-type/',
  ])
})

test('a week is offered from the first shown day that is not over, for as many as most meals are', () => {
  expect(weekToFill(days, '2031-03-04')).toEqual(['2031-03-04', '2031-03-10'])
  expect(weekToFill(days, '2031-02-01')).toEqual(['2031-03-03', '2031-03-09'])
  expect(weekToFill(days, '2031-04-01')).toEqual(['2031-03-03', '2031-03-09'])
  const meals = [4, 12, 4, 12, 12, 3].map((servings, at) => meal(at, '2031-03-03', '2031-03-03', { servings }))
  expect([usualServings(meals), usualServings([])]).toEqual([12, 2])
})
