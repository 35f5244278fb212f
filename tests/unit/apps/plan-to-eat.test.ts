import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

const dish = (title: string) => `Title: ${title}
Source: https://example.org/${title}
Serves: 4
Total Time: 40 min
Course: Main
Tags: quick^cheap
Photo Url: https://example.org/photo.jpg
Ingredients:
, Dough
200 g flour
Directions:
Knead.
Bake.
`

test('Plan to Eat wraps each recipe, or draws lines between them', async () => {
  const begin = '-------------- Recipe Begin --------------\n'
  const end = '-------------- Recipe End --------------\n'
  for (const text of [
    begin + dish('Pie') + end + begin + dish('Tart') + end,
    `${dish('Pie')}--------------\n${dish('Tart')}`,
  ]) {
    const { app, recipes, drafts } = await readTexts({ 'export.txt': text })
    expect(app).toBe('PLANTOEAT')
    expect(recipes.map(({ name }) => name)).toEqual(['Pie', 'Tart'])
    expect(drafts).toHaveLength(2)
    expect(recipes[0]).toMatchObject({
      source_url: 'https://example.org/Pie',
      servings: 4,
      working_time: 40,
      keywords: ['quick', 'cheap', 'Main'],
      pictures: [{ url: 'https://example.org/photo.jpg' }],
      ingredients: [{ heading: 'Dough' }, { line: '200 g flour' }],
      steps: [{ instruction: 'Knead.' }, { instruction: 'Bake.' }],
    })
  }
})
