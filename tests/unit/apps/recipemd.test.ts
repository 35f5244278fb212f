import { expect, test } from 'vitest'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { readText, readTexts } from './read-texts.ts'

const md = `# Leek tart

A tart for *every* day.

![The tart](pics/tart.jpg)

*quick, 1,5 stars, supper*

**500 g, 4 servings**

---

- *1 1/2 cups* flour, sifted
  - plain
- *.5 kg* [dough](sub/dough.md)
- salt

## For the filling

1. *a few* leeks

---

Roll the dough.

## Filling

1. Slice.
2. Fill as in [this video][v].

[v]: https://example.org/video
`

test('RecipeMD: tags, yields, groups, links and numbered steps are read', async () => {
  const { app, recipes } = await readTexts({
    'book/tart.md': md,
    'book/sub/dough.md': '# Dough\n---\n- *2* eggs\n',
    'book/pics/tart.jpg': 'bytes',
  })
  expect(app).toBe('RECIPEMD')
  expect(recipes).toMatchObject([
    {
      name: 'Leek tart',
      description: 'A tart for *every* day.',
      keywords: ['quick', '1,5 stars', 'supper'],
      servings: 4,
      unplaced: [{ title: 'Yield', text: '500 g' }],
      pictures: [{ file: { path: 'book/pics/tart.jpg' } }],
      ingredients: [
        { amount: 1.5, unit: 'cups', food: 'flour', note: 'plain, sifted' },
        { amount: 0.5, unit: 'kg', food: 'dough', recipe: 'book/sub/dough.md' },
        { line: 'salt' },
        { heading: 'For the filling' },
        { amount: null, unit: 'a few', food: 'leeks' },
      ],
      steps: [
        { name: '', instruction: 'Roll the dough.' },
        { name: 'Filling', instruction: 'Slice.' },
        { name: '', instruction: 'Fill as in [this video](https://example.org/video).' },
      ],
      warnings: [],
    },
    { key: 'book/sub/dough.md', name: 'Dough', steps: [] },
  ])
})

test.each([
  ['nothing but a heading', '## Soup\n'],
  ['a text between its ingredients', '# Soup\n\n---\n\nBoil everything.\n'],
  ['nothing in it', ''],
  ['no list at all', '# Soup\n\nThat is all.\n'],
])('Markdown with %s is refused', async (_, text) => {
  await expect(readText('soup.md', text)).rejects.toThrow(FileRefusal)
})

test('a link to a recipe that is not there stays text, and is named', async () => {
  const { ingredients, warnings } = await readText('a.md', '# Pie\n---\n- *1* [dough](dough.md)\n')
  expect(ingredients).toMatchObject([{ amount: 1, food: 'dough' }])
  expect(warnings).toEqual([expect.objectContaining({ msg: '“dough” leads to “dough.md”.' })])
})
