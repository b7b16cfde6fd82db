import type { Effect, EffectOf } from '@spellwright/dsl'
import { DURATION, UNTIL } from '../../words/durations.ts'
import { OFTEN, TIMES } from '../../words/numbers.ts'
import { quantityOf } from '../amount.ts'
import { exceptions } from '../copy.ts'
import { doesTo, type EffectReader, playerDoes } from './reader.ts'

/** Copies, what spells target, and spells cast while something resolves. */
export const COPIES: readonly EffectReader[] = [
  [
    new RegExp(`^(.+?) becomes a copy of (.+?)(?: (${UNTIL}))?(?:, except (.+))?$`),
    ([, text, copied, time, but], reading) => {
      const what = reading.object(text!)
      const of = what === undefined ? undefined : reading.object(copied!)
      const except = but === undefined ? undefined : exceptions(but)
      if (what === undefined || of === undefined || (but !== undefined && except === undefined)) return undefined
      const until = time === undefined ? 'game' : DURATION.read(time)!
      return [{ kind: 'becomeCopy', what, of, until, ...(except === undefined ? {} : { except }) }]
    },
  ],
  [
    new RegExp(`^copy (.+?)(?: (${OFTEN})| (\\S+) times)?$`),
    ([, text, often, amount], reading) => {
      if (/ card\b/.test(text!)) return undefined
      const what = reading.object(text!)
      const count = often !== undefined ? TIMES.read(often) : amount === undefined ? 1 : quantityOf(amount)
      const isOnStack = what === 'eventObject' || what === 'self' || (what !== undefined && reading.isSpell(what))
      return what === undefined || !isOnStack || count === undefined
        ? undefined
        : [{ kind: 'copySpell', what, count, newTargets: 'keep' }]
    },
  ],
  [
    /^change the target of (target .+)$/,
    ([, text], reading) => {
      const what = reading.target(text!)
      return what === undefined ? undefined : [{ kind: 'changeTargets', what, how: 'must' }]
    },
  ],
  [
    /^you may choose new targets for (target .+|that spell)$/,
    ([, text], reading) => {
      const what = reading.object(text!)
      return what === undefined ? undefined : [{ kind: 'changeTargets', what, how: 'may' }]
    },
  ],
  [
    /^you may (cast|play) (it|that card|target .+? card .+?) without paying its mana cost$/,
    ([, verb, text], reading) => {
      const what = reading.object(text!)
      if (what === undefined || what === 'self' || what === 'eventObject') return undefined
      const cast: Effect = { kind: 'castCard', what, player: 'you', cost: 'free', optional: 'may' }
      return [verb === 'play' ? { ...cast, play: 'play' } : cast]
    },
  ],
  doesTo('turn (.+) face up', (what) => ({ kind: 'turnFaceUp', what: what as 'self' })),
  doesTo('turn (.+) face down', (what) => ({ kind: 'turnFaceDown', what: what as 'self' })),
  doesTo('transform (.+)', (what) => ({ kind: 'transform', what: what as 'self' })),
  doesTo('unattach (.+)', (what) => ({ kind: 'unattach', what: what as 'self' })),
  doesTo('remove all damage marked on (.+)', (what) => ({ kind: 'removeDamage', what })),
  doesTo('(.+) becomes? blocked', (what) => ({ kind: 'becomeBlocked', what })),
  [
    new RegExp(`^exchange control of (.+?) and (.+?)(?: (${UNTIL}))?$`),
    ([, first, second, time], reading) => {
      const a = reading.object(first!)
      const b = a === undefined ? undefined : reading.object(second!)
      if (a === undefined || b === undefined) return undefined
      return [{ kind: 'exchangeControl', a, b, until: time === undefined ? 'game' : DURATION.read(time)! }]
    },
  ],
  [
    /^exchange control of two (target .+)$/,
    ([, text], reading) => {
      const a = reading.target(text!.replace(/s\b/, ''))
      const b = a && reading.target(text!.replace(/s\b/, '').replace(/^target/, 'another target'))
      return a && b && [{ kind: 'exchangeControl', a, b, until: 'game' }]
    },
  ],
  [
    new RegExp(
      `^(target player|target opponent|that player|its controller|its owner|an opponent) gains control of (.+?)(?: (${UNTIL}))?$`,
    ),
    ([, who, text, time], reading) => {
      const player = who === 'an opponent' ? undefined : reading.player(who!)
      const what = player === undefined ? undefined : reading.objects(text!)
      if (player === undefined || what === undefined) return undefined
      const control: EffectOf<'apply'> = {
        kind: 'apply',
        what,
        apply: [{ kind: 'setController', player }],
        until: time === undefined ? 'game' : DURATION.read(time)!,
      }
      return [control]
    },
  ],
  playerDoes('shuffles?(?: your library| their library)?', (player) =>
    player === 'you' ? undefined : { kind: 'shuffle', player },
  ),
]
