/** What stands in one column of an ingredient line. */
export interface ColumnCell {
  amount: string
  /** The letters of the file, as "tb". */
  unit: string
  text: string
}

/**
 * The cells of an ingredient line, left and right: amount in columns 1 to 7, unit in 9 and 10, text from 12, and the same
 * from 42. Null for a line of another form.
 */
export function mealMasterColumns(line: string): { left: ColumnCell | null; right: ColumnCell | null } | null {
  const right = line.charAt(40).trim() === '' ? cellOf(line.slice(41)) : null
  const left = cellOf(right ? line.slice(0, 40) : line)
  if (right === null && left !== null && line.length > 42) return shiftedColumns(line) ?? { left, right }
  return left || (right && line.slice(0, 40).trim() === '') ? { left, right } : null
}

/** The same where the right column stands a little beside its place: a wide gap, and an amount behind it. */
function shiftedColumns(line: string): { left: ColumnCell; right: ColumnCell } | null {
  const at = line.slice(0, MAX_LINE).search(/(?<=^.{12,47}\S) {3,}(?=\d)/)
  const left = at < 0 ? null : cellOf(line.slice(0, at))
  const right = at < 0 ? null : handMadeCell(line.slice(at))
  return left && right ? { left, right } : null
}

const MAX_LINE = 200

function cellOf(column: string): ColumnCell | null {
  const amount = column.slice(0, 7).trim()
  const unit = column.slice(8, 10).trim()
  const isApart = (column.charAt(7) + column.charAt(10)).trim() === '' && /^\S/.test(column.slice(11))
  const isAmount = amount === '' || /^[\d.½¼¾][\d ./,½¼¾-]*$/.test(amount)
  // Beside an amount, letters that nobody knows are a unit of the one who wrote them.
  const isMeasure = isUnit(unit) || (/\d/.test(amount) && /^\p{L}{1,2}$/u.test(unit))
  return isApart && isAmount && isMeasure ? { amount, unit, text: column.slice(11).trim() } : null
}

/** The same of a line that was indented by hand. It must have an amount. */
export function handMadeCell(line: string): ColumnCell | null {
  const [, amount = '', unit = '', text = ''] = MEASURED.exec(line) ?? COUNTED.exec(line) ?? []
  return amount && isUnit(unit.trim()) ? { amount, unit: unit.trim(), text: text.trim() } : null
}

const MEASURED =
  /^\s+(\d(?:[\d ./-]*\d)?)\s+((?:sm|md|lg|cn|pk|pn|dr|ds|ct|bn|sl|ea|ts|tb|fl|pt|qt|ga|oz|lb|ml|cl|dl|kg|[tTcglx])\s)\s*(\S.*)$/
const COUNTED = /^\s+(\d(?:[\d ./-]*\d)?)( {2,})(\S.*)$/

const isUnit = (unit: string): boolean => unit === '' || unitOf(unit) !== null

/** The word for a unit of the file, or what its letters say of the food. Null where nobody knows them. */
export function unitOf(letters: string): { unit: string; note: string } | null {
  const word = UNITS.get(letters) ?? UNITS.get(letters.toLowerCase())
  const note = REMARKS.get(letters.toLowerCase())
  return word === undefined && note === undefined ? null : { unit: word ?? '', note: note ?? '' }
}

/** Capitals tell T from t. */
const UNITS = new Map([
  ['T', 'tablespoon'],
  ['tb', 'tablespoon'],
  ['t', 'teaspoon'],
  ['ts', 'teaspoon'],
  ['c', 'cup'],
  ['fl', 'fluid ounce'],
  ['pt', 'pint'],
  ['qt', 'quart'],
  ['ga', 'gallon'],
  ['oz', 'ounce'],
  ['lb', 'pound'],
  ['ml', 'ml'],
  ['cb', 'ml'],
  ['cl', 'cl'],
  ['dl', 'dl'],
  ['l', 'l'],
  ['mg', 'mg'],
  ['cg', 'cg'],
  ['dg', 'dg'],
  ['g', 'g'],
  ['kg', 'kg'],
  ['ds', 'dash'],
  ['pn', 'pinch'],
  ['dr', 'drop'],
  ['pk', 'package'],
  ['cn', 'can'],
  ['ct', 'carton'],
  ['bn', 'bunch'],
  ['sl', 'slice'],
  ['ea', ''],
  ['bd', 'Bund'],
  ['do', 'Dose'],
  ['gl', 'Glas'],
  ['pr', 'Prise'],
  ['st', 'Stück'],
  ['ta', 'Tasse'],
  ['zw', 'Zweig'],
  ['el', 'EL'],
  ['tl', 'TL'],
])

const REMARKS = new Map([
  ['sm', 'small'],
  ['md', 'medium'],
  ['lg', 'large'],
  ['x', 'per serving'],
])
