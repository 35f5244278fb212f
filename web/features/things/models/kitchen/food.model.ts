import type { food } from '#worker/modules/foods/food.contract.ts'
import { model } from '../../model.ts'

export const foodModel = model<typeof food>({
  name: 'Food',
  resource: 'food',
  group: 'kitchen',
  read: 'guest',
  write: 'user',
  can: ['create', 'change', 'delete', 'merge', 'move'],
  query: { extended: 1 },
  uses: true,
  doubles: true,
  batch: true,
  spellings: true,
  columns: [
    { field: 'name' },
    { field: 'supermarket_category' },
    { field: 'plural_name', hidden: true },
    { field: 'food_onhand', kind: 'flag', quick: true },
    { field: 'ignore_shopping', kind: 'flag', quick: true },
    { field: 'numrecipe', kind: 'count' },
  ],
  chips: [
    { field: 'supermarket_category', value: 'none' },
    { field: 'food_onhand', value: 'true' },
    { field: 'ignore_shopping', value: 'true' },
    { field: 'unused', value: 'true' },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'plural_name' },
    { field: 'supermarket_category', kind: 'thing', from: 'supermarket-category', allowNew: true },
    { field: 'food_onhand', kind: 'flag', hint: true },
    { field: 'ignore_shopping', kind: 'flag', hint: true },
    { field: 'description', kind: 'lines' },
    { field: 'recipe', kind: 'thing', from: 'recipe', rare: true, hint: true },
    { field: 'substitute', kind: 'things', from: 'food', allowNew: true, rare: true, hint: true },
    { field: 'substitute_siblings', kind: 'flag', rare: true, hint: true },
    { field: 'substitute_children', kind: 'flag', rare: true, hint: true },
    { field: 'shopping_lists', kind: 'things', from: 'shopping-list', rare: true, hint: true },
    { field: 'url', rare: true },
    // Said at the fields that it names.
    { field: 'inherit_fields', kind: 'things', shown: () => false },
  ],
})
