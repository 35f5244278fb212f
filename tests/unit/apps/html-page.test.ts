import { describe, expect, it } from 'vitest'
import { readText, readZip } from './markup.files.ts'

const recipe = (name: string, image = '') =>
  JSON.stringify({
    '@type': 'Recipe',
    name,
    image,
    recipeYield: '4',
    recipeIngredient: ['200 g flour', '2 eggs'],
    recipeInstructions: ['Stir.', 'Bake.'],
  })
const page = (json: string, more = '') =>
  `<!DOCTYPE html>\n<!-- saved from url=(0024)https://example.org/cake -->\n<html><head><title>Cake</title><script type="application/ld+json">${json}</script></head><body><h1>Cake</h1>${more}</body></html>`

describe('A saved page', () => {
  it('is read as page import reads it', async () => {
    const { app, recipes } = await readText('Cake.html', page(recipe('Cake', '/cake.jpg')))
    expect(app).toBe('HTML_PAGE')
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      name: 'Cake',
      source_url: 'https://example.org/cake',
      servings: 4,
      ingredients: [{ line: '200 g flour' }, { line: '2 eggs' }],
      steps: [{ instruction: 'Stir.' }, { instruction: 'Bake.' }],
      pictures: [{ url: 'https://example.org/cake.jpg' }],
    })
  })

  it('yields every recipe of a list', async () => {
    const { recipes } = await readText(
      'all.html',
      page(`[${recipe('Cake')},${recipe('Pie')},{"@type":"Recipe","name":"Only a hint"}]`),
    )
    expect(recipes.map(({ name }) => name)).toEqual(['Cake', 'Pie'])
  })

  it('has its picture in the folder beside it', async () => {
    const json = recipe('Cake').replace('"image":"",', '')
    const html = page(json, '<img src="./Cake_files/cake.jpg">').replace(/<!-- saved.*-->/, '')
    const { recipes, failures } = await readZip('a.zip', {
      'Cake.html': html,
      'Cake_files/cake.jpg': 'j',
      'Cake_files/ad.html': '<html></html>',
    })
    expect(failures).toEqual([])
    expect(recipes).toMatchObject([{ name: 'Cake', pictures: [{ file: { path: 'Cake_files/cake.jpg' } }] }])
  })

  it('is named where it shows no recipe', async () => {
    const { recipes, failures } = await readZip('a.zip', {
      'a.html': '<html><body>Hello</body></html>',
      'b.html': page(recipe('Cake')),
    })
    expect(recipes).toHaveLength(1)
    expect(failures).toEqual([{ name: 'a', reason: '“a.html” shows no recipe.' }])
  })
})
