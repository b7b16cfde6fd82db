import type { Filter, Keyword, ProtectionQuality, SimpleKeyword } from '@spellwright/dsl'
import { companionText } from './companion.ts'
import { keywordCost } from './cost.ts'
import { copySentence } from './except.ts'
import { aPhrase, pluralPhrase } from './filter/determiner.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import { amountText } from './quantity.ts'
import type { Talk } from './talk.ts'
import { colorWord } from './words/colors.ts'
import { and, many, withArticle } from './words/english.ts'
import { COST_KEYWORDS, COUNT_AND_COST_KEYWORDS, COUNTED_KEYWORDS, costKeywordName } from './words/keywords.ts'
import { numberWord } from './words/numbers.ts'

type WithParameter = Exclude<Keyword, SimpleKeyword>
type KeywordOf<K extends WithParameter['kind']> = Extract<WithParameter, { kind: K }>

function quality(from: ProtectionQuality, talk: Talk): string {
  if ('everything' in from) return 'everything'
  if ('player' in from) return typeof from.player === 'string' ? 'each of your opponents' : 'the chosen player'
  return from.label ?? qualityOf(from.filter, talk)
}

/** What the effect that gives the protection does not remove. */
function keeping(from: ProtectionQuality, talk: Talk): string {
  const keeps = 'keeps' in from ? from.keeps : undefined
  if (keeps === undefined) return ''
  const what =
    keeps === 'self' ? talk.self.here : `${pluralPhrase(keeps, { talk })} that are already attached to that permanent`
  return `. This effect doesn't remove ${what}`
}

/** A quality is said as the colour or the things it is: "red", "Demons", "artifacts". */
function qualityOf(filter: Filter, talk: Talk): string {
  const keys = Object.keys(filter)
  if (keys.length === 1 && filter.color !== undefined) {
    if (typeof filter.color === 'object' && 'chosen' in filter.color)
      return talk.referent({ the: filter.color.chosen })?.definite ?? 'the chosen color'
    return and(many(filter.color as 'W').map(colorWord))
  }
  if (keys.length === 1 && filter.is !== undefined) return many(filter.is).join(' ')
  return pluralPhrase(filter, { talk })
}

function walkedLand(land: Filter, talk: Talk): string {
  if (typeof land.subtype === 'string') return land.subtype.toLowerCase()
  const phrase = nounPhrase(land, { talk })
  return phrase.endsWith('land') ? phrase : `${phrase} land`
}

type Counted = (typeof COUNTED_KEYWORDS)[number]
type WithCost = (typeof COST_KEYWORDS)[number]
type CountAndCost = (typeof COUNT_AND_COST_KEYWORDS)[number]

type Renderers<K extends WithParameter['kind']> = { [P in K]: (keyword: KeywordOf<P>, talk: Talk) => string }

const counted = ({ kind, count }: KeywordOf<Counted>): string => `${kind} ${count}`
const withCost = ({ kind, cost }: KeywordOf<WithCost>, talk: Talk): string => kind + keywordCost(cost, talk)

const formed = (keyword: KeywordOf<'kicker' | 'morph' | 'cumulativeUpkeep' | 'ninjutsu'>, talk: Talk): string =>
  costKeywordName(keyword) + keywordCost(keyword.cost, talk)

const countAndCost = ({ kind, count, cost }: KeywordOf<CountAndCost>, talk: Talk): string =>
  `${kind} ${count}—${keywordCost(cost, talk).trim()}`

const measured = ({ kind, count }: KeywordOf<'annihilator' | 'firebending'>, talk: Talk): string =>
  `${kind} ${typeof count === 'number' ? count : `X, where X is ${amountText(count, talk)}.`}`

/** The same renderer for each of these keywords. */
const each = <K extends string, R>(kinds: readonly K[], render: R): Record<K, R> =>
  Object.fromEntries(kinds.map((kind) => [kind, render])) as Record<K, R>

