import { salmonPicture as picture } from '../pictures/salmon.ts'
import { mixing } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const salmon: DemoRecipe = {
  key: 'salmon',
  name: 'Miso-Glazed Salmon with Sesame Greens',
  description: 'Ten minutes under the grill turn a four-ingredient glaze into something glossy and deeply savoury.',
  servings: 2,
  servingsText: 'servings',
  workingTime: 20,
  waitingTime: 30,
  keywords: ['Fish', 'Japanese', 'Quick', 'High protein'],
  picture,
  steps: [
    {
      name: 'Glaze the fish',
      time: 35,
      ingredients: [
        '2 tbsp white miso paste',
        '1 tbsp mirin',
        '1 tbsp soy sauce',
        '1 tsp honey',
        '2 salmon fillets, skin on',
      ],
      instruction:
        'Whisk the miso with the mirin, soy sauce and honey until smooth. Pat the salmon dry, brush it on all sides but the skin and leave it for half an hour, or overnight in the fridge.',
      picture: () => mixing({ color: '#d7dfd4', grain: 'stone' }, '#3f5a66', '#b9773a', '#d79a55'),
    },
    {
      name: 'Cook the rice',
      time: 20,
      ingredients: ['150 g sushi rice', '180 ml water'],
      instruction:
        'Wash the rice until the water is nearly clear. Bring it to the boil with {{ ingredients[1] }}, cover, cook on the lowest heat for 12 minutes and let it steam off the heat for eight more. Keep the lid on throughout.',
    },
    {
      name: 'Grill',
      time: 10,
      instruction:
        'Heat the grill to high. Lay the fish skin down on an oiled tray and grill it for **7 to 9 minutes**, until it browns in spots and flakes when pressed.',
    },
    {
      name: 'Dress the greens',
      time: 5,
      ingredients: [
        '200 g pak choi',
        '100 g sugar snap peas',
        '1 tsp toasted sesame oil',
        '1 tbsp sesame seeds',
        '1 spring onion, sliced',
      ],
      instruction:
        'Blanch the pak choi and peas for 90 seconds, drain them well and toss them with the oil and sesame seeds. Serve with the rice and the fish, spring onion on top.',
    },
  ],
}
