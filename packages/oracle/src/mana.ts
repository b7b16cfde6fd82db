import type { Color, Effect, ManaProduction, ManaRider, Quantity } from '@spellwright/dsl'
import { effectSentences } from './effect/flow.ts'
import { sentenceText } from './effect/sentence.ts'
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
  anyOneColor: ({ amount, colors, among }, talk) => {
    if (among !== undefined)
      return `${amountWord(amount, talk)} mana of any color among ${pluralPhrase(among, { talk })}`
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
  chosenColor: ({ amount, or: other }, talk) =>
    `${other === undefined ? '' : `${other} or `}${amountWord(amount, talk)} mana of the chosen color`,
  couldProduce: ({ of, what }, talk) => `one mana of any ${what} that ${aPhrase(of, { talk })} could produce`,
  produced: () => 'one mana of any type that permanent produced',
}

/** What is added: "{R} or {G}", "one mana of any color". */
export function manaText(mana: ManaProduction, talk: Talk): string {
  const render = PRODUCTIONS[mana.kind] as (mana: ManaProduction, talk: Talk) => string
  return render(mana, talk)
}

type RiderOf<K extends ManaRider['kind']> = Extract<ManaRider, { kind: K }>

const activates = (object: RiderOf<'onlyActivate'>['object'], talk: Talk): string =>
  Object.keys(object).length === 0 ? 'activate abilities' : `activate abilities of ${pluralPhrase(object, { talk })}`

/** What happens to the spell the mana was spent on. */
function spentOn(effects: readonly Effect[], talk: Talk): string[] {
  talk.roles = { ...talk.roles, object: { noun: 'spell', number: 'one' } }
  return effectSentences(effects, talk).map((said) => sentenceText(said).replace(/ (this turn|until end of turn)$/, ''))
}

const RIDERS: { [K in ManaRider['kind']]: (rider: RiderOf<K>, talk: Talk) => string } = {
  onlyCast: ({ spell, spent = [] }, talk) => {
    const cast = `spend this mana only to cast ${aPhrase(spell, { talk, kind: 'spell' })}`
    return [cast, ...spentOn(spent, talk)].join(', and ')
  },
  onlyActivate: ({ object }, talk) => `spend this mana only to ${activates(object, talk)}`,
  onlyCastOrActivate: ({ spell, object }, talk) =>
    `spend this mana only to cast ${pluralPhrase(spell, { talk, kind: 'spell' })} or ${activates(object, talk)}`,
  ifSpentOn: ({ spell, spent }, talk) =>
    `if that mana is spent on ${aPhrase(spell, { talk, kind: 'spell' })}, ${spentOn(spent, talk).join(' and ')}`,
  notCast: ({ spell }, talk) => `this mana can't be spent to cast ${aPhrase(spell, { talk, kind: 'spell' })}`,
}

/** "Spend this mana only to cast a creature spell", without capital and full stop. */
export function riderText(rider: ManaRider, talk: Talk): string {
  const render = RIDERS[rider.kind] as (rider: ManaRider, talk: Talk) => string
  return render(rider, talk)
}
