import { withInterval } from 'spellwright/lab'
import type { SeriesPlan } from 'spellwright/sim'
import type { RunSummary } from './run-plan.ts'
import { unsupportedText } from './sim-report.ts'
import { lossText, problemText, table, unfinishedText } from './text.ts'

/** The results of two bots against each other, with the plan that the run followed. */
export interface ArenaReport extends RunSummary {
  readonly plan: SeriesPlan
  readonly unsupported: readonly string[]
}

const pairingsOf = ({ plan, report }: ArenaReport) =>
  report.pairings.map(({ decks, result }) => ({ decks: decks.map((deck) => plan.decks[deck]?.name ?? ''), ...result }))

export function arenaJson(arena: ArenaReport): object {
  const { report, plan, gamesPerSecond, isComplete } = arena
  const { winRate, interval, wins, draws, meanTurns, unfinished, onPlay, onDraw, losses, faults, problems } = report
  return {
    games: report.games,
    bots: plan.bots,
    winRate,
    interval,
    seed: plan.seed,
    decks: plan.decks.map(({ name }) => name),
    wins,
    draws,
    unfinished,
    onPlay,
    onDraw,
    meanTurns,
    losses,
    pairings: pairingsOf(arena),
    gamesPerSecond,
    isComplete,
    faults,
    problems,
  }
}

export function arenaText(arena: ArenaReport): string {
  const { report, plan, gamesPerSecond, unsupported } = arena
  const { winRate, interval, wins, draws, meanTurns, onPlay, onDraw, losses } = report
  const [one, two] = plan.bots
  const decks = plan.decks.map(({ name }) => name)
  return [
    ...unsupportedText(unsupported),
    `${one} against ${two}: ${report.games} games, seed ${plan.seed}, decks ${decks.join(' and ')}`,
    '',
    `${one} wins ${withInterval({ rate: winRate, interval })}: ${wins[0]} won, ${wins[1]} lost, ${draws} drawn`,
    `  on the play ${withInterval(onPlay)}, on the draw ${withInterval(onDraw)}`,
    `Mean length ${meanTurns === null ? '–' : meanTurns.toFixed(1)} turns`,
    `${one} lost by: ${lossText(losses[0])}`,
    `${two} lost by: ${lossText(losses[1])}`,
    ...unfinishedText(report),
    ...problemText(report, plan.bots),
    '',
    table(
      [`${one} plays`, `${two} plays`, 'games', `win rate of ${one}`],
      pairingsOf(arena).map((row) => [...row.decks, row.games, withInterval(row)]),
    ),
    '',
    `${gamesPerSecond.toFixed(1)} games per second`,
  ].join('\n')
}
