import type { Affects, Filter, Replacement } from '@spellwright/dsl'
import { effectsOf } from '../effect/effects.ts'
import { aNoun, nounOf } from '../noun.ts'
import { sentencesOf } from '../prepare.ts'
import { Reading } from '../reading.ts'
import { affectsOf, replaced, type Statics } from './parts.ts'

const DAMAGE = '(combat |noncombat )?damage'

/** Everything of a sort, or one thing. */
const dealt = (text: string): Affects | undefined => affectsOf(text)

function prevented(
  combat: string | undefined,
  to: string | undefined,
  from: string | undefined,
): Replacement | undefined {
  const kind = combat === undefined ? {} : { combat: combat.trim() as 'combat' }
  const object = to === undefined || to === 'you' ? undefined : dealt(to)
  const source = from === undefined ? undefined : /^sources? /.test(from) ? nounOf(from) : dealt(from)
  if ((to !== undefined && to !== 'you' && object === undefined) || (from !== undefined && source === undefined))
    return undefined
  return {
    kind: 'damage',
    ...(source === undefined ? {} : { source: source as Filter }),
    ...(to === 'you'
      ? { to: { player: 'you' as const } }
      : object === undefined
        ? {}
        : { to: { object: object as Filter } }),
    ...kind,
    change: { kind: 'prevent', amount: 'all' },
  }
}

/** CR 615: damage that is prevented as long as the source is there. */
export const PREVENTED: readonly (readonly [RegExp, (found: RegExpExecArray) => Statics])[] = [
  [
    new RegExp(`^prevent all ${DAMAGE} that would be dealt(?: to (.+?))?(?: by (.+))?$`),
    ([, combat, to, from]) =>
      to?.startsWith('and ')
        ? undefined
        : replaced(to === undefined && from === undefined ? undefined : prevented(combat, to, from)),
  ],
  [
    new RegExp(`^prevent all ${DAMAGE} that would be dealt to and dealt by (.+)$`),
    ([, combat, text]) => {
      const both = [prevented(combat, text, undefined), prevented(combat, undefined, text)]
      return both.every((one) => one !== undefined) ? both.flatMap((one) => replaced(one)!) : undefined
    },
  ],
  [
    new RegExp(`^prevent all ${DAMAGE} (?:that )?(.+?) would deal(?: to (.+))?$`),
    ([, combat, from, to]) => replaced(prevented(combat, to, from)),
  ],
  [
    /^if (.+?) would deal damage to (you|~), prevent (\d+) of that damage$/,
    ([, text, whom, amount]) => {
      const source = aNoun(text!)
      const to = whom === 'you' ? ({ player: 'you' } as const) : ({ object: 'self' } as const)
      return source === undefined
        ? undefined
        : replaced({ kind: 'damage', source, to, change: { kind: 'prevent', amount: Number(amount) } })
    },
  ],
  [
    /^if damage would be dealt to (~|you|.+?), prevent that damage(?: and (.+)|, (.+))?$/,
    ([, whom, and, then]) => {
      const object = whom === 'you' ? undefined : whom === '~' ? ('self' as const) : aNoun(whom!)
      if (whom !== 'you' && object === undefined) return undefined
      const reading = new Reading(
        object === undefined ? undefined : object === 'self' ? 'self' : 'eventObject',
        undefined,
        'amount',
      )
      const effects =
        and === undefined && then === undefined ? undefined : effectsOf(sentencesOf((and ?? then)!), reading)
      if (effects === undefined || Object.keys(reading.targets).length > 0) return undefined
      return replaced({
        kind: 'damage',
        to: object === undefined ? { player: 'you' } : { object },
        change: { kind: 'prevent', amount: 'all' },
        then: effects,
      })
    },
  ],
]
