import { expect, test } from 'vitest'
import { linesOf, recipeOf, stepsOf } from './page.fixture.ts'

test('microdata is read with its nested items, machine values and attributes', () => {
  const recipe = recipeOf(`<body itemscope itemtype="http://schema.org/WebPage">
    <article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <img itemprop="image" src="/soup.jpg"><link itemprop="image" href="/other.jpg">
      <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ada</b></span>
      <meta itemprop="recipeYield" content="4 bowls"><time itemprop="prepTime" datetime="PT10M">ten minutes</time>
      <div itemprop="nutrition" itemscope><span itemprop="calories">240 kcal</span></div>
      <ul><li itemprop="recipeIngredient">1 <a href="/onion">onion</a></li><li itemprop="ingredients">500 ml water</li></ul>
      <ol itemprop="recipeInstructions"><li>Chop.</li><li itemprop="recipeInstructions">Boil.</li></ol>
    </article></body>`)
  expect(recipe).toMatchObject({
    name: 'Soup',
    author: 'Ada',
    image_url: 'https://www.example.com/soup.jpg',
    servings: 4,
    servings_text: 'bowls',
    working_time: 10,
    nutrition: { calories: 240 },
  })
  expect(linesOf(recipe)).toEqual(['1 onion', '500 ml water'])
  expect(stepsOf(recipe)).toEqual(['Chop.', 'Boil.'])
})

test('RDFa is read', () => {
  const recipe = recipeOf(`<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Soup</h2>
    <span property="schema:recipeIngredient">1 onion</span><span property="recipeIngredient">500 ml water</span>
    <div property="recipeInstructions"><p>Chop.</p><p>Boil.</p></div></div>`)
  expect(linesOf(recipe)).toEqual(['1 onion', '500 ml water'])
  expect(stepsOf(recipe)).toEqual(['Chop.', 'Boil.'])
})

test.each([
  ['h-recipe', 'p-name', 'p-ingredient', 'e-instructions', 'p-yield'],
  ['hrecipe', 'fn', 'ingredient', 'instructions', 'yield'],
])('%s is read', (root, name, ingredient, instructions, servings) => {
  const recipe = recipeOf(`<div class="${root}"><h2 class="${name}">Soup</h2><p class="${servings}">4 bowls</p>
    <ul><li class="${ingredient}">1 onion</li><li class="${ingredient}">500 ml water</li></ul>
    <div class="${instructions}"><ol><li>Chop.</li><li>Boil.</li></ol></div>
    <p class="duration"><span class="value-title" title="PT30M"></span>half an hour</p></div>`)
  expect(recipe).toMatchObject({ name: 'Soup', servings: 4, working_time: 30 })
  expect(linesOf(recipe)).toEqual(['1 onion', '500 ml water'])
  expect(stepsOf(recipe)).toEqual(['Chop.', 'Boil.'])
})

test('a field that one source lacks comes from another', () => {
  const recipe =
    recipeOf(`<script type="application/ld+json">{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion"]}</script>
    <div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b><i itemprop="recipeYield">4</i>
    <p itemprop="recipeInstructions">Boil.</p></div>`)
  expect(recipe).toMatchObject({ servings: 4, ingredients: [{ line: '1 onion' }], steps: [{ instruction: 'Boil.' }] })
})

test('fields of another recipe on the page are not used', () => {
  const other = '{"@type": "Recipe", "name": "Cake", "recipeYield": "12", "recipeIngredient": ["1 egg"]}'
  const recipe = recipeOf(
    `<script type="application/ld+json">[{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion"], "recipeInstructions": "Boil."}, ${other}]</script>`,
  )
  expect(recipe).toMatchObject({ name: 'Soup', servings: null, servings_text: '' })
})
