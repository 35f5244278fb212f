export const demoShops: { name: string; description: string; aisles: Category[] }[] = [
  {
    name: 'Corner Market',
    description: 'Ten minutes on foot. Enter by the fruit.',
    aisles: [
      'Fruit & Vegetables',
      'Bread & Bakery',
      'Dairy & Eggs',
      'Meat & Fish',
      'Pasta, Rice & Grains',
      'Canned Goods',
      'Spices & Sauces',
      'Baking',
      'Drinks',
      'Household',
    ],
  },
  {
    name: 'Big Store on the Ring Road',
    description: 'For the Saturday shop.',
    aisles: [
      'Household',
      'Drinks',
      'Baking',
      'Spices & Sauces',
      'Canned Goods',
      'Pasta, Rice & Grains',
      'Fruit & Vegetables',
      'Meat & Fish',
      'Dairy & Eggs',
      'Frozen',
      'Bread & Bakery',
    ],
  },
]

export type Category = keyof typeof categoryPatterns

export function demoCategoryOf(food: string): Category | undefined {
  const name = food.toLowerCase()
  return categories.find((category) => categoryPatterns[category].test(name))
}

export const isTapWater = (food: string) => /^((boiling|cold|warm|hot) )?(water|wasser)$/i.test(food)

// Earlier patterns win: canned tomatoes are canned goods, coconut milk is not dairy.
const categoryPatterns = {
  Frozen: /frozen|tiefkühl/,
  'Canned Goods': /canned|coconut milk|olives|black beans/,
  'Spices & Sauces':
    /salt|salz|(black|white) pepper|pfeffer|cumin|turmeric|paprika|chilli flakes|dried|masala|mustard|oregano|muskat|lorbeer|bay leaf|majoran|miso|mirin|soy|vinegar|\boil\b|stock|brühe|chipotle|honey|honig|ground coriander/,
  Drinks: /wine|mineralwasser|coffee beans/,
  Baking: /flour|^mehl$|sugar$|zucker$|yeast|backpulver|baking|cocoa|vanill|almond|coffee|haselnüsse|rosinen|sesame/,
  'Dairy & Eggs': /butter|milk|milch|cream|crème|sahne|joghurt|feta|parmesan|käse|emmentaler|\beggs?\b|eier/,
  'Meat & Fish': /chicken|salmon|würstchen|tofu/,
  'Bread & Bakery': /bread|tortilla|loaf/,
  'Pasta, Rice & Grains': /rice|lentil|haferflocken|oats/,
  Household: /tablets|foil|paper/,
  'Fruit & Vegetables':
    /onion|zwiebel|shallot|garlic|tomato|potato|kartoffel|möhre|sellerie|lauch|apple|äpfel|lemon|zitrone|lime|ginger|galangal|lemongrass|coriander|parsley|petersilie|basil|thyme|rosemary|schnittlauch|chill|pepper|aubergine|avocado|lettuce|mushroom|porcini|pak choi|peas|berr|beeren/,
}

const categories = Object.keys(categoryPatterns) as Category[] // The object is a literal.
