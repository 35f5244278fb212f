import { expect, it } from 'vitest'
import { now } from '#worker/clock.ts'
import { twoWeeks } from '#worker/modules/enterprise/two-weeks.ts'
import { openEmbed, pathOfEmbed, wordsOf } from '#tests/embed-page.fixture.ts'
import { createEmbed, recipeNames } from '#tests/embed.fixture.ts'
import { createHousehold, stranger, type TestPerson } from '#tests/fixture.ts'
import { createNeighbour } from '#tests/neighbour.fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const { today, from, to } = twoWeeks(now(), '')
const dayFrom = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const plan = (person: TestPerson, more: object) =>
  person.post<{ id: number; meal_type: { id: number } }>('/api/meal-plan/', {
    servings: 2,
    from_date: today,
    meal_type: { name: 'Dinner' },
    ...more,
  })

it('a plan shows the meals of two weeks with their recipes, and neither notes nor people', async () => {
  const home = await createHousehold()
  const soup = await createPancakes(home.creator, { name: 'Soup' })
  await plan(home.creator, { recipe: soup.id, note: 'Ask Kim about the leeks' })
  await plan(home.creator, { title: 'Leftovers', from_date: to, meal_type: { name: 'Lunch' } })
  for (const late of [dayFrom(from, -1), dayFrom(to, 1)])
    await plan(home.creator, { title: 'Not now', from_date: late })
  const embed = await createEmbed(home, { type: 'MEAL_PLAN' })
  const { main } = await openEmbed(pathOfEmbed(embed))
  expect(wordsOf(main)).toMatch(/^This week .*Today Dinner Soup Next week Sunday, .* Lunch Leftovers$/)
  expect(main).toContain(`href="/embed/${embed.uuid}/recipe/${soup.id}"`)
  expect((await openEmbed(pathOfEmbed(embed, `/recipe/${soup.id}`))).status).toBe(200)
  expect(await recipeNames(stranger, `token=${embed.uuid}`)).toEqual(['Soup'])
})

it('a meal of several days stands on each of them', async () => {
  const home = await createHousehold()
  await plan(home.creator, { title: 'Stew', from_date: dayFrom(from, -3), to_date: dayFrom(from, 2) })
  const embed = await createEmbed(home, { type: 'MEAL_PLAN' })
  expect((await openEmbed(pathOfEmbed(embed))).main.match(/Stew/g)).toHaveLength(3)
})

it('a plan shows its household alone, nothing of private recipes, and only the meals that were chosen', async () => {
  const home = await createHousehold()
  const neighbour = await createNeighbour(home)
  const guest = await home.join('guest')
  const secret = await createPancakes(home.creator, { name: 'Surprise cake', private: true })
  const breakfast = await plan(home.creator, { title: 'Porridge', meal_type: { name: 'Breakfast' } })
  await plan(home.creator, { recipe: secret.id, title: 'Cake for Kim' })
  await plan(guest, { title: 'Of the guest at our table' })
  await plan(neighbour, { title: 'Of the neighbour' })
  const hidden = await createPancakes(home.creator, { name: 'Unplanned' })
  const all = await createEmbed(home, { type: 'MEAL_PLAN' })
  const words = wordsOf((await openEmbed(pathOfEmbed(all))).main)
  expect(words).toContain('Breakfast Porridge Dinner Of the guest at our table')
  expect(words).not.toMatch(/neighbour|cake|Kim/i)
  for (const { id } of [secret, hidden]) {
    expect((await openEmbed(pathOfEmbed(all, `/recipe/${id}`))).status).toBe(404)
  }
  const some = await createEmbed(home, { type: 'MEAL_PLAN', meal_types: [breakfast.meal_type.id] })
  expect(some).toMatchObject({ meal_types: [{ name: 'Breakfast' }] })
  expect(wordsOf((await openEmbed(pathOfEmbed(some))).main)).toMatch(/Breakfast Porridge$/)
})

it('what was planned is gone from the page once it is deleted, and with whoever made the page', async () => {
  const home = await createHousehold()
  const admin = await home.join('admin')
  const { id } = await plan(home.creator, { title: 'Porridge' })
  await plan(home.creator, { title: 'Soup' })
  const made = await admin.post<{ id: number; uuid: string }>('/api/enterprise-social-embed/', {
    name: 'x',
    type: 'MEAL_PLAN',
  })
  const shown = async () => wordsOf((await openEmbed(pathOfEmbed(made))).main)
  expect(await shown()).toContain('Porridge')
  await home.creator.call('DELETE', `/api/meal-plan/${id}/`)
  expect(await shown()).not.toContain('Porridge')
  expect(await shown()).toContain('Soup')
  const { results } = await home.creator.get<{ results: { id: number; user: { id: number } }[] }>('/api/user-space/')
  const membership = results.find(({ user }) => user.id === admin.id)
  expect((await home.creator.call('DELETE', `/api/user-space/${membership?.id}/`)).status).toBe(204)
  expect(await shown()).toBe('Nothing is planned for this week and the next.')
})
