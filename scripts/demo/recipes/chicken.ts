import { chickenPicture as picture } from '../pictures/chicken.ts'
import { chopping } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const chicken: DemoRecipe = {
  key: 'chicken',
  name: 'Lemon and Olive Chicken Traybake',
  description: 'One tray, one hour, and the potatoes underneath taste of everything above them.',
  servings: 4,
  servingsText: 'servings',
  workingTime: 20,
  waitingTime: 50,
  keywords: ['Chicken', 'One pan', 'Gluten free', 'Family'],
  picture,
  steps: [
    {
      name: 'Build the tray',
      time: 15,
      ingredients: [
        '800 g waxy potatoes',
        '2 red onions',
        '2 lemons',
        '5 tbsp olive oil',
        '1 tsp salt',
        '1 tsp dried oregano',
      ],
      instruction:
        'Heat the oven to **210 °C**. Cut the potatoes and onions into wedges and one lemon into slices. Toss it all on a large tray with three tablespoons of the oil, the salt and the oregano.',
      picture: () => chopping({ color: '#51616b', grain: 'wood' }, '#f0cf6a', '#7a9a4a'),
    },
    {
      name: 'Season the chicken',
      time: 5,
      ingredients: [
        'For the marinade:',
        '8 chicken thighs, bone in',
        '4 cloves garlic, crushed',
        '1 tsp sweet paprika',
        '1 tbsp honey',
      ],
      instruction:
        'Mix the garlic, paprika and honey with the juice of the other lemon and the rest of the oil, and rub it into the chicken. Lay the thighs on the vegetables, skin up and not touching.',
    },
    {
      name: 'Roast',
      time: 50,
      ingredients: ['80 g green olives', '3 sprigs rosemary', '100 ml chicken stock'],
      instruction:
        'Roast for 30 minutes. Pour the stock around (not over) the chicken, tuck in the olives and rosemary, and roast for 15 to 20 minutes more, until the skin is crisp and the juices run clear (75 °C at the bone). Rest for five minutes.',
    },
  ],
}
