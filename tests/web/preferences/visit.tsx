/// <reference types="vite/client" />
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, vi } from 'vitest'
import { preferenceDefaults } from '#worker/modules/account/preference.contract.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { clearQueryCache } from '#web/lib/api/session.ts'
import { deviceDefaults, type DeviceSettings, deviceSettings } from '#web/lib/device-settings.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import { clearSnacks } from '#web/lib/snackbar.ts'
import type { Preference } from '#web/lib/preferences/preference.ts'

// By glob, because the types of the pages need those of a browser, which the tests of the worker do without.
const [loadTree] = Object.values(import.meta.glob<{ routeTree: AnyRoute }>('../../../web/routeTree.gen.ts'))
// Loaded before they are drawn: where two parts wait for their files at once, React tries each of them again without end in a
// test, as a click there ends only when nothing is left to draw.
const frame = Object.values(
  import.meta.glob(['../../../web/components/shell/{signed-in-extras,snackbar/snackbar.card}.tsx']),
)

export interface Sent {
  method: string
  path: string
  /** Of what was sent as JSON. */
  body: Record<string, unknown>
  form: FormData | undefined
  ifMatch: string | undefined
}

export interface Wanted {
  preference?: Partial<Preference>
  device?: Partial<DeviceSettings>
  /** Nobody is logged in. */
  isStranger?: boolean
  role?: 'guest' | 'user' | 'admin'
  /** Whoever runs the server. */
  isOperator?: boolean
  answers?: (sent: Sent) => unknown
}

export const ada = {
  id: 1,
  username: 'ada',
  first_name: 'Ada',
  last_name: '',
  display_name: 'Ada',
  is_staff: false,
  is_superuser: false,
  is_active: true,
}
export const ben = { ...ada, id: 2, username: 'ben', first_name: 'Ben', display_name: 'Ben' }

export const page = (...results: object[]) => ({ count: results.length, next: null, previous: null, results })

const most = { used: 0, most: 0 }
const sessionOf = (preference: Preference, { role, isOperator = false }: Wanted) => ({
  user: { ...ada, is_superuser: isOperator, email: 'ada@example.org', email_verified: true, language: 'en' },
  space: { id: 5, name: 'Home', message: '', nav_bg_color: '', nav_text_color: 'BLANK', time_zone: 'UTC' },
  role,
  creator: false,
  closed: null,
  limits: { recipes: most, users: most, files_mb: most },
  preference,
})

/** The whole application at an address, for a person with these settings, on a wide screen. */
export async function visit(
  path: string,
  { preference = {}, device = {}, isStranger = false, role = 'user', isOperator = false, answers }: Wanted = {},
) {
  localStorage.clear()
  clearQueryCache()
  queryClient.clear()
  // Else what the page of the test before said is seen first.
  clearSnacks()
  deviceSettings.set({ ...deviceDefaults, ...device })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('visualViewport', null)
  let stored: Preference = {
    ...preferenceDefaults,
    image: null,
    default_meal_type: null,
    plan_share: [],
    shopping_share: [],
    food_inherit_default: [],
    ...preference,
  }
  let version = 1
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const headers = request.headers as Record<string, string> | undefined // `send` passes a plain object.
    const body = (typeof request.body === 'string' ? JSON.parse(request.body) : {}) as Record<string, unknown>
    // The window of another file may have made it, so its class says nothing.
    const form = request.body && typeof request.body !== 'string' ? (request.body as FormData) : undefined
    const call = { method: request.method ?? 'GET', path: address, body, form, ifMatch: headers?.['if-match'] }
    sent.push(call)
    const own = answers?.(call)
    if (own instanceof Response) return own
    if (own !== undefined) return Response.json(own)
    if (address.startsWith('/api/session/'))
      return isStranger ? Response.json({}, { status: 403 }) : Response.json(sessionOf(stored, { role, isOperator }))
    if (address.startsWith('/api/user-preference/')) {
      if (call.method === 'PATCH') {
        stored = { ...stored, ...body }
        version += 1
      }
      return Response.json(stored, { headers: { etag: `"${version}"` } })
    }
    if (address === '/api/user/') return Response.json([ada, ben])
    if (address === '/api/favourite/') return Response.json({ book: null, recipes: [] })
    return Response.json({ ...page(), deleted: [], timestamp: '2026-11-25T10:00:00Z' })
  })
  await Promise.all((['common', 'problems'] as const).map((name) => loadTranslations(name)))
  if (!loadTree) throw new Error('There is no route tree')
  const [{ routeTree }] = await Promise.all([loadTree(), ...frame.map((load) => load())])
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingMinMs: 0,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        {/* The registered type is the product's own router. */}
        <RouterProvider router={router as never} />
      </Suspense>
    </QueryClientProvider>,
  )
  // Not by `act`: that draws the page again and again until all that it loads has come, and keeps that from coming.
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return { sent, router }
}
