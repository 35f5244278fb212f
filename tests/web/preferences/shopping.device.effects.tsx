import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { DeviceSettings } from '#web/lib/device-settings.ts'
import { shoppingAnswers } from './shopping.answers.ts'
import { visit } from './visit.tsx'

const shop = async (device: Partial<DeviceSettings>) => {
  const visited = await visit('/shopping', { device, answers: shoppingAnswers })
  await screen.findByRole('checkbox', { name: /milk/ })
  return visited
}
const shows = (text: RegExp | string) => screen.queryAllByText(text).length > 0
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

/** The effect of another value than the default, on the shopping list. */
export const shoppingEffects = {
  async shopping_show_checked_entries() {
    await shop({})
    expect(shows('bread')).toBe(false)
    cleanup()
    await shop({ shopping_show_checked_entries: true })
    expect(shows('bread')).toBe(true)
  },
  async shopping_show_delayed_entries() {
    await shop({})
    expect(shows('candles')).toBe(false)
    cleanup()
    await shop({ shopping_show_delayed_entries: true })
    expect(shows('candles')).toBe(true)
  },
  async shopping_selected_supermarket() {
    await shop({})
    expect(headings().slice(0, 2).join()).toMatch(/Dairy.*Tools/)
    cleanup()
    await shop({ shopping_selected_supermarket: 2 })
    await waitFor(() => expect(headings().slice(0, 2).join()).toMatch(/Tools.*Dairy/))
  },
  async shopping_show_selected_supermarket_only() {
    await shop({ shopping_selected_supermarket: 1 })
    expect(shows('nails')).toBe(true)
    cleanup()
    await shop({ shopping_selected_supermarket: 1, shopping_show_selected_supermarket_only: true })
    await waitFor(() => expect(shows('nails')).toBe(false))
  },
  async shopping_selected_grouping() {
    await shop({ shopping_selected_grouping: 'CreatedBy' })
    expect(headings().join()).toMatch(/Ben/)
  },
  async shopping_item_info_created_by() {
    await shop({})
    expect(shows(/Ben/)).toBe(false)
    cleanup()
    await shop({ shopping_item_info_created_by: true })
    expect(shows(/Ben/)).toBe(true)
  },
  async shopping_item_info_recipe() {
    const nails = () => screen.getByRole('checkbox', { name: /nails/ }).textContent
    await shop({ shopping_item_info_mealplan: false })
    expect(nails()).toMatch(/Tacos/)
    cleanup()
    await shop({ shopping_item_info_mealplan: false, shopping_item_info_recipe: false })
    expect(nails()).not.toMatch(/Tacos/)
  },
  async shopping_item_info_mealplan() {
    const nails = () => screen.getByRole('checkbox', { name: /nails/ }).textContent
    await shop({})
    expect(nails()).toMatch(/Dinner/)
    cleanup()
    await shop({ shopping_item_info_mealplan: false })
    expect(nails()).not.toMatch(/Dinner/)
  },
  async shopping_input_autocomplete() {
    const type = async () => {
      const [box] = screen.getAllByRole('combobox')
      if (!box) throw new Error('No box to type in')
      fireEvent.focus(box)
      fireEvent.change(box, { target: { value: 'mil' } })
      await new Promise((done) => setTimeout(done, 300))
    }
    await shop({})
    await type()
    await waitFor(() => expect(screen.queryAllByRole('option').length).toBeGreaterThan(0))
    cleanup()
    await shop({ shopping_input_autocomplete: false })
    await type()
    expect(screen.queryAllByRole('option')).toEqual([])
  },
  async shopping_show_debug() {
    await shop({})
    expect(shows('Behind the list')).toBe(false)
    cleanup()
    await shop({ shopping_show_debug: true })
    await screen.findByRole('heading', { name: 'Behind the list' })
  },
} satisfies Partial<Record<keyof DeviceSettings, () => Promise<void>>>
