import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'

const read = async (image: string) => {
  const { creator } = await createHousehold()
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: 'Boil.', image }
  const data = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`
  return creator.post<{ warnings: { code: string; lines: string[] }[] }>('/api/recipe-from-source/', { data })
}

it.each(['http://192.168.1.4/soup.jpg', 'https://intranet/soup.jpg', 'https://example.org:8443/soup.jpg'])(
  'a page whose picture lies where nothing may be fetched, as %s, says so before it is saved',
  async (image) => {
    const { warnings } = await read(image)
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'picture_not_allowed', lines: [image] }))
  },
)

it.each(['https://example.org/soup.jpg', ''])(
  'a page with the picture “%s” has nothing to say of it',
  async (image) => {
    const { warnings } = await read(image)
    expect(warnings.map(({ code }) => code)).not.toContain('picture_not_allowed')
  },
)
