/** One column on a phone, as wide as there is room, and on paper without what only screens need. */
export const embedStyle = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;padding:clamp(.5rem,3vw,1.25rem);background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:64rem}
.center header,.center main{margin-inline:auto}
.center header{text-align:center}
.end header,.end main{margin-inline-start:auto}
.end header{text-align:end}
h1,h2,h3{font-weight:650;line-height:1.2;text-wrap:balance;margin:0}
h1{font-size:clamp(1.3rem,1rem + 2vw,1.9rem)}
h2{font-size:1.2rem;margin-top:1.75rem}
h3{font-size:1rem;margin-top:1.1rem}
p{margin:.5rem 0;text-wrap:pretty}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible,input:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
small,.muted{color:var(--muted);font-size:.875rem}
img{max-width:100%;height:auto;border-radius:.5rem;background:var(--line)}
form{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}
.center :is(form,.cards,.facts,.pages){justify-content:center}
.end :is(form,.cards,.facts,.pages){justify-content:flex-end}
.center h2,.center h2+p{text-align:center}
.end h2,.end h2+p{text-align:end}
input,button,.key{min-height:2.75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--muted);border-radius:.5rem;padding:.25rem .75rem}
input{flex:0 1 18rem;min-width:0;width:10rem}
button{cursor:pointer;color:var(--accent);border-color:currentColor;font-weight:600}
ul,ol{margin:.5rem 0;padding:0}
.cards,.lines,.days,.days ul{list-style:none}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,100%),1fr));gap:1rem;margin-top:1rem}
:is(.center,.end) .cards{grid-template-columns:repeat(auto-fit,minmax(min(9.5rem,100%),12rem))}
.cards a{display:block;font-weight:600;text-decoration:none}
.cards a:hover{text-decoration:underline}
.cards img,.blank{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;margin-bottom:.35rem;border-radius:.5rem;background:var(--line)}
.lines li,.days li li{padding:.35rem 0;border-bottom:1px solid var(--line)}
.lines .heading{padding-top:.9rem;font-weight:650}
.amount{font-weight:600;font-variant-numeric:tabular-nums}
.facts{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;margin:.75rem 0}
.servings,.pages{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}
.key{display:inline-flex;align-items:center;justify-content:center;min-width:2.75rem;color:var(--accent);border-color:currentColor;text-decoration:none;font-weight:600}
.pages{margin-top:1.5rem}
.picture{display:block;width:100%;max-height:24rem;object-fit:cover;margin-top:.75rem}
.steps{padding-inline-start:1.4rem}
.steps>li{margin-bottom:1rem;padding-inline-start:.25rem}
.steps h3{margin:0}
.columns{display:grid;gap:0 2.5rem}
@media (min-width:46rem){.columns{grid-template-columns:2fr 3fr}}
.today{border:1px solid currentColor;border-radius:1rem;padding:0 .5rem;margin-inline-start:.5rem;font-size:.8rem;font-weight:600;color:var(--accent);white-space:nowrap}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid var(--line);padding:.25rem .5rem;text-align:start}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
pre{overflow-x:auto;white-space:pre-wrap}
@media print{:root{--page:#fff;--ink:#000;--muted:#333;--line:#bbb;--accent:#000;color-scheme:light}
body{padding:0;font-size:11pt}
form,.pages,.servings a,.back{display:none}
a{text-decoration:none}
h2,h3{break-after:avoid}
li{break-inside:avoid}
.picture{max-height:7cm;width:auto}}
`
