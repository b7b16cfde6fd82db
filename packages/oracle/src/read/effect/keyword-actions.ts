import type { Effect } from '@spellwright/dsl'
import { OFTEN, TIMES } from '../../words/numbers.ts'
import { quantityOf } from '../amount.ts'
import { doesTo, type EffectReader, playerDoes } from './reader.ts'

/** Keyword actions (CR 701) and what players get. */
export const KEYWORD_ACTIONS: readonly EffectReader[] = [
  [/^investigate$/, () => [{ kind: 'investigate', player: 'you', times: 1 }]],
  [
    new RegExp(`^investigate (?:(${OFTEN})|(\\S+) times)$`),
    ([, often, amount]) => {
      const times = often === undefined ? quantityOf(amount!) : TIMES.read(often)
      return times === undefined ? undefined : [{ kind: 'investigate', player: 'you', times }]
    },
  ],
  doesTo('(.+) explores?', (what) => ({ kind: 'explore', what })),
  [
    /^(bolster|monstrosity|adapt|discover) (\d+|X)$/,
    ([, word, amount]) => [{ kind: word as 'bolster', count: quantityOf(amount!)! }],
  ],
  playerDoes('incubates? (\\d+|X)', (player, [amount]) => ({ kind: 'incubate', player, count: quantityOf(amount!)! })),
  [/^(proliferate|populate)$/, ([, word]) => [{ kind: word as 'populate' }]],
  playerDoes(
    '(manifest|cloak)s? the top (?:(\\S+) cards|card) of (?:your|their) library',
    (player, [word, amount], reading) => {
      const count = amount === undefined ? 1 : quantityOf(amount)
      if (count === undefined) return undefined
      const effect: Effect = { kind: 'manifest', player, count, ...(word === 'cloak' ? { cloak: 'cloak' } : {}) }
      if (count === 1) reading.moved(effect, 'manifested')
      return effect
    },
  ),
  playerDoes('manifests? dread', (player, _found, reading) => {
    const effect: Effect = { kind: 'manifestDread', player }
    reading.moved(effect, 'manifested')
    return effect
  }),
  [/^the Ring tempts you$/, () => [{ kind: 'ringTempts' }]],
  playerDoes('takes? the initiative', (player) => ({ kind: 'takeInitiative', player })),
  playerDoes('ventures? into the dungeon', (player) => ({ kind: 'venture', player })),
  playerDoes('becomes? the monarch', (player) => ({ kind: 'becomeMonarch', player })),
  [/^clash with an opponent$/, () => [{ kind: 'clash', then: [] }]],
  [/^flip a coin$/, () => [{ kind: 'flipCoin', then: [] }]],
  doesTo('detain (.+)', (what) => ({ kind: 'detain', what })),
  doesTo('airbend (.+)', (what) => ({ kind: 'airbend', what })),
  doesTo('suspect (.+)', (what) => ({ kind: 'suspect', what })),
  [
    /^(.+) endures (\d+|X)$/,
    ([, text, amount], reading) => {
      const what = reading.object(text!)
      return what === undefined ? undefined : [{ kind: 'endure', what, count: quantityOf(amount!)! }]
    },
  ],
  [
    /^earthbend (\d+|X)$/,
    ([, amount], reading) => {
      const what = reading.target('target land you control')
      return what === undefined ? undefined : [{ kind: 'earthbend', what, count: quantityOf(amount!)! }]
    },
  ],
  doesTo('goad (.+)', (what) => ({ kind: 'goad', what })),
  [
    /^amass ([A-Z][a-z]+)s (\d+|X)$/,
    ([, subtype, amount]) => [{ kind: 'amass', subtype: subtype!, count: quantityOf(amount!)! }],
  ],
  [
    /^(.+) connives?$/,
    ([, text], reading) => {
      const what = reading.object(text!)
      return what === undefined ? undefined : [{ kind: 'connive', what, count: 1 }]
    },
  ],
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
