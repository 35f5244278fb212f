import type { Page } from 'playwright-core'

export type Person = ReturnType<typeof personAt>

export const personAt = (page: Page) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  return {
    heading,
    ingredients,
    ingredient: (name: RegExp) => ingredients.getByRole('checkbox', { name }),
    press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click(),
    go: (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click(),
    open: async (title: string) => {
      await page.getByRole('list', { name: 'Recipes found' }).getByRole('link', { name: title }).click()
      await heading(title).waitFor()
    },
    more: async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
    signUp: async ({ username, password }: { username: string; password: string }) => {
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByLabel('E-mail', { exact: true }).fill(`${username}@example.org`)
      await page.getByLabel('User name').fill(username)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create account' }).click()
    },
    cook: async (steps: number) => {
      await page.getByRole('button', { name: 'Start with step 1' }).click()
      for (let step = 1; step <= steps; step++) {
        await page.getByText(`Step ${step} of ${steps}`).waitFor()
        await page.getByRole('button', { name: step < steps ? 'Next step' : 'Finish' }).click()
      }
    },
    toBuy: async () => Number.parseInt(await page.getByText(/^\d+ things? to buy$/).innerText(), 10),
    paste: async (text: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), text)
      await page.keyboard.press('ControlOrMeta+V')
    },
  }
}
