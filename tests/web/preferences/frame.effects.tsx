import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Preference } from '#web/lib/preferences/preference.ts'
import { visit } from './visit.tsx'

const settingsAt = async (preference: Partial<Preference>) => {
  const visited = await visit('/settings/account', { preference })
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  return visited
}
const navColor = (name: string) => document.documentElement.style.getPropertyValue(name)
const rail = () => screen.getAllByRole('navigation', { name: 'Main' }).map((nav) => nav.closest('header') ?? nav)
/** The name above the navigation; an entry below is called the same. */
const brands = () => screen.queryAllByText('Larder').filter((name) => !name.closest('a'))

/** Of what surrounds every page. */
export const frameEffects = {
  async theme() {
    await settingsAt({ theme: 'TANDOOR_DARK' })
    expect(document.documentElement.dataset['theme']).toBe('dark')
  },
  async nav_bg_color() {
    await settingsAt({})
    expect(navColor('--nav')).toBe('')
    cleanup()
    await settingsAt({ nav_bg_color: '#22303c' })
    await waitFor(() => expect(navColor('--nav')).toBe('#22303c'))
    expect(navColor('--nav-ink')).toBe('#ffffff')
  },
  async nav_text_color() {
    await settingsAt({ nav_bg_color: '#b55e4f', nav_text_color: 'LIGHT' })
    await waitFor(() => expect(navColor('--nav-ink')).toBe('#ffffff'))
    cleanup()
    await settingsAt({ nav_bg_color: '#b55e4f', nav_text_color: 'DARK' })
    await waitFor(() => expect(navColor('--nav-ink')).toBe('#2b211b'))
  },
  async nav_show_logo() {
    await settingsAt({})
    expect(brands().length).toBeGreaterThan(0)
    cleanup()
    await settingsAt({ nav_show_logo: false })
    expect(brands()).toEqual([])
  },
  async nav_sticky() {
    await settingsAt({})
    expect(rail().every((one) => /sticky|fixed/.test(one.className))).toBe(true)
    cleanup()
    await settingsAt({ nav_sticky: false })
    expect(rail().some((one) => /sticky|fixed/.test(one.className))).toBe(false)
  },
  async image() {
    const image = { preview: '/picture/ada.webp' } as NonNullable<Preference['image']>
    await settingsAt({ image })
    expect([...document.querySelectorAll('header img')].map((one) => one.getAttribute('src'))).toContain(
      '/picture/ada.webp',
    )
  },
  async default_page() {
    await visit('/', { isStranger: true })
    cleanup()
    const { router } = await visit('/', { preference: { default_page: 'PLAN' } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/plan'))
    await act(() => router.navigate({ to: '/' }))
    expect(router.state.location.pathname).toBe('/')
  },
} satisfies Partial<Record<keyof Preference, () => Promise<void>>>
