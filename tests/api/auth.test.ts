import { expect, it } from 'vitest'
import { browser, signedUp } from '#tests/browser.ts'

it('whoever signs up is signed in', async () => {
  const { page } = await signedUp()
  expect([...page.cookies.keys()]).toEqual(expect.arrayContaining(['larder.session_token', 'csrftoken']))
  const units = await page.get<{ results: { name: string }[] }>('/api/unit/?page_size=100')
  expect(units.results.map(({ name }) => name)).toEqual(expect.arrayContaining(['g', 'tbsp', 'pinch']))
})
