import {
  barChart,
  blanksNote,
  escaped,
  gamesText,
  intervalBar,
  page,
  percent,
  stoppedNote,
  withInterval,
} from 'spellwright/lab'
import type { CardLine, Rate, SeriesReport } from 'spellwright/sim'
import { deckNames, type SimReport } from './sim-report.ts'
import { lossText } from './text.ts'

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

export function simHtml({ report, plan, gamesPerSecond, unsupported, isComplete }: SimReport): string {
  const [a, b] = deckNames(plan)
  const { wins, draws, games, meanTurns, mulligans, losses } = report
  const finished = games - report.unfinished.length
  const overall: Rate = { games: finished, rate: report.winRate, interval: report.interval }
  const body = `${blanksNote(unsupported)}
${stoppedNote(isComplete)}
<p class="big">${escaped(a)} wins ${percent(report.winRate)}</p>
<p>${gamesText(games, plan.match)}: ${wins[0]} won, ${wins[1]} lost, ${draws} drawn; 95 % confidence interval ${escaped(withInterval(overall).replace(/^.*\(/, '').replace(')', ''))}. Seed ${escaped(plan.seed)}, bots ${escaped(plan.bots.join(' and '))}.</p>
${unfinishedNote(report)}
<h2>Play and draw</h2>
<table><thead><tr><th></th><th class="n">Games</th><th class="n">Win rate of ${escaped(a)}</th><th></th></tr></thead>
<tbody>${[row('All', overall), row('On the play', report.onPlay), row('On the draw', report.onDraw)].join('\n')}</tbody></table>
<h2>Length of games, in turns</h2>
<p>${meanTurns === null ? 'No finished game.' : `${meanTurns.toFixed(1)} turns on average.`}</p>
${barChart('Games by number of turns', report.lengths)}
<h2>How games end</h2>
<p>${escaped(a)} lost by: ${escaped(lossText(losses[0]))}.<br>${escaped(b)} lost by: ${escaped(lossText(losses[1]))}.<br>
Mulligans per game: ${mulligans.map((count) => count.toFixed(2)).join(' and ')}.</p>
${cardSection(`Cards of ${a}`, report.cards[0])}
${cardSection(`Cards of ${b}`, report.cards[1])}`
  const footer = `Spellwright, ${gamesPerSecond.toFixed(1)} games per second. A card's win rate counts the games in which it was drawn or cast; it does not show that the card caused the wins.`
  return page(`${a} against ${b}`, body, footer)
}
