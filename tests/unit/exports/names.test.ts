import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fileName } from '#worker/modules/exports/names/file-name.ts'
import { recipeNames } from '#worker/modules/exports/names/recipe-names.ts'
import { slugName } from '#worker/modules/exports/names/slug-name.ts'

describe('the name of a file', () => {
  it.each([
    ['Grandma’s Süßkartoffel-Suppe (quick)', 'Grandma’s Süßkartoffel-Suppe (quick)'],
    ['唐揚げ 👩‍🍳', '唐揚げ 👩‍🍳'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\soup', 'C Windows soup'],
    ['a/b\u0000c\nd', 'a b c d'],
    ['Half & half 100%', 'Half & half 100'],
    ['con', 'Recipe con'],
    ['LPT1.soup', 'Recipe LPT1.soup'],
    ['soup...', 'soup'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['???', 'Recipe'],
    ['', 'Recipe'],
  ])('of %j is %j', (name, expected) => {
    expect(fileName(name)).toBe(expected)
  })

  it('fits every system, whatever a recipe is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = fileName(name)
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(170)
        expect(file).toMatch(/^[^\\/:*?"<>|\p{Cc}.\s-](?:[^\\/:*?"<>|\p{Cc}]*[^\\/:*?"<>|\p{Cc}.\s])?$/u)
        expect(fileName(file)).toBe(file)
      }),
    )
  })
})

test('names of an export are unique, also where case and accents are not told apart', () => {
  const names = ['Soup', 'soup', 'Soup (2)', 'SOUP', 'a/b', 'a:b', 'Crème', 'Cre\u0300me'].map((name, id) => ({
    id,
    name,
  }))
  expect([...recipeNames(names).values()]).toEqual([
    'Soup',
    'soup (2)',
    'Soup (2) (2)',
    'SOUP (3)',
    'a b',
    'a b (2)',
    'Crème',
    'Crème (2)',
  ])
})

test('names in addresses are unique after what they lose', () => {
  const names = ['Crème brûlée!', 'Creme Brulee', 'ラーメン', '…'].map((name, id) => ({ id, name }))
  expect([...recipeNames(names, slugName).values()]).toEqual(['creme-brulee', 'creme-brulee-2', 'ラーメン', 'recipe'])
})
