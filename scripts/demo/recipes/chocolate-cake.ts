import { chocolateCakePicture as picture } from '../pictures/chocolate-cake.ts'
import { mixing } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const chocolateCake: DemoRecipe = {
  key: 'chocolate-cake',
  name: 'Chocolate Olive Oil Cake',
  description: 'No butter to soften and no mixer to wash. Dark, moist, and better the day after.',
  servings: 10,
  servingsText: 'slices',
  workingTime: 20,
  waitingTime: 45,
  keywords: ['Cake', 'Baking', 'Vegetarian', 'Make ahead'],
  picture,
  steps: [
    {
      name: 'Bloom the cocoa',
      time: 5,
      ingredients: ['60 g cocoa powder', '150 ml boiling water', '1 tsp vanilla extract', '1/2 tsp instant coffee'],
      instruction:
        'Heat the oven to **170 °C** and line a 23 cm tin. Whisk the cocoa with {{ ingredients[1] }} until smooth, then add the vanilla and coffee. Leave it to cool a little.',
      picture: () => mixing({ color: '#d9a7a0', grain: 'stone' }, '#efe6d6', '#5a2c1a', '#7a4128'),
    },
    {
      name: 'Mix',
      time: 8,
      ingredients: [
        '3 eggs',
        '220 g light brown sugar',
        '150 ml olive oil',
        '150 g ground almonds',
        '60 g plain flour',
        '1/2 tsp baking soda',
        '1 pinch salt',
      ],
      instruction:
        'Whisk the eggs with the sugar and oil for three minutes, until pale and thick. Fold in the cocoa, then the almonds, flour, baking soda and salt. The batter is thin.',
    },
    {
      name: 'Bake and finish',
      time: 45,
      ingredients: ['150 g raspberries', '1 tbsp icing sugar', '200 ml crème fraîche'],
      instruction:
        'Bake for 38 to 42 minutes: a skewer should come out with a few damp crumbs. It cracks and sinks in the middle as it cools, which is where the raspberries go. Dust with icing sugar and serve with crème fraîche.',
    },
  ],
}
