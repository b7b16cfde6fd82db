import { blanksNote, escaped, heatColor, intervalBar, page, percent, stoppedNote, withInterval } from 'spellwright/lab'
import { type Gauntlet, type Pairing, rateBetween, standings } from './gauntlet-report.ts'

function cell(rate: number | null): string {
  if (rate === null) return '<td></td>'
  return `<td style="background:${heatColor(rate)}">${(100 * rate).toFixed(0)}</td>`
}

const head = (text: string): string => `<th scope="col"><span>${escaped(text)}</span></th>`

function matrix(gauntlet: Gauntlet): string {
  const ranked = standings(gauntlet)
  const heads = [...ranked.map(({ deck }) => deck), 'mean'].map(head).join('')
  const lines = ranked.map(({ deck, rate }) => {
    const cells = ranked.map((other) => cell(rateBetween(gauntlet, deck, other.deck))).join('')
    return `<tr><th scope="row">${escaped(deck)}</th>${cells}<td class="all">${percent(rate)}</td></tr>`
  })
  return `<h2>Every deck against every other</h2>
<p>How often the deck in the row beats the deck in the column, in percent. The best deck on average comes first.</p>
<div class="matrix"><table><thead><tr><th></th>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`
}

function line({ decks, games, winRate, interval }: Pairing): string {
  const rate = { games, rate: winRate, interval }
  const [one, two] = decks.map(escaped)
  return `<tr><th scope="row">${one}</th><td>${two}</td><td class="n">${games}</td><td class="n">${escaped(withInterval(rate))}</td><td>${intervalBar(decks.join(' against '), rate)}</td></tr>`
}

export function gauntletHtml(gauntlet: Gauntlet, isMatrix: boolean, isComplete: boolean): string {
  const { decks, games, seed, bots, rows, unsupported } = gauntlet
  const title = isMatrix ? `${decks.length} decks against each other` : `${decks[0]} against ${decks.length - 1} decks`
  const body = `${blanksNote(unsupported)}
${stoppedNote(isComplete)}
<p>${games} games per pair. Seed ${escaped(seed)}, bots ${escaped(bots.join(' and '))}.</p>
${isMatrix ? matrix(gauntlet) : ''}
<h2>Pairs</h2>
<table><thead><tr><th>Deck</th><th>Against</th><th class="n">Games</th><th class="n">Win rate</th><th></th></tr></thead>
<tbody>${rows.map(line).join('\n')}</tbody></table>`
  return page(
    title,
    body,
    'Spellwright. Win rates with 95 % confidence intervals. Bots played these games, so results also reflect how well they play each deck.',
  )
}
