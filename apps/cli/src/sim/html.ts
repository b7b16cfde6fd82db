import type { CardLine, Rate, SeriesReport } from 'spellwright'
import { deckNames, type SimShown } from './sim-report.ts'
import { barChart, escaped, intervalBar } from './svg.ts'
import { lossText, percent, withInterval } from './text.ts'

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
footer { margin-top: 3rem; color: color-mix(in srgb, var(--ink) 65%, transparent); font-size: .9rem }
`

const row = (label: string, rate: Rate): string =>
  `<tr><th scope="row">${escaped(label)}</th><td class="n">${rate.games}</td><td class="n">${escaped(withInterval(rate))}</td><td>${intervalBar(label, rate)}</td></tr>`

const cardRow = ({ name, drawn, cast }: CardLine): string =>
  `<tr><th scope="row">${escaped(name)}</th><td class="n">${escaped(withInterval(drawn))}</td><td class="n">${drawn.games}</td><td>${intervalBar(`${name} drawn`, drawn)}</td><td class="n">${escaped(withInterval(cast))}</td><td class="n">${cast.games}</td></tr>`

const cardSection = (title: string, cards: readonly CardLine[]): string => `
<h2>${escaped(title)}</h2>
<table><thead><tr><th>Card</th><th class="n">Win rate when drawn</th><th class="n">Games</th><th></th><th class="n">when cast</th><th class="n">Games</th></tr></thead>
<tbody>${cards.map(cardRow).join('\n')}</tbody></table>`

function unfinishedNote({ unfinished }: SeriesReport): string {
  if (unfinished.length === 0) return ''
  const seeds = unfinished.slice(0, 20).map(({ seed }) => seed)
  return `<p class="note">Unfinished, not counted: ${unfinished.length} (seeds ${escaped(seeds.join(', '))})</p>`
}

/** One file without scripts or links, to be opened in any browser. */
export function htmlReport({ report, plan, gamesPerSecond, unsupported, isComplete }: SimShown): string {
  const [a, b] = deckNames(plan)
  const { wins, draws, games, meanTurns, mulligans, losses } = report
  const finished = games - report.unfinished.length
  const overall: Rate = { games: finished, rate: report.winRate, interval: report.interval }
  const unit = plan.match === 'bo3' ? 'matches' : 'games'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(a)} against ${escaped(b)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(a)} against ${escaped(b)}</h1>
${unsupported.length === 0 ? '' : `<p class="note">Not supported, played as blanks: ${escaped(unsupported.join(', '))}</p>`}
${isComplete ? '' : '<p class="note">The run was stopped before its end.</p>'}
<p class="big">${escaped(a)} wins ${percent(report.winRate)}</p>
<p>${games} ${unit}: ${wins[0]} won, ${wins[1]} lost, ${draws} drawn; 95 % interval ${escaped(withInterval(overall).replace(/^.*\(/, '').replace(')', ''))}. Seed ${escaped(plan.seed)}, bots ${escaped(plan.bots.join(' and '))}.</p>
${unfinishedNote(report)}
<h2>Play and draw</h2>
<table><thead><tr><th></th><th class="n">Games</th><th class="n">Win rate of ${escaped(a)}</th><th></th></tr></thead>
<tbody>${[row('All', overall), row('On the play', report.onPlay), row('On the draw', report.onDraw)].join('\n')}</tbody></table>
<h2>Length of games, in turns</h2>
<p>${meanTurns === null ? 'No finished game.' : `${meanTurns.toFixed(1)} turns on average.`}</p>
${barChart('Games by their number of turns', report.lengths)}
<h2>How games end</h2>
<p>${escaped(a)} lost by: ${escaped(lossText(losses[0]))}.<br>${escaped(b)} lost by: ${escaped(lossText(losses[1]))}.<br>
Mulligans per game: ${mulligans.map((count) => count.toFixed(2)).join(' and ')}.</p>
${cardSection(`Cards of ${a}`, report.cards[0])}
${cardSection(`Cards of ${b}`, report.cards[1])}
<footer>Spellwright, ${gamesPerSecond.toFixed(1)} games per second. A card's win rate is over the games in which it was drawn or cast; it says nothing about why.</footer>
</body></html>
`
}
