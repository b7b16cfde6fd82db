import { gamesText, percent, withInterval } from 'spellwright/lab'
import type { SeriesPlan } from 'spellwright/sim'
import type { RunSummary } from './run-plan.ts'
import { cardTable, handTable, histogram, lossText, problemText, unfinishedText } from './text.ts'

/** The results of a run, with the plan that it followed. */
export interface SimReport extends RunSummary {
  readonly plan: SeriesPlan
  readonly unsupported: readonly string[]
}

/** The names of the two decks, with a letter if they are the same. */
export function deckNames({ decks }: SeriesPlan): [string, string] {
  const [one = '', two = ''] = decks.map(({ name }) => name)
  return one === two ? [`${one} (A)`, `${two} (B)`] : [one, two]
}

export function simJson({ report, plan, gamesPerSecond, isComplete, unsupported }: SimReport): object {
  const { games, wins, draws, winRate, interval, meanTurns, ...rest } = report
  return {
    games,
    seed: plan.seed,
    decks: plan.decks.map(({ name }) => name),
    wins,
    draws,
    winRate,
    interval,
    meanTurns,
    gamesPerSecond,
    bots: plan.bots,
    match: plan.match,
    isComplete,
    unsupported,
    ...rest,
  }
}

export const unsupportedText = (unsupported: readonly string[]): string[] =>
  unsupported.length === 0 ? [] : [`Not supported, played as blanks: ${unsupported.join(', ')}`, '']

export function simText({ report, plan, unsupported }: SimReport): string {
  const [a, b] = deckNames(plan)
  const { wins, draws, games, meanTurns, mulligans } = report
  return [
    ...unsupportedText(unsupported),
    `${a} against ${b}: ${gamesText(games, plan.match)}, seed ${plan.seed}, bots ${plan.bots.join(' and ')}`,
    '',
    `${a} wins ${withInterval({ rate: report.winRate, interval: report.interval })}: ${wins[0]} won, ${wins[1]} lost, ${draws} drawn`,
    `  on the play ${withInterval(report.onPlay)}, on the draw ${withInterval(report.onDraw)}`,
    `Mean length ${meanTurns === null ? '–' : meanTurns.toFixed(1)} turns; mulligans per game ${mulligans.map((n) => n.toFixed(2)).join(' and ')}`,
    `${a} lost by: ${lossText(report.losses[0])}`,
    `${b} lost by: ${lossText(report.losses[1])}`,
    ...unfinishedText(report),
    ...problemText(report, plan.bots),
    '',
    'Turns',
    histogram(report.lengths),
    '',
    `Hands that ${a} kept`,
    handTable(report.hands[0]),
    '',
    `Hands that ${b} kept`,
    handTable(report.hands[1]),
    '',
    `Cards of ${a} (overall ${percent(report.winRate)})`,
    cardTable(report.cards[0]),
    '',
    `Cards of ${b} (overall ${percent(report.winRate === null ? null : 1 - report.winRate)})`,
    cardTable(report.cards[1]),
  ].join('\n')
}
