import { escaped } from './svg.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1b1a; --paper: #fbfaf7; --line: #d9d4c7; --fill: #3d6b8e; --soft: #3d6b8e55 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #191817; --line: #45413a; --fill: #8db9d8; --soft: #8db9d855 } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem }
.note { border-left: 4px solid #c0392b; padding: .5rem 1rem; margin: 1rem 0 }
.big { font-size: 2.6rem; font-weight: 600; margin: .5rem 0 0 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line) } td.n, th.n { text-align: right }
svg { max-width: 100%; height: auto } svg text { fill: var(--ink); font: 12px system-ui, sans-serif }
.bar { fill: var(--fill) } .range { fill: var(--soft) } .axis { stroke: var(--line) } .mid { stroke: var(--ink); stroke-dasharray: 3 3 }
.matrix { overflow-x: auto } .matrix td { text-align: center; padding: .25rem .4rem; color: #111 } .matrix td.all { color: inherit; font-weight: 600 }
.matrix thead th { text-align: center; vertical-align: bottom; border: 0 } .matrix thead span { writing-mode: vertical-rl; transform: rotate(180deg) }
footer { margin-top: 3rem; color: color-mix(in srgb, var(--ink) 65%, transparent); font-size: .9rem }
`

/** A self-contained HTML file without scripts or links. */
export const page = (title: string, body: string, footer: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
${body}
<footer>${footer}</footer>
</body></html>
`

/** Names the cards that were played as blanks. */
export const blanksNote = (unsupported: readonly string[]): string =>
  unsupported.length === 0
    ? ''
    : `<p class="note">Not supported, played as blanks: ${escaped(unsupported.join(', '))}</p>`

/** Says that not all games were played. */
export const stoppedNote = (isComplete: boolean): string =>
  isComplete ? '' : '<p class="note">The run was stopped early.</p>'
