import type { CardLine, Rate, SeriesReport } from '../stats/report.ts'
import { page, stoppedNote } from './html-page.ts'
import type { LabReport, LabRow } from './lab-report.ts'
import { escaped, heatColor, intervalBar } from './svg.ts'
import { differenceText, gamesText, lossReasonText, percent, withInterval } from './words.ts'

const rateCells = (label: string, rate: Rate): string =>
  `<td class="n">${rate.games}</td><td class="n">${escaped(withInterval(rate))}</td><td>${intervalBar(label, rate)}</td>`

const headRow = (names: readonly string[]): string =>
  `<thead><tr>${names.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead>`

const tableOf = (head: readonly string[], rows: readonly string[]): string =>
  `<table>${headRow(head)}<tbody>${rows.join('\n')}</tbody></table>`

const overall = (report: SeriesReport): Rate => ({
  games: report.games - report.unfinished.length,
  rate: report.winRate,
  interval: report.interval,
})

const pairLine = ({ names, report }: LabRow): string =>
  `<tr><th scope="row">${escaped(names[0])}</th><td>${escaped(names[1])}</td>${rateCells(names.join(' against '), overall(report))}<td class="n">${percent(report.onPlay.rate)}</td><td class="n">${percent(report.onDraw.rate)}</td></tr>`

function matrixSection({ isMatrix, names, matrix }: LabReport): string {
  if (!isMatrix) return ''
  const heads = names.map((name) => `<th scope="col"><span>${escaped(name)}</span></th>`).join('')
  const lines = names.map((name, row) => {
    const cells = names.map((_, column) => {
      const rate = matrix[row]?.[column]?.rate ?? null
      return rate === null ? '<td></td>' : `<td style="background:${heatColor(rate)}">${(100 * rate).toFixed(0)}</td>`
    })
    return `<tr><th scope="row">${escaped(name)}</th>${cells.join('')}</tr>`
  })
  return `<h2>Every deck against every other</h2>
<p>How often the deck in the row beats the deck in the column, in percent.</p>
<div class="matrix"><table><thead><tr><th></th>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`
}

function differenceSection({ differences }: LabReport): string {
  if (differences.length === 0) return ''
  const rows = differences.flatMap(({ names, overall: all, byOpponent }) =>
    [{ opponent: 'all', difference: all }, ...byOpponent].map(
      ({ opponent, difference }) =>
        `<tr><th scope="row">${escaped(names.join(' minus '))}</th><td>${escaped(opponent)}</td><td class="n">${difference.seeds}</td><td class="n">${differenceText(difference.difference, difference.interval)}</td></tr>`,
    ),
  )
  return `<h2>Variants</h2><p>The difference of two win rates on the same seeds.</p>
${tableOf(['Variants', 'Against', 'Seeds', 'Difference'], rows)}`
}

function fieldSection({ field, equilibrium, names }: LabReport): string {
  const rows = field.flatMap(({ name, expected }) =>
    expected
      ? `<tr><th scope="row">${escaped(name)}</th><td class="n">${escaped(withInterval({ rate: expected.value, interval: expected.interval }))}</td></tr>`
      : [],
  )
  const shares = (equilibrium?.shares ?? []).map(
    ({ value, interval }, deck) =>
      `<tr><th scope="row">${escaped(names[deck] ?? '')}</th><td class="n">${escaped(withInterval({ rate: value, interval }))}</td></tr>`,
  )
  return `<h2>The field</h2>${tableOf(['Deck', 'Expected win rate against the field'], rows)}
${shares.length === 0 ? '' : `<h2>Equilibrium</h2><p>In these shares no deck gains from being played more.</p>${tableOf(['Deck', 'Share'], shares)}`}`
}

const cardRow = ({ name, drawn, cast, opening, deadShare }: CardLine): string =>
  `<tr><th scope="row">${escaped(name)}</th><td class="n">${escaped(withInterval(drawn))}</td><td>${intervalBar(name, drawn)}</td><td class="n">${escaped(withInterval(cast))}</td><td class="n">${escaped(withInterval(opening))}</td><td class="n">${percent(deadShare)}</td></tr>`

function detailSection({ names, report }: LabRow): string {
  const hands = report.hands[0].map(
    ({ lands, cards, result }) =>
      `<tr><th scope="row">${lands} lands of ${cards} cards</th>${rateCells(`${lands} lands`, result)}</tr>`,
  )
  const endings = report.endings.map(
    ({ turn, loser, reason, games }) =>
      `<tr><td class="n">${turn}</td><td>${loser === null ? '–' : escaped(names[loser])}</td><td>${escaped(lossReasonText(reason))}</td><td class="n">${games}</td></tr>`,
  )
  return `<h2>${escaped(names.join(' against '))}</h2>
${tableOf(['Card', 'Win rate when drawn', '', 'when cast', 'in the opening hand', 'left in hand'], report.cards[0].map(cardRow))}
<h3>Hands that were kept</h3>${tableOf(['Hand', 'Games', 'Win rate', ''], hands)}
<h3>How games ended</h3>${tableOf(['Turn', 'Lost by', 'Because of', 'Games'], endings)}`
}

/** A page about a run, without scripts or links. */
export function labHtml(report: LabReport): string {
  const { run, rows, names, games } = report
  const body = `${stoppedNote(report.isDone)}
<p>${gamesText(games, run.match)} in ${rows.length} ${rows.length === 1 ? 'pair' : 'pairs'}. Seed ${escaped(run.seed)}, bots ${escaped(run.bots.join(' and '))}.</p>
${tableOf(['Deck', 'Against', 'Games', 'Win rate', '', 'on the play', 'on the draw'], rows.map(pairLine))}
${differenceSection(report)}
${matrixSection(report)}
${fieldSection(report)}
${rows.map(detailSection).join('\n')}`
  return page(
    names.length === 2 ? names.join(' against ') : `${names.length} decks in the lab`,
    body,
    'Spellwright. Win rates with 95 % confidence intervals. Bots played these games, so results also reflect how well they play each deck.',
  )
}
