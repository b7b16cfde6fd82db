import type { Filter, Keyword, ProtectionQuality, SimpleKeyword } from '@spellwright/dsl'
import { keywordCost } from './cost.ts'
import { and, colorWord, many } from './english/words.ts'
import { pluralPhrase } from './filter/determiner.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import type { Talk } from './talk.ts'

type WithParameter = Exclude<Keyword, SimpleKeyword>
type KeywordOf<K extends WithParameter['kind']> = Extract<WithParameter, { kind: K }>

function quality(from: ProtectionQuality, talk: Talk): string {
  if ('everything' in from) return 'everything'
  if ('player' in from) return 'each of your opponents'
  return from.label ?? qualityOf(from.filter, talk)
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

const KEYWORDS: { [K in WithParameter['kind']]: (keyword: KeywordOf<K>, talk: Talk) => string } = {
  protection: ({ from }, talk) => `protection ${and(from.map((one) => `from ${quality(one, talk)}`))}`,
  landwalk: ({ land }, talk) => `${walkedLand(land, talk)}walk`,
  hexproofFrom: ({ from }, talk) => `hexproof from ${qualityOf(from, talk)}`,
  ward: ({ cost }, talk) => `ward${keywordCost(cost, talk)}`,
  cycling: ({ cost, search, label }, talk) => {
    const word =
      label ?? (search === undefined ? 'cycling' : `${nounPhrase(search, { talk, kind: 'permanent' })}cycling`)
    return word + keywordCost(cost, talk)
  },
  flashback: ({ cost }, talk) => `flashback${keywordCost(cost, talk)}`,
  kicker: ({ cost, times }, talk) => `${times ? 'multikicker' : 'kicker'}${keywordCost(cost, talk)}`,
  buyback: ({ cost }, talk) => `buyback${keywordCost(cost, talk)}`,
  echo: ({ cost }, talk) => `echo${keywordCost(cost, talk)}`,
  fading: ({ count }) => `fading ${count}`,
  vanishing: ({ count }) => `vanishing ${count}`,
  cumulativeUpkeep: ({ cost }, talk) => `cumulative upkeep${keywordCost(cost, talk)}`,
  madness: ({ cost }, talk) => `madness${keywordCost(cost, talk)}`,
  morph: ({ cost, mega }, talk) => `${mega ? 'megamorph' : 'morph'}${keywordCost(cost, talk)}`,
  ninjutsu: ({ cost }, talk) => `ninjutsu${keywordCost(cost, talk)}`,
  annihilator: ({ count }) => `annihilator ${count}`,
  bushido: ({ count }) => `bushido ${count}`,
  renown: ({ count }) => `renown ${count}`,
  equip: ({ cost, to }, talk) =>
    `equip${to === undefined ? '' : ` ${nounPhrase(to, { talk })}`}${keywordCost(cost, talk)}`,
  enchant: ({ what }, talk) => {
    if ('player' in what) return `enchant ${what.player === 'opponent' ? 'opponent' : 'player'}`
    return `enchant ${nounPhrase(what, { talk })}`
  },
  affinity: (keyword, talk) => `affinity for ${pluralPhrase(keyword.for, { talk })}`,
  toxic: ({ count }) => `toxic ${count}`,
  unearth: ({ cost }, talk) => `unearth${keywordCost(cost, talk)}`,
  evoke: ({ cost }, talk) => `evoke${keywordCost(cost, talk)}`,
  exalted: () => 'exalted',
  modular: ({ count }) => `modular ${count}`,
  mutate: ({ cost }, talk) => `mutate${keywordCost(cost, talk)}`,
  prototype: ({ mana, power, toughness }) => `prototype ${mana} — ${power}/${toughness}`,
  devour: ({ count, what }, talk) => {
    const much = count === 'devoured' ? 'X, where X is the number of creatures devoured this way' : count
    return `devour ${what === undefined ? '' : `${nounPhrase(what, { talk })} `}${much}`
  },
  squad: ({ cost }, talk) => `squad${keywordCost(cost, talk)}`,
  bestow: ({ cost }, talk) => `bestow${keywordCost(cost, talk)}`,
}

/** A keyword ability in small letters: "flying", "protection from red", "cycling {2}". */
export function keywordText(keyword: Keyword, talk: Talk): string {
  if (typeof keyword === 'string') return keyword
  const render = KEYWORDS[keyword.kind] as (keyword: Keyword, talk: Talk) => string
  return render(keyword, talk)
}
