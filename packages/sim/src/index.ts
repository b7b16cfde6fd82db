export * from './bench/measure.ts'
export * from './bots/bot-context.ts'
export * from './bots/bot-spec.ts'
export * from './bots/load-bot.ts'
export * from './fuzz/fuzz.ts'
export { randomDeck } from './fuzz/random-deck.ts'
export * from './game/outcome.ts'
export * from './game/sim-deck.ts'
export { ARCHETYPES, type Archetype } from './ladder/archetype.ts'
export {
  DEFAULT_RUNGS,
  type Ladder,
  type LadderOptions,
  type LadderRung,
  type LadderShare,
  type Rung,
  runLadder,
} from './ladder/ladder.ts'
export * from './nearest-words.ts'
export { OutputError } from './replay/replay-writer.ts'
export * from './run/plan.ts'
export * from './run/run-series.ts'
export { ThreadEnded } from './run/series-thread.ts'
export * from './run/worker-pool.ts'
export * from './stats/interval.ts'
export * from './stats/report.ts'
export * from './stats/tally.ts'
