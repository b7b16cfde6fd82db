import {
  COLORS,
  type Color,
  type Cost,
  type Filter,
  type Keyword,
  type ProtectionQuality,
  SIMPLE_KEYWORDS,
  type SimpleKeyword,
} from '@spellwright/dsl'
import { colorWord } from '../english/words.ts'
import { costOf } from './cost.ts'
import { aNoun, nounOf } from './noun.ts'
import { numberOf } from './numbers.ts'

const colorOf = new Map<string, Color>(COLORS.map((color) => [colorWord(color), color]))
const WITH_COST = [
  'flashback',
  'kicker',
  'multikicker',
  'buyback',
  'echo',
  'madness',
  'morph',
  'megamorph',
  'ninjutsu',
  'unearth',
  'evoke',
  'mutate',
  'bestow',
  'squad',
  'ward',
  'cycling',
  'equip',
  'cumulative upkeep',
  'dash',
  'blitz',
  'encore',
  'escape',
  'offspring',
  'replicate',
  'spectacle',
  'surge',
  'warp',
  'disguise',
  'disturb',
  'embalm',
  'entwine',
  'escalate',
  'eternalize',
  'level up',
  'outlast',
  'overload',
  'plot',
  'foretell',
  'freerunning',
  'mayhem',
  'miracle',
  'sneak',
  'reconfigure',
  'scavenge',
  'transmute',
] as const
const WITH_NUMBER = [
  'afflict',
  'afterlife',
  'annihilator',
  'backup',
  'bloodthirst',
  'bushido',
  'casualty',
  'crew',
  'devour',
  'dredge',
  'fabricate',
  'fading',
  'firebending',
  'graft',
  'mobilize',
  'modular',
  'rampage',
  'renown',
  'saddle',
  'soulshift',
  'toxic',
  'vanishing',
] as const

function quality(text: string): ProtectionQuality | undefined {
  if (text === 'everything') return { everything: 'everything' }
  if (text === 'each of your opponents') return { player: 'opponent' }
  const color = colorOf.get(text)
  if (color !== undefined) return { filter: { color } }
  if (text === 'multicolored' || text === 'monocolored' || text === 'colorless') return { filter: { is: text } }
  const filter = nounOf(text)
  return filter === undefined ? undefined : { filter }
}

function withCost(word: (typeof WITH_COST)[number], cost: Cost): Keyword {
  switch (word) {
    case 'multikicker':
      return { kind: 'kicker', cost, times: 'multi' }
    case 'megamorph':
      return { kind: 'morph', cost, mega: 'mega' }
    case 'cumulative upkeep':
      return { kind: 'cumulativeUpkeep', cost }
    default:
      return { kind: word, cost } as Keyword
  }
}

/** A keyword ability as it is printed: "flying", "protection from red", "cycling {2}", "morph—discard a card". */
export function keywordOf(printed: string): Keyword | undefined {
  const text = printed.charAt(0).toLowerCase() + printed.slice(1)
  if ((SIMPLE_KEYWORDS as readonly string[]).includes(text)) return text as SimpleKeyword
  if (text === 'exalted') return { kind: 'exalted' }
  const walk = /^(?:(nonbasic|snow|legendary) )?([a-z]+)walk$/.exec(text)
  if (walk !== null) return landwalk(walk[1], walk[2]!)
  const from = /^protection (from .+)$/.exec(text)
  if (from !== null) return protection(from[1]!)
  const hexproof = /^hexproof from (.+)$/.exec(text)
  if (hexproof !== null) {
    const color = colorOf.get(hexproof[1]!)
    return color === undefined ? undefined : { kind: 'hexproofFrom', from: { color } }
  }
  const enchant = /^enchant (.+)$/.exec(text)
  if (enchant !== null) {
    if (enchant[1] === 'player') return { kind: 'enchant', what: { player: 'any' } }
    if (enchant[1] === 'opponent') return { kind: 'enchant', what: { player: 'opponent' } }
    const what = nounOf(enchant[1]!)
    return what === undefined ? undefined : { kind: 'enchant', what }
  }
  const affinity = /^affinity for (.+)$/.exec(text)
  if (affinity !== null) {
    const counted = nounOf(affinity[1]!)
    return counted === undefined ? undefined : { kind: 'affinity', for: counted }
  }
  return withParameter(text)
}

