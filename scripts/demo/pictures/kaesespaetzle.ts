import { herb } from './bits.ts'
import { canvas } from './canvas.ts'
import { bowl, pan } from './dishes.ts'
import { onionRing } from './foods.ts'
import { scatter } from './scatter.ts'

const inside = { x: 530, y: 450, r: 268 }
const noodle = (color: string) => (x: number, y: number, angle: number, random: () => number) => {
  const l = 44 + random() * 30
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M${-l} 0 q${l * 0.5} ${-16 - random() * 18} ${l} 0 t${l} ${random() * 14}" fill="none" stroke="${color}" stroke-width="19" stroke-linecap="round"/>`
}
const thread = (x: number, y: number, angle: number, random: () => number) =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M-70 0 q40 ${-30 * random()} 80 0 t70 6" fill="none" stroke="#fff2c4" stroke-width="9" stroke-linecap="round" stroke-opacity="0.85"/>`

export const kaesespaetzlePicture = () =>
  canvas(
    { color: '#a63c32', grain: 'cloth' },
    pan(530, 450, 370, '#d9a93e', -28),
    scatter(2, 90, inside, noodle('#c98f2c')),
    scatter(5, 110, inside, noodle('#f3cd6b')),
    scatter(6, 70, { ...inside, r: 262 }, noodle('#f8de92')),
    scatter(7, 26, { ...inside, r: 240 }, thread),
    scatter(21, 24, { x: 520, y: 440, r: 165 }, (x, y, _angle, random) =>
      onionRing(x, y, 22 + random() * 20, random() > 0.5 ? '#8a4a1c' : '#a8652b'),
    ),
    scatter(31, 60, { ...inside, r: 280 }, herb(22, '#4f8a3c')),
    bowl(1010, 650, 150, '#efe6d6', '#8fae58'),
    scatter(
      41,
      14,
      { x: 1010, y: 650, r: 95 },
      (x, y, angle) =>
        `<path transform="translate(${x} ${y}) rotate(${angle})" d="M-40 0 q20 -34 60 -26 q30 14 20 40 q-40 26 -80 -14z" fill="${angle > 180 ? '#a9c873' : '#6d9444'}"/>`,
    ),
  )
