import type { Filter, Keyword, ProtectionQuality, SimpleKeyword } from '@spellwright/dsl'
import { keywordCost } from './cost.ts'
import { and, colorWord, many, numberWord } from './english/words.ts'
import { aPhrase, pluralPhrase } from './filter/determiner.ts'
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

/** Those that are their name and a number: "bushido 1". */
type Counted =
  | 'afflict'
  | 'afterlife'
  | 'annihilator'
  | 'backup'
  | 'bloodthirst'
  | 'bushido'
  | 'casualty'
  | 'crew'
  | 'dredge'
  | 'fabricate'
  | 'fading'
  | 'firebending'
  | 'graft'
  | 'mobilize'
  | 'modular'
  | 'rampage'
  | 'renown'
  | 'saddle'
  | 'soulshift'
  | 'toxic'
  | 'vanishing'

/** Those that are their name and a cost: "echo {2}". */
type WithCost =
  | 'bestow'
  | 'blitz'
  | 'buyback'
  | 'dash'
  | 'disguise'
  | 'disturb'
  | 'echo'
  | 'embalm'
  | 'encore'
  | 'entwine'
  | 'escalate'
  | 'escape'
  | 'eternalize'
  | 'evoke'
  | 'flashback'
  | 'foretell'
  | 'freerunning'
  | 'level up'
  | 'madness'
  | 'sneak'
  | 'miracle'
  | 'mayhem'
  | 'mutate'
  | 'ninjutsu'
  | 'offspring'
  | 'outlast'
  | 'overload'
  | 'plot'
  | 'reconfigure'
  | 'replicate'
  | 'scavenge'
  | 'spectacle'
  | 'squad'
  | 'surge'
  | 'transmute'
  | 'unearth'
  | 'ward'
  | 'warp'

type Renderers<K extends WithParameter['kind']> = { [P in K]: (keyword: KeywordOf<P>, talk: Talk) => string }

const counted = ({ kind, count }: KeywordOf<Counted>): string => `${kind} ${count}`
const withCost = ({ kind, cost }: KeywordOf<WithCost>, talk: Talk): string => kind + keywordCost(cost, talk)

const countAndCost = ({ kind, count, cost }: KeywordOf<'awaken' | 'reinforce' | 'suspend'>, talk: Talk): string =>
  `${kind} ${count}—${keywordCost(cost, talk).trim()}`

const COUNTED: Renderers<Counted> = {
  afflict: counted,
  afterlife: counted,
  annihilator: counted,
  backup: counted,
  bloodthirst: counted,
  bushido: counted,
  casualty: counted,
  crew: counted,
  dredge: counted,
  fabricate: counted,
  fading: counted,
  firebending: counted,
  graft: counted,
  mobilize: counted,
  modular: counted,
  rampage: counted,
  renown: counted,
  saddle: counted,
  soulshift: counted,
  toxic: counted,
  vanishing: counted,
}

const WITH_COST: Renderers<WithCost> = {
  bestow: withCost,
  blitz: withCost,
  buyback: withCost,
  dash: withCost,
  disguise: withCost,
  disturb: withCost,
  echo: withCost,
  embalm: withCost,
  encore: withCost,
  entwine: withCost,
  escalate: withCost,
  escape: withCost,
  eternalize: withCost,
  evoke: withCost,
  flashback: withCost,
  foretell: withCost,
  freerunning: withCost,
  'level up': withCost,
  madness: withCost,
  sneak: withCost,
  miracle: withCost,
  mayhem: withCost,
  mutate: withCost,
  ninjutsu: withCost,
  offspring: withCost,
  outlast: withCost,
  overload: withCost,
  plot: withCost,
  reconfigure: withCost,
  replicate: withCost,
  scavenge: withCost,
  spectacle: withCost,
  squad: withCost,
  surge: withCost,
  transmute: withCost,
  unearth: withCost,
  ward: withCost,
  warp: withCost,
}

const KEYWORDS: Renderers<WithParameter['kind']> = {
  ...COUNTED,
  ...WITH_COST,
  partnerWith: ({ name }) => `partner with ${name}`,
  strive: ({ cost }, talk) =>
    `strive — This spell costs${keywordCost(cost, talk)} more to cast for each target beyond the first.`,
  awaken: countAndCost,
  champion: ({ what }, talk) => `champion ${aPhrase(what, { talk })}`,
  reinforce: countAndCost,
  suspend: countAndCost,
  protection: ({ from }, talk) => `protection ${and(from.map((one) => `from ${quality(one, talk)}`))}`,
  landwalk: ({ land }, talk) => `${walkedLand(land, talk)}walk`,
  hexproofFrom: ({ from }, talk) => `hexproof from ${qualityOf(from, talk)}`,
  cycling: ({ cost, search, label }, talk) => {
    const word =
      label ?? (search === undefined ? 'cycling' : `${nounPhrase(search, { talk, kind: 'permanent' })}cycling`)
    return word + keywordCost(cost, talk)
  },
  kicker: ({ cost, times }, talk) => `${times ? 'multikicker' : 'kicker'}${keywordCost(cost, talk)}`,
  cumulativeUpkeep: ({ cost }, talk) => `cumulative upkeep${keywordCost(cost, talk)}`,
  morph: ({ cost, mega }, talk) => `${mega ? 'megamorph' : 'morph'}${keywordCost(cost, talk)}`,
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
  exalted: () => 'exalted',
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
