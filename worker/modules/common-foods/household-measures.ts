import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { texts } from '#worker/locales/texts.ts'

export interface MeasureUnit {
  name: string
  plural: string
  /** What its amounts are converted by. */
  base?: string | undefined
}

const unit = (name: string, plural = name): MeasureUnit => ({ name, plural })

/** Measures of the table as units of a space; null where the language has no such measure. */
export const householdMeasures = new Map<string, Record<Language, MeasureUnit | null>>(
  Object.entries({
    piece: { en: unit('piece', 'pieces'), de: unit('Stück') },
    clove: { en: unit('clove', 'cloves'), de: unit('Zehe', 'Zehen') },
    slice: { en: unit('slice', 'slices'), de: unit('Scheibe', 'Scheiben') },
    bunch: { en: unit('bunch', 'bunches'), de: unit('Bund') },
    can: { en: unit('can', 'cans'), de: unit('Dose', 'Dosen') },
    jar: { en: unit('jar', 'jars'), de: unit('Glas', 'Gläser') },
    tub: { en: unit('tub', 'tubs'), de: unit('Becher') },
    package: { en: unit('package', 'packages'), de: unit('Packung', 'Packungen') },
    sachet: { en: unit('packet', 'packets'), de: unit('Päckchen') },
    bottle: { en: unit('bottle', 'bottles'), de: unit('Flasche', 'Flaschen') },
    head: { en: unit('head', 'heads'), de: unit('Kopf', 'Köpfe') },
    bulb: { en: unit('bulb', 'bulbs'), de: unit('Knolle', 'Knollen') },
    stalk: { en: unit('stalk', 'stalks'), de: unit('Stange', 'Stangen') },
    sprig: { en: unit('sprig', 'sprigs'), de: unit('Zweig', 'Zweige') },
    leaf: { en: unit('leaf', 'leaves'), de: unit('Blatt', 'Blätter') },
    sheet: { en: unit('sheet', 'sheets'), de: unit('Platte', 'Platten') },
    ear: { en: unit('ear', 'ears'), de: unit('Kolben') },
    fillet: { en: unit('fillet', 'fillets'), de: unit('Filet', 'Filets') },
    handful: { en: unit('handful', 'handfuls'), de: unit('Handvoll') },
    pinch: { en: unit('pinch', 'pinches'), de: unit('Prise', 'Prisen') },
    cube: { en: unit('cube', 'cubes'), de: unit('Würfel') },
    scoop: { en: unit('scoop', 'scoops'), de: unit('Kugel', 'Kugeln') },
    stick: { en: unit('stick', 'sticks'), de: null },
  }),
)

export const gram: MeasureUnit = { name: 'g', plural: 'g', base: 'g' }
export const millilitre: MeasureUnit = { name: 'ml', plural: 'ml', base: 'ml' }

/** Of the American cup. */
export const MILLILITRES_PER_CUP = 236.6

/** In which measure a kitchen pours and scoops: grams are given for `amount` of it. */
export const volumes: Record<Language, { unit: MeasureUnit; amount: number; millilitres: number }> = {
  en: { unit: { name: 'cup', plural: 'cups', base: 'us_cup' }, amount: 1, millilitres: MILLILITRES_PER_CUP },
  de: { unit: millilitre, amount: 100, millilitres: 100 },
}

/** Measures that hold the same of everything, in millilitres, where a food does not say what it weighs. */
export const vessels: Record<Language, readonly { unit: MeasureUnit; millilitres: number }[]> = {
  en: [{ unit: unit('pinch', 'pinches'), millilitres: 0.3 }],
  de: [
    { unit: unit('Tasse', 'Tassen'), millilitres: 150 },
    { unit: unit('Becher'), millilitres: 200 },
    { unit: unit('Prise', 'Prisen'), millilitres: 0.3 },
  ],
}

/** All that a kitchen measures with, those of a new space among them. */
export const unitsOf = (language: Language): MeasureUnit[] => [
  gram,
  millilitre,
  ...texts[language].starter.units,
  volumes[language].unit,
  ...vessels[language].map((vessel) => vessel.unit),
  ...[...householdMeasures.values()].flatMap((measure) => measure[language] ?? []),
]
