import { loadBot } from '../bots/load-bot.ts'
import { addOutcome, emptyTally, type Tally } from '../stats/tally.ts'
import type { SeriesPlan } from './plan.ts'
import { type BotPair, playFixture } from './play-fixture.ts'

/** The games of a plan from index `from` up to, but not including, `to`. */
export interface Batch {
  readonly plan: SeriesPlan
  readonly from: number
  readonly to: number
}

const loadedBots = new Map<string, Promise<BotPair>>()

/** Each worker loads the modules of bots only once. */
function loadBots({ bots }: SeriesPlan): Promise<BotPair> {
  const key = bots.join('\n')
  const known = loadedBots.get(key)
  if (known) return known
  const both = Promise.all([loadBot(bots[0]), loadBot(bots[1])])
  loadedBots.set(key, both)
  return both
}

/** Plays a batch, in a worker thread or in the calling thread. */
export async function playBatch({ plan, from, to }: Batch): Promise<Tally> {
  const bots = await loadBots(plan)
  const tally = emptyTally()
  for (let index = from; index < to; index++) addOutcome(tally, await playFixture(plan, bots, index))
  return tally
}

export { measure } from '../bench/measure.ts'