const KEYWORDS: Renderers<WithParameter['kind']> = {
  ...each(COUNTED_KEYWORDS, counted),
  ...each(COST_KEYWORDS, withCost),
  ...each(COUNT_AND_COST_KEYWORDS, countAndCost),
  casualty: ({ count, except }, talk) =>
    `casualty ${amountText(count, talk)}${except === undefined ? '' : `. ${copySentence(except, talk)}`}`,
  annihilator: measured,
  firebending: measured,
  mayhem: ({ cost }, talk) => `mayhem${cost === undefined ? '' : keywordCost(cost, talk)}`,
  partnerWith: ({ name }) => `partner with ${name}`,
  strive: ({ cost }, talk) =>
    `strive — This spell costs${keywordCost(cost, talk)} more to cast for each target beyond the first.`,
  champion: ({ what }, talk) => `champion ${aPhrase(what, { talk })}`,
  protection: ({ from }, talk) => {
    const kept = from.find((one) => 'keeps' in one && one.keeps !== undefined)
    return `protection ${and(from.map((one) => `from ${quality(one, talk)}`))}${kept === undefined ? '' : keeping(kept, talk)}`
  },
  landwalk: ({ land }, talk) => `${walkedLand(land, talk)}walk`,
  hexproofFrom: ({ from }, talk) => `hexproof from ${qualityOf(from, talk)}`,
  cycling: ({ cost, search, label }, talk) => {
    const word =
      label ?? (search === undefined ? 'cycling' : `${nounPhrase(search, { talk, kind: 'permanent' })}cycling`)
    return word + keywordCost(cost, talk)
  },
  kicker: (keyword, talk) => `${formed(keyword, talk)}${keyword.x === undefined ? '' : ". X can't be 0."}`,
  emerge: ({ cost, from }, talk) =>
    `emerge${from === undefined ? '' : ` from ${nounPhrase(from, { talk })}`}${keywordCost(cost, talk)}`,
  ninjutsu: formed,
  cumulativeUpkeep: formed,
  morph: formed,
  equip: ({ cost, to }, talk) =>
    `equip${to === undefined ? '' : ` ${nounPhrase(to, { talk })}`}${keywordCost(cost, talk)}`,
  enchant: ({ what }, talk) => {
    if ('player' in what) return `enchant ${what.player === 'opponent' ? 'opponent' : 'player'}`
    return `enchant ${nounPhrase(what, { talk })}`
  },
  affinity: (keyword, talk) => `affinity for ${pluralPhrase(keyword.for, { talk })}`,
  craft: ({ with: materials, count, cost }, talk) => {
    const what =
      count === 1 ? nounPhrase(materials, { talk }) : `${numberWord(count)} ${pluralPhrase(materials, { talk })}`
    return `craft with ${what}${keywordCost(cost, talk)}`
  },
  splice: ({ onto, cost }, talk) =>
    `splice onto ${nounPhrase(onto, { talk, kind: 'spell' }).replace(/ spell$/, '')}${keywordCost(cost, talk)}`,
  companion: ({ condition }, talk) => `companion — ${companionText(condition, talk)}.`,
  exalted: () => 'exalted',
  gift: ({ gift }) => `gift ${withArticle(gift)}`,
  webSlinging: ({ cost }, talk) => `web-slinging${keywordCost(cost, talk)}`,
  prototype: ({ mana, power, toughness }) => `prototype ${mana} — ${power}/${toughness}`,
  devour: ({ count, what }, talk) => {
    const much = count === 'devoured' ? 'X, where X is the number of creatures devoured this way' : count
    return `devour ${what === undefined ? '' : `${nounPhrase(what, { talk })} `}${much}`
  },
}

/** A keyword ability in small letters: "flying", "protection from red", "cycling {2}". */
export function keywordText(keyword: Keyword, talk: Talk): string {
  if (typeof keyword === 'string') return keyword
  const render = KEYWORDS[keyword.kind] as (keyword: Keyword, talk: Talk) => string
  return render(keyword, talk)
}
