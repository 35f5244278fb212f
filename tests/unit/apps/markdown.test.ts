import { expect, test } from 'vitest'
import { readText, readTexts } from './read-texts.ts'

test('facts stand in a list or a line above the headings, with emphasis and small pictures', async () => {
  const recipe = await readText(
    'Soup.md',
    '---\ntitle: Soup\ntags: [warm]\nprepTime: 5\n---\n\nGood.\n\n- ⏲️ Cook time: 20 min\n- 🍽️Servings: 4\n\n' +
      '**Source:** [A book](https://example.org/soup) | **Cuisine:** Greek\n\n## Ingredients\n\n- 1 leek\n\n## Directions\n\nBoil.\n',
  )
  expect(recipe).toMatchObject({
    name: 'Soup',
    description: 'Good.',
    servings: 4,
    working_time: 5,
    waiting_time: 20,
    source: 'A book',
    source_url: 'https://example.org/soup',
    keywords: ['warm', 'Greek'],
    ingredients: [{ line: '1 leek' }],
    steps: [{ instruction: 'Boil.' }],
  })
})

test('a note without a title or values is called after its file, and links of a wiki are what they show', async () => {
  const { recipes } = await readTexts({
    'notes/Stew.md':
      '![[stew.jpg|300]]\n\nFor winter.\n\n**Ingredients:**\n\n**Base**\n- [ ] 2 [[Onions|onions]]\n- salt\n  - to taste\n\n' +
      '**Method:**\n\n1. Chop all of the onions as it is told in [[Knife#Dice]], and then\n   all of it.\n2. Cook.\n   Wait.\n\n**Notes:** Keeps well.\n<!-- private -->',
    'notes/stew.jpg': 'bytes',
  })
  expect(recipes).toMatchObject([
    {
      name: 'Stew',
      description: 'For winter.',
      ingredients: [{ heading: 'Base' }, { line: '2 onions' }, { line: 'salt (to taste)' }],
      steps: [
        { instruction: 'Chop all of the onions as it is told in Knife, and then all of it.' },
        { instruction: 'Cook.\nWait.' },
      ],
      notes: [{ title: 'Notes', text: 'Keeps well.' }],
      pictures: [{ file: { path: 'notes/stew.jpg' } }],
    },
  ])
})

test('a table of ingredients is read by the words above its columns', async () => {
  const { ingredients, nutrition } = await readText(
    'Pan.md',
    '# Pan\n\n## Ingredients\n\n| Ingredient | Amount | Notes |\n|---|---|---|\n| flour | 200 g | sifted |\n| eggs | 2 | |\n\n' +
      '## Steps\n\n1. Fry.\n\n## Nutrition\n\n| Calories | Fat |\n|---|---|\n| 250 | 12 g |\n',
  )
  expect(ingredients).toEqual([{ line: '200 g flour, sifted' }, { line: '2 eggs' }])
  expect(nutrition).toMatchObject({ calories: 250, fats: 12 })
})

test('sentences beside a list are remarks, and a numbered list below an unknown heading is the method', async () => {
  const { ingredients, steps, notes } = await readText(
    'Roll.md',
    '# Roll\n\n## Ingredients for the dough\n\n- 1 cup flour\n\nUse the good one.\n\n## What we did\n\n1. Mix.\n2. Bake.\n\n> Eat warm.\n',
  )
  expect(ingredients).toEqual([{ heading: 'the dough' }, { line: '1 cup flour' }])
  expect(steps).toMatchObject([{ instruction: 'Mix.' }, { instruction: 'Bake.' }])
  expect(notes.map(({ text }) => text)).toEqual(['Use the good one.', 'Eat warm.'])
})

test('paragraphs are steps, and a line before a colon names the one below it', async () => {
  const { steps, keywords } = await readText(
    'Cake.md',
    '# Cake\n\n## Tags\n\n#sweet #baked\n\n## Zutaten\n\n- 1 Ei\n\n## Zubereitung\n\nTeig:\nRühren.\n\nBacken.\n',
  )
  expect(steps).toMatchObject([
    { name: 'Teig', instruction: 'Rühren.' },
    { name: '', instruction: 'Backen.' },
  ])
  expect(keywords).toEqual(['sweet', 'baked'])
})

test('several titles in a file are several recipes', async () => {
  const { recipes } = await readTexts({
    'drinks.md':
      '# Tea\n\n## Ingredients\n\n- 1 l water\n\n## Method\n\nBoil.\n\n# Coffee\n\n## Ingredients\n\n- 20 g beans\n',
  })
  expect(recipes.map(({ name }) => name)).toEqual(['Tea', 'Coffee'])
})

