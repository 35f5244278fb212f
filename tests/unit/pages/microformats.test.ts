import { expect, test } from 'vitest'
import { linesOf, recipeOf, stepsOf } from './page.fixture.ts'

const bagels = (more = '') => `<title>Bagels</title><article class="h-recipe">
  <h1 class="p-name">Bagels</h1>
  <p class="p-author h-card"><img class="u-photo" src="/kate.jpg"><a class="p-name u-url" href="/kate">Kate</a> <span class="p-org">Bakery</span></p>
  <img class="u-photo" src="/bagels.jpg">
  <time class="dt-duration" datetime="PT1H30M">1½ hours</time>, for <data class="p-yield" value="12">a dozen</data>
  <p class="p-nutrition">250 kcal</p>
  <ul><li class="p-ingredient">500 g flour</li><li class="p-ingredient"><b>7 g</b> yeast</li></ul>
  ${more}
  <div class="h-review"><p class="p-name">Great!</p><p class="p-author h-card">Dan</p><img class="u-photo" src="/dan.jpg"></div>
</article>`

test('what belongs to the author or a review is not the recipe’s', () => {
  expect(recipeOf(bagels('<p class="e-instructions">Knead it well.</p>'))).toMatchObject({
    name: 'Bagels',
    author: 'Kate',
    image_url: 'https://www.example.com/bagels.jpg',
    servings: 12,
    total_time: 90,
    nutrition: { calories: 250 },
  })
})

test('each entry of a list is a step with what is listed in it; other lines are steps between', () => {
  const list =
    '<div class="e-instructions"><p>Take your time.</p><ol><li>Knead the dough.<ul><li>A machine may do it.</li></ul></li><li>Boil, then bake.</li></ol><p>Let them cool.</p></div>'
  const recipe = recipeOf(bagels(list))
  expect(stepsOf(recipe)).toEqual([
    'Take your time.',
    'Knead the dough.\n\nA machine may do it.',
    'Boil, then bake.',
    'Let them cool.',
  ])
  expect(linesOf(recipe)).toEqual(['500 g flour', '7 g yeast'])
})

test('each element of that name is a step', () => {
  const recipe = recipeOf(
    bagels('<ol><li class="e-instructions">Knead it.</li><li class="e-instructions">Bake it.</li></ol>'),
  )
  expect(stepsOf(recipe)).toEqual(['Knead it.', 'Bake it.'])
})

test('the older format says times and authors in its own way', () => {
  const recipe = recipeOf(
    '<div class="hrecipe"><b class="fn">Soup</b> by <span class="author vcard"><span class="fn">Ann</span>, a cook</span><span class="duration"><span class="value-title" title="PT45M"></span>a while</span><p class="ingredient"><span class="value">2</span> <span class="type">cups</span> water</p><p class="ingredient">1 leek</p><div class="instructions"><p>Chop the leek.</p><p>Boil it.</p></div></div>',
  )
  expect(recipe).toMatchObject({ name: 'Soup', author: 'Ann', total_time: 45 })
  expect([linesOf(recipe), stepsOf(recipe)]).toEqual([
    ['2 cups water', '1 leek'],
    ['Chop the leek.', 'Boil it.'],
  ])
})

test('a page for phones is read with its own elements', () => {
  const recipe =
    recipeOf(`<html amp><head><link rel="canonical" href="https://www.example.com/soup"><style amp-boilerplate></style></head><body>
    <amp-sidebar><ul><li>1 Home</li></ul></amp-sidebar><h1>Leek soup</h1>
    <amp-img src="/s-600.jpg" srcset="/s-1200.jpg 1200w, /s-600.jpg 600w" width="600"><noscript><img src="/s-600.jpg"></noscript></amp-img>
    <amp-accordion><section><h4>Ingredients</h4><div><ul><li>3 leeks</li><li>500 ml stock</li><li>1 tbsp butter</li></ul></div></section>
    <section><h4>Instructions</h4><div><ol><li>Slice the leeks and fry them in butter.</li><li>Add the stock and boil it.</li></ol></div></section></amp-accordion>
    <amp-list src="/more.json"><template type="amp-mustache"><li>{{name}}</li></template></amp-list></body></html>`)
  expect(recipe).toMatchObject({
    name: 'Leek soup',
    source_url: 'https://www.example.com/soup',
    image_url: 'https://www.example.com/s-1200.jpg',
  })
  expect(linesOf(recipe)).toEqual(['3 leeks', '500 ml stock', '1 tbsp butter'])
  expect(stepsOf(recipe)).toEqual(['Slice the leeks and fry them in butter.', 'Add the stock and boil it.'])
})
