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
  expect(warnings).toEqual(['“dough” leads to “dough.md”.'])
})

test('Kookbook: parts have their own lists and directions', async () => {
  const { app, recipes } = await readTexts({
    'tart.recipe.md':
      '# Tart\r\n\r\nEasy.\r\n\r\n## Dough\r\n\r\n### Ingredients\r\n\r\n * 200 g flour\r\n\r\n### Directions\r\n\r\nKnead.\r\n\r\nRest.\r\n\r\n' +
      '## Filling\r\n\r\n### Ingredients\r\n\r\n * 2 leeks\r\n\r\n### Directions\r\n\r\n1. Slice.\r\n2. Fill.\r\n\r\n### Tips\r\n\r\nGood cold.\r\n\r\n' +
      '### Metadata\r\nauthor: Anna\r\nservings: 4\r\ntags: quick, supper\r\nmood: sunny\r\n',
  })
  expect(app).toBe('KOOKBOOK')
  expect(recipes).toMatchObject([
    {
      name: 'Tart',
      description: 'Easy.',
      source: 'Anna',
      servings: 4,
      keywords: ['quick', 'supper'],
      ingredients: [{ heading: 'Dough' }, { line: '200 g flour' }, { heading: 'Filling' }, { line: '2 leeks' }],
      steps: [
        { name: 'Dough', instruction: 'Knead.\n\nRest.' },
        { name: 'Filling', instruction: 'Slice.' },
        { name: '', instruction: 'Fill.' },
      ],
      notes: [{ title: 'Tips', text: 'Good cold.' }],
      unplaced: [{ title: 'Mood', text: 'sunny' }],
    },
  ])
})

const chow = `---
layout: recipe
title: "Crêpes [thin]"
image: other name.JPG
tags: sweet, quick
yield: 4 plates
prep_time: 0:15:00
difficulty: easy

ingredients:
- Batter:
- 200 g flour
- salt: to taste

components:
- Plum jam

directions:
- Mix.
- "Fry: 2 minutes."
---

From *Brittany*.

They keep.
`

test('Chowdown: names are those of the values, and the picture that of its key', async () => {
  const { app, recipes, drafts } = await readTexts({
    'site/index.md': '---\ntitle: Home\n---\n',
    'site/_recipes/crêpes [1].md': chow,
    'site/_components/jam.md':
      '---\nlayout: component\ntitle: Plum jam\ningredients:\n- plums\ndirections:\n- Boil.\n---\n',
    'site/_recipes/draft.md': 'nothing yet',
    'site/images/Other Name.jpg': 'bytes',
  })
  expect(app).toBe('CHOWDOWN')
  expect(recipes).toMatchObject([
    {
      name: 'Crêpes [thin]',
      description: 'From *Brittany*.\n\nThey keep.',
      keywords: ['sweet', 'quick'],
      servings: 4,
      servings_text: 'plates',
      working_time: 15,
      ingredients: [
        { heading: 'Batter' },
        { line: '200 g flour' },
        { line: 'salt: to taste' },
        { line: 'Plum jam', recipe: 'plum jam' },
      ],
      steps: [{ instruction: 'Mix.' }, { instruction: 'Fry: 2 minutes.' }],
      pictures: [{ file: { path: 'site/images/Other Name.jpg' } }],
      unplaced: [{ title: 'Difficulty', text: 'easy' }],
    },
    { key: 'plum jam', name: 'Plum jam' },
  ])
  expect(drafts.at(-1)).toMatchObject({ kind: 'left-out', what: '“site/_recipes/draft.md”' })
})

test('Chowdown: values that are no YAML are read line by line, and tags may be a list', async () => {
  const text =
    '---\ntitle: Mum\'s "best": pie\ntags: [a, b]\ningredients:\n- 1 cup "00" flour\n- @home: eggs\ndirections:\n- Bake\n---\n'
  expect(await readText('_recipes/pie.md', text)).toMatchObject({
    name: 'Mum\'s "best": pie',
    ingredients: [{ line: '1 cup "00" flour' }, { line: '@home: eggs' }],
    steps: [{ instruction: 'Bake' }],
  })
  const listed = chow
    .replace('tags: sweet, quick', 'tags:\n  - sweet\n  - null\n')
    .replace('title: "Crêpes [thin]"\n', '')
  expect(await readText('_recipes/Crêpes.md', listed)).toMatchObject({ name: 'Crêpes', keywords: ['sweet'] })
})

test('Chowdown: values that do not end, and keys that every object has, harm nobody', async () => {
  const { recipes, failures } = await readTexts({
    '_recipes/a.md': '---\nlayout: recipe\ningredients:\n- 1 egg\n',
    '_recipes/b.md': '---\nlayout: recipe\n__proto__: x\nconstructor: y\ntitle: Egg\ningredients: 1 egg\n---\n',
  })
  expect(failures).toMatchObject([{ name: 'a', error: expect.any(FileRefusal) }])
  expect(recipes).toMatchObject([{ name: 'Egg', ingredients: [{ line: '1 egg' }] }])
})
