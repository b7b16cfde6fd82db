import { COLORS, type Color, type Effect, type ManaProduction } from '@spellwright/dsl'
import { NUMBER } from '../../words/numbers.ts'
import { quantityOf } from '../amount.ts'
import { aNoun } from '../noun.ts'
import { eachPhrase, quantityPhrase } from '../quantity.ts'
import { type EffectReader, playerDoes } from './reader.ts'

const add = (mana: ManaProduction): Effect[] => [{ kind: 'addMana', player: 'you', mana }]

export const MANA: readonly EffectReader[] = [
  playerDoes('adds? an additional (.+)', (player, [text], reading) => {
    const said = `add ${text}`
    for (const [pattern, read] of MANA) {
      const found = pattern.exec(said)
      const [only] = (found && read(found, reading)) ?? []
      if (only?.kind === 'addMana') return { ...only, player }
    }
    return undefined
  }),
  [/^add ((?:\{[WUBRGC]\})+)$/, ([, mana]) => add({ kind: 'fixed', mana: mana! })],
  [
    /^add ((?:\{[WUBRGC]\})+) for each (.+)$/,
    ([, mana, text], reading) => {
      const times = eachPhrase(text!, reading)
      return times === undefined ? undefined : add({ kind: 'fixed', mana: mana!, times })
    },
  ],
  [
    /^add ((?:\{[WUBRGC]\})+(?:(?:, | or |, or )(?:\{[WUBRGC]\})+)+)$/,
    ([, text]) => add({ kind: 'choice', options: text!.split(/, or |, | or /) }),
  ],
  [
    new RegExp(`^add (${NUMBER}|X) mana of any (?:one )?color$`),
    ([, amount]) => add({ kind: 'anyOneColor', amount: quantityOf(amount!)! }),
  ],
  [
    /^add an amount of ((?:\{[WUBRGC]\})) equal to (.+)$/,
    ([, mana, text], reading) => {
      const times = quantityPhrase(text!, reading)
      return times === undefined ? undefined : add({ kind: 'fixed', mana: mana!, times })
    },
  ],
  [
    /^add one mana of any (type|color) that (an? .+) could produce$/,
    ([, what, text], reading) => {
      const of = aNoun(text!, reading.nounPlayers)
      return of && add({ kind: 'couldProduce', of, what: what as 'type' })
    },
  ],
  [/^add one mana of the chosen color$/, () => add({ kind: 'chosenColor', chosen: 'color', amount: 1 })],
  [
    new RegExp(`^add (${NUMBER}|X) mana in any combination of (colors|(?:\\{[WUBRG]\\}(?:, | and/or |, and/or )?)+)$`),
    ([, amount, text]) => {
      const named = [...text!.matchAll(/\{([WUBRG])\}/g)].map(([, color]) => color as Color)
      const colors = text === 'colors' ? COLORS : named
      return add({ kind: 'anyCombination', amount: quantityOf(amount!)!, colors })
    },
  ],
  [/^take an extra turn after this one$/, () => [{ kind: 'extraTurn', player: 'you' }]],
]
