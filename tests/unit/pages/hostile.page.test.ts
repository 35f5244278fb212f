import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecipes } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { PAGE_URL, soup, withJsonLd } from './page.fixture.ts'

const isAnswer = (text: string, url: string | null) => {
  const page = readRecipes(text, url)
  const recipes = page ? [page.recipe, ...page.further.map((one) => one.read())] : []
  return recipes.every((recipe) => recipe === null || (recipe.name !== '' && JSON.stringify(recipe).length > 0))
}

describe('the reader never throws', () => {
  test('on any text and address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.option(fc.string()), isAnswer))
  })

  test('on any soup of tags', () => {
    const piece = fc.constantFrom(
      '<ul>',
      '<li>',
      '</li>',
      '</ul>',
      '<div itemscope itemtype="http://schema.org/Recipe">',
      '<b itemprop="recipeIngredient">',
      '<p class="ingredients">',

      '<h2>Ingredients</h2>',
      '<h2>Method</h2>',
      '1 cup milk',
      '</div>',
      '</p>',
      '<table><tr><td>',
      '<br>',
      '<script type="application/ld+json">',
      '</script>',
      '&amp;',

      '<!--',
      '-->',
      '{"@type":"Recipe",',
      '"name":"x"',
      '}',
      '<meta property="og:title" content="',
      '">',
      '<span>',
      '<a href=',
      ' Mix it all and bake it for an hour. ',
    )
    fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => isAnswer(pieces.join(''), PAGE_URL)))
  })

  test('on a recipe whose fields hold anything', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constant({ '@id': '#self' }))
    const keys = [
      'name',
      'image',
      'author',
      'recipeYield',
      'recipeIngredient',
      'recipeInstructions',
      'keywords',
      'nutrition',
      'prepTime',
      'description',
      'url',
    ]
    const record = fc.record(Object.fromEntries(keys.map((key) => [key, field])), { requiredKeys: [] })
    fc.assert(
      fc.property(record, (fields) =>
        isAnswer(JSON.stringify({ '@type': 'Recipe', '@id': '#self', ...fields }), PAGE_URL),
      ),
    )
  })
})

describe('two megabytes take linear time', () => {
  const fill = (text: string) => text.repeat(Math.ceil(2_000_000 / text.length))
  test.each([
    ['open elements', fill('<div>')],
    ['stray end tags', `${fill('<i>').slice(0, 1_000_000)}${fill('</p>').slice(0, 1_000_000)}`],
    ['nested tables', fill('<table><tr><td>1 g')],
    ['nested lists', fill('<ul><li>1 cup x')],
    ['headings', fill('<h2>Ingredients</h2><li>1 cup a')],
    ['nested microdata', fill('<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">x')],
    [
      'nested properties',
      `<div itemscope>${Array.from({ length: 250 }, (_, at) => `<div itemprop="p${at}">`).join('')}${fill('x y ')}`,
    ],
    ['open brackets', fill('[')],
    ['quotes', `{"@type":"Recipe","name":"${fill('"a')}`],
    ['brackets in a state', `<script>window.__STATE__ = ${fill('{"ingredients":[')}</script>`],
    ['rows in pieces', `<script>${fill('self.__next_f.push([1,"1a:{}"])')}</script>`],
    ['a row without end', `<script>self.__next_f.push([1,"${fill('a')}</script>`],
    ['links below the steps', `<h2>Method</h2>${fill('<a href="/x">go there</a> ')}`],
    ['backslashes', `{"@type":"Recipe","name":"${fill('\\')}`],
    ['spaces', `<p>${fill(' ')}`],
    ['entities', fill('&amp;amp;amp;')],
    ['frames in frames', fill('<iframe srcdoc="<ul><li>1 cup x">')],
    [
      'recipes below each other',
      fill(
        '<div><h2>Soup</h2><h3>Ingredients</h3><ul><li>1 cup a<li>2 g b<li>3 ml c</ul><h3>Method</h3><p>Boil all of it for long, and then some more.',
      ),
    ],
    [
      'recipes in the markup',
      withJsonLd(
        Array.from({ length: 40 }, (_, at) =>
          soup({
            name: `Soup ${at}`,
            recipeIngredient: Array.from({ length: 2_000 }, (_, line) => `${at} g ${line} onion`),
          }),
        ),
      ),
    ],
    ['a caption without end', `<meta property="og:description" content="Ingredients: ${fill('1 g a, Method: ')}">`],
    ['a yield of numbers', withJsonLd(soup({ recipeYield: fill('1 to '), totalTime: fill('1 ') }))],
    [
      'lists that multiply',
      withJsonLd({
        '@graph': [
          ...Array.from({ length: 8 }, (_, at) => ({
            '@id': `#${at}`,
            itemListElement: Array.from({ length: 2_000 }, () => ({ '@id': `#${at + 1}` })),
          })),
          soup({ recipeInstructions: [{ '@id': '#0' }], recipeIngredient: [{ '@id': '#0' }] }),
        ],
      }),
    ],
  ])('%s', { timeout: 20_000 }, (_, text) => {
    const started = performance.now()
    for (const one of readRecipes(text, PAGE_URL)?.further ?? []) one.read()
    // Quadratic work on this much text takes minutes; the bound leaves room for a busy machine.
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
