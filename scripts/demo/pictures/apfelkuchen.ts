import { dot } from './bits.ts'
import { canvas, roundShadow } from './canvas.ts'
import { plate } from './dishes.ts'
import { leaf } from './greens.ts'
import { scatter } from './scatter.ts'

const half = (x: number, y: number, angle: number, r = 84) => {
  const cuts = [-0.62, -0.36, -0.12, 0.12, 0.36, 0.62].map(
    (k) =>
      `<path d="M${r * k} ${-r * Math.sqrt(1 - k * k) * 0.8} q${r * 0.06} ${r * 0.6} 0 ${r * Math.sqrt(1 - k * k) * 1.6}"/>`,
  )
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
<ellipse cx="3" cy="7" rx="${r * 1.06}" ry="${r * 0.94}" fill="#9a5f22" fill-opacity="0.5"/>
<ellipse rx="${r}" ry="${r * 0.86}" fill="#f2d98b"/><ellipse rx="${r}" ry="${r * 0.86}" fill="none" stroke="#cf9a3c" stroke-width="7"/>
<g fill="none" stroke="#c98f35" stroke-width="6" stroke-linecap="round">${cuts.join('')}</g>
<path d="M${-r * 0.7} ${-r * 0.4} q${r * 0.4} ${-r * 0.36} ${r * 0.9} ${-r * 0.3}" stroke="#fff" stroke-opacity="0.55" stroke-width="8" stroke-linecap="round" fill="none"/></g>`
}
const apple = (x: number, y: number, r: number, color: string) => `${roundShadow(x, y, r, 0.34)}
<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/><circle cx="${x - r * 0.25}" cy="${y + r * 0.1}" r="${r * 0.66}" fill="#e8c04a" fill-opacity="0.35"/>
<ellipse cx="${x}" cy="${y - r * 0.05}" rx="${r * 0.24}" ry="${r * 0.17}" fill="#000" fill-opacity="0.2"/>
<path d="M${x} ${y - r * 0.05} q${r * 0.1} ${-r * 0.4} ${r * 0.34} ${-r * 0.5}" stroke="#5b3a1c" stroke-width="${r * 0.1}" fill="none" stroke-linecap="round"/>
<path d="M${x - r * 0.7} ${y - r * 0.3} q${r * 0.16} ${-r * 0.4} ${r * 0.5} ${-r * 0.5}" stroke="#fff" stroke-opacity="0.5" stroke-width="${r * 0.1}" stroke-linecap="round" fill="none"/>
${leaf(x + r * 0.2, y - r * 0.42, r * 0.7, 10)}`

const around = [0, 1, 2, 3, 4, 5, 6].map((n) => (n * 2 * Math.PI) / 7 - 0.5)

export const apfelkuchenPicture = () =>
  canvas(
    { color: '#7d94a3', grain: 'cloth' },
    plate(520, 450, 410, '#f7f3ea'),
    roundShadow(520, 450, 312, 0.25),
    '<circle cx="520" cy="450" r="310" fill="#b9742c"/><circle cx="520" cy="446" r="300" fill="#dda553"/><circle cx="515" cy="440" r="280" fill="#e9bd70"/>',
    scatter(3, 50, { x: 520, y: 446, r: 290 }, dot('#d39a48', 4, 12)),
    around
      .map((turn) => half(520 + Math.cos(turn) * 195, 446 + Math.sin(turn) * 195, (turn * 180) / Math.PI + 90))
      .join(''),
    half(520, 446, 20, 80),
    scatter(5, 320, { x: 520, y: 446, r: 300 }, dot('#ffffff', 1.5, 4)),
    apple(1040, 250, 106, '#b8402e'),
    apple(1085, 500, 90, '#a3b04a'),
    apple(950, 740, 98, '#c4513a'),
  )
