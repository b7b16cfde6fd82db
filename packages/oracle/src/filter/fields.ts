import { type Color, type Comparison, type Filter, sameData } from '@spellwright/dsl'
import { amountText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { colorWord } from '../words/colors.ts'
import { counterNoun } from '../words/counters.ts'
import { many, or, withArticle } from '../words/english.ts'
import { VALUE } from '../words/values.ts'
import { comparisonPhrase, countPhrase } from './comparison.ts'
import { aPhrase } from './determiner.ts'
import { exclusionParts } from './exclusion.ts'
import { isJustCommander } from './head.ts'
import { nounPhrase } from './noun-phrase.ts'
import { after, before, type FilterTalk, type Part, RANK } from './part.ts'
import { statusParts } from './status.ts'
import { ownerZonePhrase } from './zone.ts'

type FieldRenderer<K extends keyof Filter> = (value: NonNullable<Filter[K]>, filter: Filter, say: FilterTalk) => Part[]

/** What a step did to them says which of them are meant. */
export const isDeed = (participle: string | undefined): boolean =>
  ['destroyed', 'discarded', 'drawn', 'exiled', 'milled', 'removed', 'revealed', 'sacrificed', 'tapped'].includes(
    participle ?? '',
  )

const isColor = (color: Filter['color']): color is Color => typeof color === 'string'

const none = (): Part[] => []
const with_ = (text: string): Part[] => [after(RANK.after.with, `with ${text}`)]
const that = (text: string): Part[] => [after(RANK.after.that, text)]

const ABILITY_WORDS = {
  none: 'no abilities',
  activated: 'an activated ability',
  activatedNonmana: "an activated ability that isn't a mana ability",
  mana: 'a mana ability',
} as const

/** "power 4 or greater", "the greatest power among creatures they control". */
function valuePhrase(value: 'power' | 'toughness' | 'manaValue', comparison: Comparison, talk: Talk): string {
  const least = 'atLeast' in comparison ? comparison.atLeast : undefined
  if (typeof least === 'object' && least.kind === 'greatest') return amountText(least, talk)
  return `${VALUE.say(value)} ${comparisonPhrase(comparison, talk)}`
}

/** Every field of a filter has its words; a new field without a renderer does not compile. */
export const FIELDS: { [K in keyof Required<Filter>]: FieldRenderer<K> } = {
  type: none,
  allTypes: (value) => value.slice(0, -1).map((type) => before(RANK.before.type, type)),
  stackKind: none,
  other: none,
  supertype: (value) => [before(RANK.before.supertype, or(many(value)))],
  subtype: (value, { controller }, { talk }) => {
    if (typeof value !== 'object' || !('chosen' in value)) return []
    const rank = controller === 'opponent' ? RANK.after.with : RANK.after.that
    return [after(rank, `of ${talk.chosenType(value.chosen)}`)]
  },
  cardType: () => that('of the chosen type'),
  allSubtypes: none,
  color: (value, { any }) => {
    // Told with the other color it has besides.
    if (isColor(value) && any?.length === 1 && isColor(any[0]?.color)) return []
    if (typeof value === 'object' && 'chosen' in value) return that('of the chosen color')
    return [before(RANK.before.color, or(many(value).map(colorWord)))]
  },
  name: (value, _filter, { talk }) => {
    if (typeof value === 'string') return that(`named ${value}`)
    // A name chosen a moment ago, or as the permanent entered.
    if ('chosen' in value) return with_(talk.referent({ the: value.chosen }) ? 'that name' : 'the chosen name')
    return with_(`the same name as ${talk.object(value.sameAs, 'full')}`)
  },
  manaCost: (value) => with_(`mana cost ${or(many(value))}`),
  manaValue: (value, _filter, { talk }) => with_(valuePhrase('manaValue', value, talk)),
  power: (value, _filter, { talk }) => with_(valuePhrase('power', value, talk)),
  toughness: (value, _filter, { talk }) => with_(valuePhrase('toughness', value, talk)),
  basePower: (value, _filter, { talk }) => with_(`base power ${comparisonPhrase(value, talk)}`),
  powerPlusToughness: (value, _filter, { talk }) => with_(`total power and toughness ${comparisonPhrase(value, talk)}`),
  // "creatures you control with flying", but "creatures with flying your opponents control".
  controller: (value, _filter, { talk, number }) => [
    after(
      value === 'opponent' && number === 'many' ? RANK.after.opponents : RANK.after.controller,
      talk.controls(value, number),
    ),
  ],
  owner: (value, filter, { talk }) => {
    if (Array.isArray(filter.zone) && filter.zone.includes('exile'))
      return [after(RANK.after.controller, talk.owns(value))]
    // In a hidden zone or a graveyard, whose it is goes with the zone.
    if (filter.zone !== undefined && filter.zone !== 'battlefield' && filter.zone !== 'exile') return []
    return [after(RANK.after.controller, talk.owns(value))]
  },
  zone: (value, filter, say) => {
    const phrase = ownerZonePhrase(value, filter.owner ?? filter.controller, say)
    return phrase === '' ? [] : [after(RANK.after.zone, phrase)]
  },
  is: (value, filter, { number, kind }) => [
    // A card says it by its noun, a spell does not.
    ...(kind === 'spell' && many(value).includes('permanentCard') ? [before(RANK.before.type, 'permanent')] : []),
    ...statusParts(
      many(value).filter((word) => word !== 'commander' || kind !== 'permanent' || !isJustCommander(filter)),
      number,
    ),
  ],
  keyword: (value) => with_(value),
  counters: ({ counter, count }, _filter, { talk, number }) => {
    const word = counterNoun(counter)
    const amount = countPhrase(count, talk)
    if (number === 'many') return with_(`${amount === undefined ? '' : `${amount} `}${word}s on them`)
    return with_(`${amount === undefined ? withArticle(word) : `${amount} ${word}s`} on it`)
  },
  abilities: (value) => with_(ABILITY_WORDS[value]),
  damagedThisTurnBy: (value, _filter, { talk }) =>
    that(`dealt damage this turn by a source ${talk.controls(value, 'one').replace(/controls?$/, 'controlled')}`),
  attachedTo: (value, _filter, { talk }) => that(`attached to ${talk.object(value, 'object')}`),
  hasAttached: (value, _filter, { talk }) => with_(`${aPhrase(value, { talk })} attached to it`),
  among: (value, _filter, { talk }) => {
    if (typeof value === 'object' && 'linked' in value) return that(talk.linkedBy(value.linked))
    const participle = talk.referent(value)?.participle
    return that(isDeed(participle) ? `${participle} this way` : `among ${talk.object(value, 'full')}`)
  },
  targets: (value, _filter, { talk, number }) => {
    const what =
      typeof value === 'object' && 'player' in value ? talk.player(value.player).text : talk.object(value, 'object')
    return that(`that ${number === 'one' ? 'targets' : 'target'} ${what === 'each player' ? 'a player' : what}`)
  },
  targetedBy: (value, _filter, { talk }) => that(`that ${talk.object(value, 'full')} targets`),
  parity: (value) => {
    if (typeof value === 'object') return with_('mana value of the chosen quality')
    return with_(`${withArticle(value)} mana value`)
  },
  targetsSome: (value, _filter, { talk, number }) =>
    that(`that ${number === 'one' ? 'targets' : 'target'} ${aPhrase(value, { talk })}`),
  couldProduce: (value) => that(`that could produce {${value}}`),
  cameFrom: (value, { owner }) => {
    const zone = owner === 'you' ? `your ${value}` : withArticle(value)
    return that(`that entered from ${zone} or that you cast from ${zone}`)
  },
  directlyBelow: (value, _filter, { talk }) => with_(`${aPhrase(value, { talk, kind: 'card' })} directly above it`),
  nothingAbove: (value, _filter, { talk }) => with_(`no ${nounPhrase(value, { talk, kind: 'card' })} above it`),
  attackingPlayer: (value, _filter, { talk, number }) =>
    that(`${number === 'one' ? "that's " : ''}attacking ${talk.player(value).text}`),
  blocking: (value, _filter, { talk }) => that(`blocking ${talk.object(value, 'object')}`),
  blockedBy: (value, _filter, { talk }) => that(`blocked by ${talk.object(value, 'object')}`),
  dealtDamageThisTurnBy: (value, _filter, { talk }) => that(`dealt damage by ${talk.object(value, 'full')} this turn`),
  shares: ({ what, with: other }, _filter, { talk, number }) =>
    that(
      `that ${number === 'one' ? 'shares' : 'share'} a ${what === 'color' ? 'color' : 'creature type'} with ${talk.object(other, 'object')}`,
    ),
  drawnThisTurn: () => that('drawn this turn'),
  not: (value, filter, say) => exclusionParts(value, filter, say),
  any: (value, filter, say) => {
    const [only, ...others] = value
    // One option only adds to the rest.
    if (only !== undefined && others.length === 0 && isColor(only.color) && isColor(filter.color))
      return that(`that's both ${colorWord(filter.color)} and ${colorWord(only.color)}`)
    if (only !== undefined && others.length === 0) return filterParts(only, say)
    return [...sharedControllers(value, say), ...names(value), ...inCombatWith(value, say)]
  },
}

/** "blocking or blocked by this creature" */
export function inCombatWith(options: readonly Filter[], { talk }: FilterTalk): Part[] {
  const [first, second] = options
  if (options.length !== 2 || first?.blocking === undefined || !sameData(first, { blocking: first.blocking })) return []
  if (!sameData(second, { blockedBy: first.blocking })) return []
  return that(`blocking or blocked by ${talk.object(first.blocking, 'object')}`)
}

/** "card named Festering Newt or Bubbling Cauldron". */
function names(options: readonly Filter[]): Part[] {
  const found = options.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  return areNames(options) ? that(`named ${or(found)}`) : []
}

export const areNames = (options: readonly Filter[]): boolean =>
  options.every((option) => Object.keys(option).join() === 'name' && typeof option.name === 'string')

/** "creature that player or that planeswalker's controller controls": options that differ only in who controls it. */
function sharedControllers(options: readonly Filter[], { talk }: FilterTalk): Part[] {
  const controllers = options.map((option) => (Object.keys(option).length === 1 ? option.controller : undefined))
  const [, last] = controllers
  if (last === undefined || controllers.some((controller) => controller === undefined)) return []
  return [after(RANK.after.controller, `${talk.player(last).text} controls`)]
}

const keysOf = (filter: Filter): (keyof Filter)[] => Object.keys(filter) as (keyof Filter)[]

function fieldParts<K extends keyof Filter>(key: K, filter: Filter, say: FilterTalk): Part[] {
  const value = filter[key]
  return value === undefined ? [] : FIELDS[key](value, filter, say)
}

export function filterParts(filter: Filter, say: FilterTalk): Part[] {
  return keysOf(filter).flatMap((key) => fieldParts(key, filter, say))
}
