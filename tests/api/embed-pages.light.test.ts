import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openEmbed, pathOfEmbed } from '#tests/embed-page.fixture.ts'
import { addToBook, createBook } from '#tests/books.fixture.ts'
import { createEmbed } from '#tests/embed.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const costOf = async (address: string) => {
  const { text, headers } = await openEmbed(address)
  const [, trips, rows] = /"(\d+) round trips, (\d+) rows read/.exec(headers.get('server-timing') ?? '') ?? []
  return { trips: Number(trips), rows: Number(rows), bytes: gzipSync(text).length }
}

it('a page is light and takes two round trips, and costs no more where there are many recipes', async () => {
  const home = await createHousehold()
  const dish = (n: number) =>
    createPancakes(home.creator, {
      name: `A dish with a rather long name ${n}`,
      keywords: [{ name: n === 0 ? 'First' : 'Late' }],
    })
  const first = await dish(0)
  const book = await createBook(home.creator)
  await addToBook(home.creator, book.id, first.id)
  for (let n = 1; n < 30; n++) await dish(n)
  const all = await createEmbed(home, { type: 'RECIPE' })
  const keywords = first.keywords.map(({ id }) => ({ id }))
  const [some, keyword] = [await createEmbed(home, { type: 'RECIPE', keywords }), await createEmbed(home, { keywords })]
  const shelf = await createEmbed(home, { type: 'BOOK', books: [book.id] })
  const pages = [all, some, keyword, shelf].flatMap((embed) => [
    pathOfEmbed(embed),
    pathOfEmbed(embed, `/recipe/${first.id}`),
  ])
  const before = await Promise.all(pages.map(costOf))
  for (let n = 30; n < 60; n++) await dish(n)
  const after = await Promise.all(pages.map(costOf))
  for (const [at, page] of pages.entries()) {
    const [small, large] = [before[at], after[at]]
    expect(large?.trips, page).toBe(2)
    expect(large?.bytes, page).toBeLessThan(15_000)
    expect(large?.rows, page).toBeLessThanOrEqual((small?.rows ?? 0) + 8)
  }
})
