import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { filesKept, listKept } from './kept.wait.ts'
import { openKitchen } from './kitchen.open.ts'
import { countTaps } from './phone.taps.ts'

const kitchen = openKitchen()

interface Line {
  food: { name: string }
  checked: boolean
}

test.each([
  ['with', true],
  ['without', false],
])(
  '%s a network, a thing is ticked off with one tap and one more is added with one and typing',
  async (_, isOnline) => {
    const person = await makeAccount(kitchen.origin())
    for (const name of ['milk', 'bread'])
      await person.call('POST', '/api/shopping-list-entry/', { amount: 1, food: { name } })
    const context = await kitchen.enter('phone', person)
    const { page, tap, taps } = await countTaps(context, '/shopping')
    const isTicked = (name: string) => page.getByRole('checkbox', { name }).getAttribute('aria-checked')
    await filesKept(page)
    await listKept(page)
    await context.setOffline(!isOnline)

    await tap(page.getByRole('checkbox', { name: 'milk' }))
    const box = page.getByRole('combobox', { name: 'Add to the list' })
    await tap(box)
    await box.fill('2 l juice')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: '2 l juice' }).waitFor()
    expect(taps()).toBe(2)

    if (!isOnline) await page.getByText('2 changes are waiting').waitFor()
    await page.reload()
    await page.getByRole('checkbox', { name: '2 l juice' }).waitFor()
    expect(await isTicked('bread')).toBe('false')

    await context.setOffline(false)
    const there = async () =>
      (await person.call<{ results: Line[] }>('GET', '/api/shopping-list-entry/')).results
        .map(({ food, checked }) => `${food.name}${checked ? ', in the basket' : ''}`)
        .toSorted()
    await expect.poll(there, { timeout: 60_000 }).toEqual(['bread', 'juice', 'milk, in the basket'])
    await context.close()
  },
)
