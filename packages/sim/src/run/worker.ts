import '@spellwright/cards/node'
import { loadBot } from '../bots/load-bot.ts'
import { addOutcome, emptyTally, type Tally } from '../stats/tally.ts'
import type { SeriesPlan } from './plan.ts'
import { type Bots, playFixture } from './play-fixture.ts'

/** A stretch of games of one plan: `from` up to, and not including, `to`. */
export interface Batch {
  readonly plan: SeriesPlan
  readonly from: number
  readonly to: number
}

const loaded = new Map<string, Promise<Bots>>()

/** Modules of bots are loaded once in each worker. */
function botsOf({ bots }: SeriesPlan): Promise<Bots> {
  const key = bots.join('\n')
  const known = loaded.get(key)
  if (known) return known
  const both = Promise.all([loadBot(bots[0]), loadBot(bots[1])])
  loaded.set(key, both)
  return both
}

/** What a worker does with a task; also called without workers. */
export async function playBatch({ plan, from, to }: Batch): Promise<Tally> {
  const bots = await botsOf(plan)
  const tally = emptyTally()
  for (let index = from; index < to; index++) addOutcome(tally, await playFixture(plan, bots, index))
  return tally
}

/** The other thing a worker does. */
export { measure } from '../bench/measure.ts'
