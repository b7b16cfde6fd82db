import { type BotContext, messageOf } from '../bots/bot-context.ts'
import { loadBot } from '../bots/load-bot.ts'
import type { FixtureOutcome } from '../game/outcome.ts'
import { OutputError } from '../replay/replay-writer.ts'
import { fixtureOf, type SeriesPlan } from './plan.ts'
import { type BotPair, playFixture } from './play-fixture.ts'

/** The games of a plan from index `from` up to, but not including, `to`. */
export interface Batch {
  readonly plan: SeriesPlan
  readonly from: number
  readonly to: number
}

/** What the bots of a batch tell whoever watches over them. */
export type BotWatch = Pick<BotContext, 'onProcess'> & {
  readonly onRun?: (side: BotContext['side'], milliseconds: number | null) => void
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
  for (let index = from; index < to; index++) {
    const outcome = await playSafely(plan, bots, index, watch)
    // What a bot has left to timers fails now, while it is known whose fault it is.
    await new Promise((resolve) => setImmediate(resolve))
    onOutcome(outcome)
  }
}

/** An error in the engine ends one game, and not the run. */
async function playSafely(plan: SeriesPlan, bots: BotPair, index: number, watch: BotWatch): Promise<FixtureOutcome> {
  try {
    return await playFixture(plan, bots, index, watch)
  } catch (error) {
    if (error instanceof OutputError) throw error
    const { seed, decks } = fixtureOf(plan, index)
    return { index, seed, winner: null, isFinished: false, games: [], decks, error: messageOf(error) }
  }
}
