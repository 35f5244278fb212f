import { focacciaPicture as picture } from '../pictures/focaccia.ts'
import { dough } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const focaccia: DemoRecipe = {
  key: 'focaccia',
  name: 'Overnight Rosemary Focaccia',
  description:
    'Five minutes of stirring in the evening, a pillowy tray of bread the next day. The fridge does the kneading.',
  servings: 8,
  servingsText: 'squares',
  workingTime: 25,
  waitingTime: 900,
  keywords: ['Bread', 'Italian', 'Vegan', 'Make ahead'],
  picture,
  steps: [
    {
      name: 'Mix in the evening',
      time: 10,
      ingredients: [
        '500 g strong white bread flour',
        '10 g fine sea salt',
        '5 g instant yeast',
        '420 ml lukewarm water',
        '1 tbsp olive oil',
      ],
      instruction:
        'Stir {{ ingredients[0] }} with {{ ingredients[1] }} and {{ ingredients[2] }}. Pour in {{ ingredients[3] }} and mix until no dry flour is left; the dough is wet and looks rough, and that is right.\n\nRub the oil over the top, cover, and put the bowl in the fridge for **12 to 18 hours**.',
      picture: () => dough({ color: '#8a6f55', grain: 'wood' }, '#f0dcb4'),
    },
    {
      name: 'Let it rise in the tin',
      time: 150,
      ingredients: ['3 tbsp olive oil'],
      instruction:
        'Spread two thirds of the oil in a tin of about 23 × 33 cm. Tip in the dough, fold it once from each side like a letter and turn it seam down. Leave it, covered, at room temperature until it has spread to the corners and trembles when you nudge the tin.',
    },
    {
      name: 'Dimple and bake',
      time: 30,
      ingredients: ['2 sprigs rosemary', '150 g cherry tomatoes, halved', '1 tsp flaky sea salt'],
      instruction:
        'Heat the oven to **220 °C**. Oil your fingers and press them straight down to the bottom of the tin, all over. Push in the tomatoes and the rosemary, pour over the rest of the oil and scatter with {{ ingredients[2] }}.\n\nBake for 22 to 26 minutes, until the edges are deep golden. Lift it out of the tin after five minutes so that the base stays crisp.',
    },
  ],
}
