import type { Condition, StaticAbility } from '@spellwright/dsl'
import { CHOICE } from '../../words/choices.ts'
import { quantityOf } from '../amount.ts'
import { conditionOf } from '../condition.ts'
import { CHOSEN_AS } from '../effect/choosing.ts'
import { keywordOf } from '../keyword.ts'
import { eachPhrase, quantityPhrase } from '../quantity.ts'
import { Reading } from '../reading.ts'

/** It enters so, perhaps only if that is so. */
export const enters = (
  modification: Extract<NonNullable<StaticAbility['replacement']>, { kind: 'enters' }>['with'][number],
  condition?: Condition,
): StaticAbility => ({
  kind: 'static',
  replacement: { kind: 'enters', object: 'self', with: [modification] },
  ...(condition === undefined ? {} : { condition }),
})

/** CR 614.1c–d: how a permanent enters. */
export const ENTERING: readonly (readonly [RegExp, (found: RegExpExecArray) => StaticAbility[] | undefined])[] = [
  [/^~ enters prepared$/, () => [enters({ kind: 'prepared' })]],
  [/^~ enters tapped$/, () => [enters({ kind: 'tapped' })]],
  [
    /^~ enters tapped unless (.+)$/,
    ([, text]) => {
      const condition = conditionOf(text!, new Reading('self'))
      return condition === undefined ? undefined : [enters({ kind: 'tapped' }, { kind: 'not', condition })]
    },
  ],
  [
    /^~ enters with (\S+) (\S+) counters? on it$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      return count === undefined ? undefined : [enters({ kind: 'counters', counter: counter!, count })]
    },
  ],
  [
    /^~ enters with (\S+) (\S+) counters? on it if (.+)$/,
    ([, amount, counter, text]) => {
      const count = quantityOf(amount!)
      const condition = conditionOf(text!, new Reading('self'))
      if (count === undefined || condition === undefined) return undefined
      return [enters({ kind: 'counters', counter: counter!, count }, condition)]
    },
  ],
  [
    /^~ enters with (?:an? )(\S+) counter on it for each (.+)$/,
    ([, counter, text]) => {
      const count = eachPhrase(text!, new Reading('self'))
      return count === undefined ? undefined : [enters({ kind: 'counters', counter: counter!, count })]
    },
  ],
  [
    /^~ enters with your choice of (an? \S+(?: strike)? counter(?:, an? \S+(?: strike)? counter)*,? or an? \S+(?: strike)? counter) on it$/,
    ([, list]) => {
      const labels = list!.split(/, or |, | or /)
      const options = labels.map((label) => ({
        label,
        with: [{ kind: 'counters' as const, counter: label.replace(/^an? (.+) counter$/, '$1'), count: 1 }],
      }))
      return [enters({ kind: 'either', options })]
    },
  ],
  [
    /^~ enters tapped with (\S+) (\S+) counters? on it$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      if (count === undefined) return undefined
      const both = [{ kind: 'tapped' }, { kind: 'counters', counter: counter!, count }] as const
      return [{ kind: 'static', replacement: { kind: 'enters', object: 'self', with: both } }]
    },
  ],
  [
    /^~ enters with X (\S+) counters on it, where X is (.+)$/,
    ([, counter, text]) => {
      const count = quantityPhrase(text!, new Reading('self'))
      return count === undefined ? undefined : [enters({ kind: 'counters', counter: counter!, count })]
    },
  ],
  [
    /^~ escapes with (\S+) (\S+) counters? on it$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      if (count === undefined) return undefined
      return [enters({ kind: 'counters', counter: counter!, count }, { kind: 'paid', cost: 'escape' })]
    },
  ],
  [
    /^if (.+), (?:~|it) enters with (\S+) (\S+) counters? on it$/,
    ([, text, amount, counter]) => {
      const count = quantityOf(amount!)
      const condition = count === undefined ? undefined : conditionOf(text!, new Reading('self'))
      if (count === undefined || condition === undefined || condition.kind === 'kicked') return undefined
      return [enters({ kind: 'counters', counter: counter!, count }, condition)]
    },
  ],
  [
    /^if ~ was kicked, it enters with (\S+) (\S+) counters? on it$/,
    ([, amount, counter]) => {
      const count = quantityOf(amount!)
      return count === undefined
        ? undefined
        : [enters({ kind: 'counters', counter: counter!, count }, { kind: 'kicked' })]
    },
  ],
  [
    /^if ~ was kicked, it enters with (\S+) (\S+) counters? on it and with (.+)$/,
    ([, amount, counter, text]) => {
      const count = quantityOf(amount!)
      const keyword = keywordOf(text!)
      if (count === undefined || keyword === undefined) return undefined
      const both = [
        { kind: 'counters', counter: counter!, count },
        { kind: 'gains', keyword },
      ] as const
      return [
        { kind: 'static', replacement: { kind: 'enters', object: 'self', with: both }, condition: { kind: 'kicked' } },
      ]
    },
  ],
  [
    new RegExp(`^as ~ enters, choose a (${CHOICE.pattern})$`),
    ([, word]) => {
      const kind = CHOICE.read(word!)
      return kind === 'color' || kind === 'creatureType'
        ? [enters({ kind: 'choose', choose: { kind }, as: CHOSEN_AS[kind] })]
        : undefined
    },
  ],
  [
    /^if it's neither day nor night, it becomes (day|night) as ~ enters$/,
    ([, daytime]) => [enters({ kind: 'daytime', daytime: daytime as 'day' }, { kind: 'isDaytime', is: 'neither' })],
  ],
]
