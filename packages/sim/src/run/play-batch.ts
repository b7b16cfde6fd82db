import { loadBot } from '../bots/load-bot.ts'
import type { FixtureOutcome } from '../game/outcome.ts'
import { replayWriter } from '../replay/replay-writer.ts'
import type { SeriesPlan } from './plan.ts'
import { type BotPair, type BotWatch, playSafely } from './play-fixture.ts'

/** The games of a plan from index `from` up to, but not including, `to`. */
export interface Batch {
  readonly plan: SeriesPlan
  readonly from: number
  readonly to: number
}

const loadedBots = new Map<string, Promise<BotPair>>()

/** Loads both bots of a plan; their modules are loaded only once in each thread. */
export function loadBots(bots: SeriesPlan['bots']): Promise<BotPair> {
  const key = bots.join('\n')
  const known = loadedBots.get(key)
  if (known) return known
  const both = Promise.all([loadBot(bots[0]), loadBot(bots[1])])
  loadedBots.set(key, both)
  return both
}

/** Plays the games of a batch one after the other. */
export async function playBatch(
  { plan, from, to }: Batch,
  onOutcome: (outcome: FixtureOutcome) => void,
  watch: BotWatch = {},
): Promise<void> {
  const bots = await loadBots(plan.bots)
  const watched: BotWatch = {
    ...watch,
    record: (fixture, number, players) => replayWriter(plan, fixture, number, players),
  }
  for (let index = from; index < to; index++) {
    const outcome = await playSafely(plan, bots, index, watched)
    // What a bot has left to timers fails now, while it is known whose fault it is.
    await new Promise((resolve) => setImmediate(resolve))
    onOutcome(outcome)
  }
}
