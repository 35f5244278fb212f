import { describe, expect, it } from 'vitest'
import { onePixel, readMade } from './read-made.ts'

describe('recipes of Crouton', () => {
  it('have amounts in parts, and rows in an order of their own', async () => {
    const recipe = {
      name: 'Bake',
      serves: 2,
      duration: 10,
      cookingDuration: '40',
      ingredients: [
        {
          order: 1,
          ingredient: { name: 'cream' },
          quantity: { amount: 100, secondaryAmount: 120, quantityType: 'MILLS' },
        },
        { order: 0, ingredient: { name: 'Sauce' }, quantity: { quantityType: 'SECTION' } },
        { order: 2, ingredient: { name: 'eggs' }, quantity: { amount: '2', quantityType: 'ITEM' } },
        { order: 3, ingredient: { name: 'salt' }, quantity: null },
        { order: 4, ingredient: null },
      ],
      steps: [
        { order: 1, step: 'Stir.' },
        { order: 0, step: 'Sauce', isSection: true },
      ],
      tags: ['hot', { name: 'Oven' }, null],
      sourceImage: onePixel,
      neutritionalInfo: 'Calories: 220,\nProtein: 6 g,',
    }
    const { app, recipes } = await readMade({ 'bake.crumb': recipe })
    expect(app).toBe('CROUTON')
    expect(recipes).toMatchObject([
      {
        servings: 2,
        working_time: 10,
        waiting_time: 40,
        ingredients: [
          { heading: 'Sauce' },
          { amount: 100, amount_max: 120, unit: 'ml', food: 'cream' },
          { amount: 2, unit: '', food: 'eggs' },
          { amount: null, unit: '', food: 'salt' },
        ],
        steps: [{ name: 'Sauce', instruction: 'Stir.' }],
        keywords: ['hot', 'Oven'],
        nutrition: { calories: 220, proteins: 6 },
        pictures: [],
      },
    ])
  })

  it('have remarks behind the food, and numbers in front of steps', async () => {
    const { recipes } = await readMade({
      'a.crumb': {
        name: 'Bake',
        ingredients: [
          { order: 0, ingredient: { name: 'leeks, sliced' }, quantity: { amount: 2, quantityType: 'ITEM' } },
          { order: 1, ingredient: { name: 'butter (soft)' }, quantity: null },
        ],
        steps: [
          { order: 0, step: '1. Slice.' },
          { order: 1, step: '2) Bake.' },
        ],
      },
    })
    expect(recipes).toMatchObject([
      {
        ingredients: [
          { amount: 2, food: 'leeks', note: 'sliced' },
          { food: 'butter', note: 'soft' },
        ],
        steps: [{ instruction: 'Slice.' }, { instruction: 'Bake.' }],
      },
    ])
  })
})
