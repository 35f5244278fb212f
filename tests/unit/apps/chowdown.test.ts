import { expect, test } from 'vitest'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { readText, readTexts } from './read-texts.ts'

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

test('Chowdown: servings, times and pictures may stand below the values', async () => {
  const { recipes } = await readTexts({
    '_recipes/pie.md':
      '---\nlayout: recipe\ntitle: Pie\ningredients:\n- 1 egg\ndirections:\n- Bake.\n---\n\nGood.\n\nTotal Time: 55 min\nYields: 6 slices\n\n![Cut](../images/Cut.jpg)\n',
    'images/cut.jpg': 'bytes',
  })
  expect(recipes).toMatchObject([
    {
      description: 'Good.',
      servings: 6,
      servings_text: 'slices',
      working_time: 55,
      pictures: [{ file: { path: 'images/cut.jpg' } }],
    },
  ])
})
