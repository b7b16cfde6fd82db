import type { Effect } from '@spellwright/dsl'
import { COUNTER_KIND } from '../../words/counters.ts'
import { quantityOf } from '../amount.ts'
import { amountWords, type EffectReader, playerDoes } from './reader.ts'

/** Counters that are moved, given again, or that players get. */
export const COUNTERS: readonly EffectReader[] = [
  [
    /^remove (up to )?(\S+) counters? from (.+)$/,
    ([, upTo, amount, text], reading) => {
      const count = amount === 'all' ? 'all' : quantityOf(amount!)
      const what = count === undefined ? undefined : reading.objects(text!)
      if (count === undefined || what === undefined) return undefined
      return [{ kind: 'removeCounters', what, counter: 'any', count, ...(upTo === undefined ? {} : { upTo: 'upTo' }) }]
    },
  ],
  [
    new RegExp(`^remove up to (\\S+) (${COUNTER_KIND}) counters? from (.+)$`),
    ([, amount, counter, text], reading) => {
      const count = quantityOf(amount!)
      const what = count === undefined ? undefined : reading.objects(text!)
      if (count === undefined || what === undefined) return undefined
      return [{ kind: 'removeCounters', what, counter: counter!, count, upTo: 'upTo' }]
    },
  ],
  [
    /^move all counters from (.+) onto (.+)$/,
    ([, whence, onto], reading) => {
      const from = reading.object(whence!)
      const to = from === undefined ? undefined : reading.object(onto!)
      return from === undefined || to === undefined ? undefined : [{ kind: 'moveAllCounters', from, to }]
    },
  ],
  [
    new RegExp(`^move any number of (${COUNTER_KIND}) counters from (.+) onto (.+)$`),
    ([, counter, whence, onto], reading) => {
      const from = reading.object(whence!)
      const to = from === undefined ? undefined : reading.objects(onto!)
      return from === undefined || to === undefined
        ? undefined
        : [{ kind: 'moveCounters', from, to, counter: counter! }]
    },
  ],
  [
    /^put its counters on (.+)$/,
    ([, onto], reading) => {
      const from = reading.it
      const to = reading.object(onto!)
      const isGone = from === 'self' || from === 'eventObject'
      return isGone && to !== undefined ? [{ kind: 'moveAllCounters', from, to }] : undefined
    },
  ],
  playerDoes('gets? (that many|\\S+) (experience|rad) counters?', (player, [amount, counter], reading) => {
    const count = amountWords(amount!, reading)
    return count === undefined ? undefined : { kind: 'playerCounters', player, counter: counter!, count }
  }),
  playerDoes('loses? all counters', (player): Effect => ({ kind: 'loseCounters', player })),
  [
    /^you get (\S+|that many) \{E\}$/,
    ([, amount], reading) => {
      const count = amountWords(amount!, reading)
      return count === undefined ? undefined : [{ kind: 'playerCounters', player: 'you', counter: 'energy', count }]
    },
  ],
]