test('values list what the text does not: of either kind of front matter, and of a site that has the method below', async () => {
  const { recipes } = await readTexts({
    'a.md': '---\ntitle: Toast\nlayout: recipe\ningredients:\n  - 2 slices bread\n---\n\n## Method\n\n1. Toast.\n',
    'b.md': '+++\ntitle = "Tea"\ntags = ["warm", "quick"]\nservings = 2\n+++\n\n## Ingredients\n\n- water\n',
    'c.md': '---\nlayout: recipe\ntitle: Soup\n---\n\n## Ingredients\n\n- 1 leek\n\n## Directions\n\n1. Boil.\n',
  })
  expect(recipes).toMatchObject([
    { name: 'Toast', ingredients: [{ line: '2 slices bread' }], steps: [{ instruction: 'Toast.' }] },
    { name: 'Tea', servings: 2, keywords: ['warm', 'quick'], ingredients: [{ line: 'water' }] },
    { name: 'Soup', description: '', ingredients: [{ line: '1 leek' }], steps: [{ instruction: 'Boil.' }] },
  ])
})

test('recipes of a collection have titles of the second rank', async () => {
  const one = (name: string) =>
    `## ${name}\n\n*Prep: 10 min | Servings: 4 | Spice: mild*\n\n🥕 **Ingredients:**\n\n- 1 leek\n\n**Recipe:**\n1. Cut.\n2. Boil.\n\n`
  const { recipes } = await readTexts({ 'all.md': `# Our Recipes\n\n${one('Soup')}${one('Stew')}` })
  expect(recipes).toMatchObject(
    ['Soup', 'Stew'].map((name) => ({
      name,
      servings: 4,
      working_time: 10,
      ingredients: [{ line: '1 leek' }],
      steps: [{ instruction: 'Cut.' }, { instruction: 'Boil.' }],
      unplaced: [{ title: 'Spice', text: 'mild' }],
    })),
  )
})

test('words of other languages, a length of time beside servings, and a link alone say what they say', async () => {
  const { recipes } = await readTexts({
    'a.md':
      '---\nraciones: 4\netiquetas: [frío]\n---\n# Gazpacho\n\n**Preparación:** 15 min\n\n## Ingredientes\n\n- 1 pepino\n\n## Pasos\n\nTriturar.\n',
    'b.md':
      '# Ramen\n\n_Serves 2 · 30 minutes_\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\nBoil them.\nPeel them.\n\n[A page](https://example.org/r)\n',
  })
  expect(recipes).toMatchObject([
    { name: 'Gazpacho', servings: 4, working_time: 15, keywords: ['frío'] },
    {
      name: 'Ramen',
      servings: 2,
      working_time: 30,
      source: 'A page',
      source_url: 'https://example.org/r',
      steps: [{ instruction: 'Boil them.' }, { instruction: 'Peel them.' }],
    },
  ])
})

test('what has amounts is the list, where no heading says so', async () => {
  const { recipes } = await readTexts({
    'a.md': '# Wrap\n\n## Basics\n\n| Food | Amount |\n|---|---|\n| eggs | 2 |\n\n## Method\n\n1. Fry.\n',
    'b.md': '# Dip\n\n## What goes in\n\n- 1 avocado\n- 2 limes\n- salt\n\n## Method\n\nMash.\n',
    'c.md':
      '**Title:** Rice\n- **Serves:** 2\n\n**Ingredients (2 servings):**\n\n- 100 g rice\n\n**Method:**\n\n1. Boil.\n',
  })
  expect(recipes).toMatchObject([
    { name: 'Wrap', ingredients: [{ line: '2 eggs' }], steps: [{ instruction: 'Fry.' }] },
    { name: 'Dip', ingredients: [{ line: '1 avocado' }, { line: '2 limes' }, { line: 'salt' }] },
    { name: 'Rice', servings: 2, ingredients: [{ line: '100 g rice' }], steps: [{ instruction: 'Boil.' }] },
  ])
})

test('what stands in brackets behind a time is no more of it, and lines of sentences are steps up to the end', async () => {
  const recipe = await readText(
    'a.md',
    '# Rice\n\n**Time:** 35 min (10 min of it alone)\n\n## Ingredients\n\n- rice\n\n## Method\n\nBoil it. \nLet it stand.\n',
  )
  expect(recipe).toMatchObject({
    working_time: 35,
    steps: [{ instruction: 'Boil it.' }, { instruction: 'Let it stand.' }],
    unplaced: [{ title: 'Time', text: '35 min (10 min of it alone)' }],
  })
})
