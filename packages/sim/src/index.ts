export * from './bench/measure.ts'
export * from './bots/bot-context.ts'
export * from './bots/load-bot.ts'
export {
  ENVIRONMENT_VERSION,
  Environment,
  type EnvironmentReply,
  type EnvironmentWelcome,
} from './environment/environment.ts'
export type { EnvironmentMoment } from './environment/moment.ts'
export { serveEnvironment } from './environment/serve-environment.ts'
export * from './fuzz/fuzz.ts'
export { randomDeck } from './fuzz/random-deck.ts'
export * from './lab/run-lab.ts'
export * from './lab.ts'
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
export { isQueueAddress, QueueUnavailable } from './queue/queue-library.ts'
export * from './queue/queue-worker.ts'
export * from './queue/run-in-queue.ts'
export { OutputError } from './replay/output-error.ts'
export * from './run/run-series.ts'
export { ThreadEnded } from './run/series-thread.ts'
export * from './run/worker-pool.ts'
