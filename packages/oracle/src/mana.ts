import type { Color, ManaProduction, ManaRider, Quantity } from '@spellwright/dsl'
import { aPhrase, pluralPhrase } from './filter/determiner.ts'
import { eachCounted } from './for-each.ts'
import { amountText, whereIs } from './quantity.ts'
import type { Talk } from './talk.ts'
import { colorWord } from './words/colors.ts'
import { listOf, or } from './words/english.ts'
import { numberWord } from './words/numbers.ts'

type ProductionOf<K extends ManaProduction['kind']> = Extract<ManaProduction, { kind: K }>

const amountWord = (amount: Quantity, talk: Talk): string => {
  if (typeof amount === 'number') return numberWord(amount)
  return amount.kind === 'x' ? 'X' : whereIs(amount, talk)
}

const _colorsOf = (colors: readonly Color[]): string => or(colors.map((color) => `{${color}}`))
const isEveryColor = (colors: readonly Color[] | undefined): boolean => colors === undefined || colors.length === 5

const PRODUCTIONS: { [K in ManaProduction['kind']]: (mana: ProductionOf<K>, talk: Talk) => string } = {
  fixed: ({ mana, times }, talk) => {
    if (times === undefined) return mana
    const each = eachCounted(times, talk)
    return each === undefined
      ? `an amount of ${mana} equal to ${amountText(times, talk)}`
      : `${mana} for each ${each.noun}`
  },
  choice: ({ options }) => or(options),
  anyOneColor: ({ amount, colors }, talk) => {
    const color = isEveryColor(colors) ? 'color' : or((colors ?? []).map(colorWord))
    return `${amountWord(amount, talk)} mana of any ${amount === 1 ? '' : 'one '}${color}`
  },
  anyCombination: ({ amount, colors }, talk) => {
    const which = isEveryColor(colors)
      ? 'colors'
      : listOf(
          colors.map((color) => `{${color}}`),
          'and/or',
        )
    return `${amountWord(amount, talk)} mana in any combination of ${which}`
  },
  chosenColor: ({ amount }, talk) => `${amountWord(amount, talk)} mana of the chosen color`,
}

/** What is added: "{R} or {G}", "one mana of any color". */
export function manaText(mana: ManaProduction, talk: Talk): string {
  const render = PRODUCTIONS[mana.kind] as (mana: ManaProduction, talk: Talk) => string
  return render(mana, talk)
}

type RiderOf<K extends ManaRider['kind']> = Extract<ManaRider, { kind: K }>

const activates = (object: RiderOf<'onlyActivate'>['object'], talk: Talk): string =>
  `activate abilities of ${pluralPhrase(object, { talk })}`

const RIDERS: { [K in ManaRider['kind']]: (rider: RiderOf<K>, talk: Talk) => string } = {
  onlyCast: ({ spell }, talk) => `spend this mana only to cast ${aPhrase(spell, { talk, kind: 'spell' })}`,
  onlyActivate: ({ object }, talk) => `spend this mana only to ${activates(object, talk)}`,
  onlyCastOrActivate: ({ spell, object }, talk) =>
    `spend this mana only to cast ${pluralPhrase(spell, { talk, kind: 'spell' })} or ${activates(object, talk)}`,
  notCast: ({ spell }, talk) => `this mana can't be spent to cast ${aPhrase(spell, { talk, kind: 'spell' })}`,
}

/** "Spend this mana only to cast a creature spell", without capital and full stop. */
export function riderText(rider: ManaRider, talk: Talk): string {
  const render = RIDERS[rider.kind] as (rider: ManaRider, talk: Talk) => string
  return render(rider, talk)
}
