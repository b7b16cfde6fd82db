import { quantityOf } from '../numbers.ts'
import { doesTo, type EffectReader, playerDoes } from './reader.ts'

/** Keyword actions (CR 701) and what players get. */
export const KEYWORD_ACTIONS: readonly EffectReader[] = [
  [/^investigate$/, () => [{ kind: 'investigate', player: 'you', times: 1 }]],
  [
    /^investigate (twice|(\S+) times)$/,
    ([, often, amount]) => {
      const times = often === 'twice' ? 2 : quantityOf(amount!)
      return times === undefined ? undefined : [{ kind: 'investigate', player: 'you', times }]
    },
  ],
  doesTo('(.+) explores?', (what) => ({ kind: 'explore', what })),
  [/^bolster (\d+|X)$/, ([, amount]) => [{ kind: 'bolster', count: quantityOf(amount!)! }]],
  [
    /^support (\d+)$/,
    ([, amount], reading) => {
      const what = reading.support(Number(amount))
      return [{ kind: 'support', count: Number(amount), what }]
    },
  ],
  playerDoes('gets? ((?:\\{E\\})+)', (player, [symbols]) => ({
    kind: 'playerCounters',
    player,
    counter: 'energy',
    count: symbols!.length / '{E}'.length,
  })),
]
