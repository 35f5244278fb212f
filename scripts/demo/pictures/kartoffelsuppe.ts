import { coin, cube, dot, herb } from './bits.ts'
import { canvas, roundShadow } from './canvas.ts'
import { bowl } from './dishes.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const soup = { x: 560, y: 450, r: 270 }
const potato = (x: number, y: number, r: number, angle: number) => `${roundShadow(x, y, r * 0.9, 0.28)}
<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-${r} 4 C-${r} -${r * 0.7} -${r * 0.3} -${r * 0.82} ${r * 0.2} -${r * 0.76} C${r * 0.9} -${r * 0.7} ${r * 1.1} -${r * 0.1} ${r} ${r * 0.3} C${r * 0.8} ${r * 0.8} -${r * 0.2} ${r * 0.8} -${r * 0.6} ${r * 0.6} C-${r * 0.9} ${r * 0.5} -${r} ${r * 0.3} -${r} 4Z" fill="#c79a5a"/>
<path d="M-${r * 0.7} -${r * 0.2} q${r * 0.4} -${r * 0.4} ${r * 0.9} -${r * 0.36}" stroke="#fff" stroke-opacity="0.3" stroke-width="${r * 0.12}" stroke-linecap="round" fill="none"/>
${scatter(Math.round(r + angle), 9, { x: 0, y: 0, r: r * 0.62 }, dot('#8f6630', 3, 6))}</g>`

export const kartoffelsuppePicture = () =>
  canvas(
    { color: '#4c6b8a', grain: 'cloth' },
    bowl(560, 450, 350, '#f3ecdd', '#e3b95e'),
    scatter(2, 46, soup, dot('#eecb7c', 20, 44)),
    scatter(3, 22, soup, (x, y, angle) => cube('#f6e0a0', 58, 12)(x, y, angle)),
    scatter(5, 20, { ...soup, r: 255 }, coin('#d2661f', '#ee8a35', 24)),
    scatter(6, 13, { ...soup, r: 235 }, coin('#8f3f2a', '#d98a72', 36)),
    scatter(7, 18, soup, (x, y, angle) => cube('#8fae58', 26, 6)(x, y, angle)),
    scatter(8, 70, soup, herb(20, '#4f7d3a')),
    [
      [540, 430, -20],
      [575, 450, 60],
      [520, 470, 150],
    ]
      .map(([x = 0, y = 0, angle = 0]) => leaf(x, y, 70, angle, '#5f9148'))
      .join(''),
    potato(1010, 640, 104, 20),
    potato(1085, 470, 76, -40),
    potato(150, 770, 84, -10),
    '<g transform="translate(1010 90) rotate(24)"><path d="M10 20 H250" stroke="#1b120a" stroke-opacity="0.25" stroke-width="24" stroke-linecap="round"/><path d="M0 0 H240" stroke="#c9ced3" stroke-width="20" stroke-linecap="round"/><ellipse cx="-52" cy="0" rx="80" ry="52" fill="#c9ced3"/><ellipse cx="-56" cy="-2" rx="62" ry="38" fill="#aab1b8"/><path d="M-100 -14 q26 -22 60 -20" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none"/></g>',
  )
