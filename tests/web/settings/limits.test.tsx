import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LimitsPage } from '#web/features/settings/space/limits.page.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { openPage } from '../draft/page.open.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const limits = {
  recipes: { used: 9, most: 10 },
  users: { used: 4, most: 4 },
  files_mb: { used: 12.34, most: 0 },
}

test('a limit says in words how full it is, and where there is room to make', async () => {
  await loadTranslations('space')
  const space = { id: 5, ai_enabled: true, ai_monthly_credits_used: 5, ai_credits_monthly: 100 }
  await openPage(
    () => <LimitsPage />,
    () => undefined,
    { limits, space },
  )
  const [recipes, people, files, ai] = screen.getAllByRole('listitem').map((item) => within(item))
  recipes?.getByText('9 of 10')
  recipes?.getByText(/^Nearly full/)
  people?.getByText(/^Full: nobody can join/)
  expect(people?.getByRole('link', { name: 'Make room' }).getAttribute('href')).toBe('/settings/people')
  files?.getByText('12.3 MB, as much as you like')
  ai?.getByText('5 of 100 credits')
  expect(ai?.queryByText(/full|used up/i)).toBeNull()
})

test('only whoever runs the server is offered to change them', async () => {
  await loadTranslations('space')
  const space = { id: 5, max_recipes: 10, max_users: 4, max_file_storage_mb: 0, ai_credits_monthly: 100 }
  await openPage(
    () => <LimitsPage />,
    () => undefined,
    { limits, space },
  )
  expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull()
  cleanup()
  await openPage(
    () => <LimitsPage />,
    () => undefined,
    { limits, space, user: { id: 1, is_superuser: true } },
  )
  expect(screen.getByRole('link', { name: /^Change/ }).getAttribute('href')).toMatch(/^\/operator/)
})