function landwalk(adjective: string | undefined, word: string): Keyword | undefined {
  const land: Filter | undefined = word === 'land' ? { type: 'land' } : nounOf(word)
  if (land === undefined) return undefined
  if (adjective === undefined) return { kind: 'landwalk', land }
  if (adjective === 'nonbasic') return { kind: 'landwalk', land: { ...land, not: { supertype: 'basic' } } }
  return { kind: 'landwalk', land: { ...land, supertype: adjective as 'snow' } }
}

function protection(text: string): Keyword | undefined {
  const from = text.split(/(?:, and |, | and )(?=from )/).map((part) => quality(part.replace(/^from /, '')))
  return from.every((one) => one !== undefined) ? { kind: 'protection', from: from as ProtectionQuality[] } : undefined
}

function withParameter(text: string): Keyword | undefined {
  for (const word of WITH_COST) {
    const found = new RegExp(`^${word}(?: |\\s?—\\s?)(.+?)\\.?$`).exec(text)
    if (found === null) continue
    const cost = costOf(found[1]!)
    if (cost !== undefined) return withCost(word, cost)
  }
  for (const word of WITH_NUMBER) {
    const found = new RegExp(`^${word} (\\d+)$`).exec(text)
    if (found !== null) return { kind: word, count: numberOf(found[1]!)! }
  }
  const strive = /^strive — ~ costs ((?:\{[^}]+\})+) more to cast for each target beyond the first\.$/.exec(text)
  if (strive !== null) return { kind: 'strive', cost: [{ kind: 'mana', mana: strive[1]! }] }
  const equip = /^equip ([A-Za-z ]+?) ((?:\{[^}]+\})+)$/.exec(text)
  const equipped = equip === null ? undefined : nounOf(equip[1]!)
  if (equip !== null && equipped !== undefined && (equipped.type === undefined || equipped.type === 'creature'))
    return { kind: 'equip', cost: [{ kind: 'mana', mana: equip[2]! }], to: equipped }
  const champion = /^champion (an? .+)$/.exec(text)
  const championed = champion === null ? undefined : aNoun(champion[1]!)
  if (championed !== undefined) return { kind: 'champion', what: championed }
  const craft = /^craft with (?:(two|three|four|five|six) )?([A-Za-z]+) ((?:\{[^}]+\})+)$/.exec(text)
  if (craft !== null) {
    const count = craft[1] === undefined ? 1 : numberOf(craft[1])!
    const materials = nounOf(craft[2]!)
    if (materials !== undefined)
      return { kind: 'craft', with: materials, count, cost: [{ kind: 'mana', mana: craft[3]! }] }
  }
  const partner = /^partner with (.+)$/.exec(text)
  if (partner !== null) return { kind: 'partnerWith', name: partner[1]! }
  const both = /^(awaken|reinforce|suspend) (\d+)—((?:\{[^}]+\})+)$/.exec(text)
  if (both !== null)
    return {
      kind: both[1] as 'reinforce',
      count: Number(both[2]),
      cost: [{ kind: 'mana', mana: both[3]! }],
    }
  const typecycling = /^([A-Za-z ]+)cycling ((?:\{[^}]+\})+)$/.exec(text)
  if (typecycling !== null) {
    const search = nounOf(typecycling[1] === 'basic land' ? 'basic land' : typecycling[1]!)
    if (search !== undefined) return { kind: 'cycling', cost: [{ kind: 'mana', mana: typecycling[2]! }], search }
  }
  return undefined
}

/** A line of keywords: each of them, or nothing where one is not known. */
export function keywordLine(line: string): Keyword[] | undefined {
  const whole = keywordOf(line)
  if (whole !== undefined) return [whole]
  const words = line.split(/[,;] (?!and from|from)/).map(keywordOf)
  return words.every((word) => word !== undefined) ? (words as Keyword[]) : undefined
}
