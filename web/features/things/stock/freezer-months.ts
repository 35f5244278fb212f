/**
 * How many months food usually tastes as it should when it is kept at -18 degrees, as public tables of cold storage
 * have it; it is safe for longer. The first line that has a word of a name counts: what is made of something stands
 * before it. `-` stands for any letters or none: `-brot` is in Vollkornbrot.
 */
export const freezerMonths = [
  {
    // Of what has such a word in its name, nothing is known.
    kind: undefined,
    months: undefined,
    words: `juice, oil, jam, jelly, powder, sauce, vinegar, tea, coffee, liqueur, stock cube, spice, seeds, flour, tin,
      -saft, -öl, -marmelade, -konfitüre, -gelee, -pulver, -soße, -sauce, -essig, -tee, kaffee-, -kaffee, -likör,
      -würfel, -gewürz, -samen, -mehl, dose, -chips`,
  },
  { kind: 'soup', months: 3, words: 'soup, broth, stock, chowder, suppe-, -suppe, -suppen, -brühe, -fond' },
  {
    kind: 'meal',
    months: 3,
    words: `lasagne, lasagna, curry, casserole, stew, goulash, chili con carne, bolognese, ragout, pizza, leftovers,
      ready meal, -auflauf, -gulasch, eintopf-, -eintopf, -ragout, fertiggericht-, reste`,
  },
  {
    kind: 'bread',
    months: 3,
    words: `bread, baguette, bun, bagel, croissant, toast, cake, pie, dough, brot-, -brot, brötchen, -brötchen, semmel-,
      kuchen-, -kuchen, -torte, -teig`,
  },
  {
    kind: 'mince',
    months: 4,
    words: `mince, minced, ground beef, ground pork, ground meat, ground turkey, burger, patty, patties, meatball,
      hack, hackfleisch, -hackfleisch, gehacktes, faschiertes, frikadelle-, hackbällchen`,
  },
  {
    kind: 'sausage',
    months: 2,
    words: 'sausage, bacon, ham, salami, wurst-, -wurst, würstchen-, speck-, -speck, schinken-, -schinken',
  },
  {
    kind: 'poultry',
    months: 9,
    words: `chicken, turkey, duck, goose, poultry, hähnchen-, huhn, hühner-, hühnchen-, pute-, truthahn-, ente, enten-,
      gans, gänse-, geflügel-`,
  },
  {
    kind: 'leanFish',
    months: 6,
    words: `cod, haddock, pollock, plaice, sole, halibut, white fish, fish finger, kabeljau-, dorsch-, seelachs-,
      schellfisch-, scholle-, heilbutt-, fischstäbchen`,
  },
  {
    kind: 'fattyFish',
    months: 3,
    words: `salmon, mackerel, herring, trout, tuna, sardine, eel, lachs-, makrele-, hering-, forelle-, thunfisch-,
      sardine-, aal`,
  },
  {
    kind: 'meat',
    months: 12,
    words: `beef, pork, veal, lamb, venison, steak, rinder-, rindfleisch-, kalb-, schwein-, lamm-, reh-, hirsch-,
      -steak, -braten, -schnitzel`,
  },
  {
    kind: 'fruit',
    months: 12,
    words: `fruit, berry, berries, -berry, -berries, cherry, cherries, plum, apricot, peach, mango, apple, banana,
      rhubarb, obst-, -obst, früchte, -früchte, beere-, -beere, -beeren, kirsche-, -kirsche, -kirschen, pflaume-,
      zwetschge-, aprikose-, pfirsich-, apfel, äpfel, banane-, rhabarber-`,
  },
  {
    kind: 'vegetable',
    months: 10,
    words: `vegetable, pea, bean, spinach, broccoli, cauliflower, carrot, corn, sweetcorn, leek, kale, pumpkin, squash,
      courgette, zucchini, sprout, asparagus, gemüse-, -gemüse, erbse-, -erbse, -erbsen, bohne-, -bohne, -bohnen,
      spinat-, -spinat, brokkoli-, blumenkohl-, karotte-, möhre-, mais, lauch-, porree-, -kohl, kohlrabi, kürbis-,
      spargel-, -spargel`,
  },
] as const

export type KindOfFood = NonNullable<(typeof freezerMonths)[number]['kind']>
