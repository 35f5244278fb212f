import { bean, dot } from './bits.ts'
import { canvas, roundShadow } from './canvas.ts'
import { bowl } from './dishes.ts'
import { citrus, onionRing } from './foods.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const brine = { x: 520, y: 450, r: 255 }
const onion = (x: number, y: number, r: number) => `${roundShadow(x, y, r, 0.32)}
<circle cx="${x}" cy="${y}" r="${r}" fill="#8c2a5e"/>
${[0.84, 0.68, 0.52, 0.36, 0.2].map((k, n) => `<circle cx="${x}" cy="${y}" r="${r * k}" fill="${n % 2 ? '#d99ac0' : '#f7e6ef'}"/>`).join('')}
<path d="M${x - r * 0.72} ${y - r * 0.3} A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.2} ${y - r * 0.76}" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="${r * 0.07}" stroke-linecap="round"/>`

export const onionsPicture = () =>
  canvas(
    { color: '#e8dccb', grain: 'cloth' },
    bowl(520, 450, 345, '#a9c4c8', '#e07ba8'),
    scatter(2, 30, brine, dot('#ee9cc0', 20, 46)),
    scatter(3, 40, { ...brine, r: 185 }, (x, y, _angle, random) =>
      onionRing(x, y, 46 + random() * 40, random() > 0.4 ? '#d14e8e' : '#b53a78'),
    ),
    scatter(4, 28, { ...brine, r: 200 }, (x, y, _angle, random) =>
      onionRing(x, y, 30 + random() * 34, random() > 0.5 ? '#e884b2' : '#c94a86'),
    ),
    scatter(5, 18, brine, bean('#3a2a26', 10)),
    leaf(400, 560, 130, -30, '#7d8f58'),
    leaf(620, 330, 120, 40, '#8a9a62'),
    onion(1010, 260, 140),
    onion(1060, 590, 104),
    citrus(140, 760, 80, '#8db43c', '#d3e38f'),
    '<g transform="translate(930 780) rotate(-14)"><rect x="6" y="12" width="250" height="30" rx="15" fill="#1b120a" fill-opacity="0.2"/><rect width="150" height="26" rx="13" fill="#c9ced3"/><rect x="130" y="-4" width="130" height="34" rx="17" fill="#7a4a2b"/></g>',
  )
