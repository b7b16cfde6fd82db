import {
  type Cost,
  type Filter,
  type Keyword,
  type ProtectionQuality,
  SIMPLE_KEYWORDS,
  type SimpleKeyword,
} from '@spellwright/dsl'
import { colorOf } from '../words/colors.ts'
import {
  COST_KEYWORD_FORMS,
  COST_KEYWORD_NAMES,
  COST_KEYWORDS,
  COUNT_AND_COST_KEYWORDS,
  COUNTED_KEYWORDS,
  type CostKeywordForm,
} from '../words/keywords.ts'
import { numberOf, SEVERAL } from '../words/numbers.ts'
import { alternatives } from '../words/word-table.ts'
import { costOf } from './cost.ts'
import { aNoun, nounOf } from './noun.ts'

const WITH_COST: readonly string[] = [...COST_KEYWORDS, ...COST_KEYWORD_NAMES, 'mayhem']

function quality(text: string): ProtectionQuality | undefined {
  if (text === 'the chosen color') return { filter: { color: { chosen: 'color' } } }
  if (text === 'everything') return { everything: 'everything' }
  if (text === 'each of your opponents') return { player: 'opponent' }
  const color = colorOf(text)
  if (color !== undefined) return { filter: { color } }
  if (text === 'multicolored' || text === 'monocolored' || text === 'colorless') return { filter: { is: text } }
  const filter = nounOf(text)
  return filter === undefined ? undefined : { filter }
}

function withCost(word: string, cost: Cost): Keyword {
  const form = word in COST_KEYWORD_FORMS ? COST_KEYWORD_FORMS[word as CostKeywordForm] : { kind: word }
  return { ...form, cost } as Keyword
}

/** A keyword ability as it is printed: "flying", "protection from red", "cycling {2}", "morph—discard a card". */
export function keywordOf(printed: string): Keyword | undefined {
  const text = printed.charAt(0).toLowerCase() + printed.slice(1)
  if ((SIMPLE_KEYWORDS as readonly string[]).includes(text)) return text as SimpleKeyword
  if (text === 'exalted' || text === 'mayhem') return { kind: text }
  const walk = /^(?:(nonbasic|snow|legendary) )?([a-z]+)walk$/.exec(text)
  if (walk !== null) return landwalk(walk[1], walk[2]!)
  const from = /^protection (from .+)$/.exec(text)
  if (from !== null) return protection(from[1]!)
  const hexproof = /^hexproof from (.+)$/.exec(text)
  if (hexproof !== null) {
    const color = colorOf(hexproof[1]!)
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

const PRICED = new RegExp(`^(${alternatives(WITH_COST)})(?: |\\s?—\\s?)(.+?)\\.?$`)
/** Devour may also name what is devoured; that is not read. */
const COUNTED = new RegExp(`^(annihilator|casualty|devour|firebending|${alternatives(COUNTED_KEYWORDS)}) (\\d+)$`)
const CRAFT = new RegExp(`^craft with (?:(${SEVERAL}) )?([A-Za-z]+) ((?:\\{[^}]+\\})+)$`)
const COUNT_AND_COST = new RegExp(`^(${alternatives(COUNT_AND_COST_KEYWORDS)}) (\\d+)—((?:\\{[^}]+\\})+)$`)

function withParameter(text: string): Keyword | undefined {
  const priced = PRICED.exec(text)
  const cost = priced === null ? undefined : costOf(priced[2]!)
  if (cost !== undefined) return withCost(priced![1]!, cost)
  const counted = COUNTED.exec(text)
  if (counted !== null) return { kind: counted[1] as 'crew', count: Number(counted[2]) }
  const strive = /^strive — ~ costs ((?:\{[^}]+\})+) more to cast for each target beyond the first\.$/.exec(text)
  if (strive !== null) return { kind: 'strive', cost: [{ kind: 'mana', mana: strive[1]! }] }
  const equip = /^equip ([A-Za-z ]+?) ((?:\{[^}]+\})+)$/.exec(text)
  const equipped = equip === null ? undefined : nounOf(equip[1]!)
  if (equip !== null && equipped !== undefined && (equipped.type === undefined || equipped.type === 'creature'))
    return { kind: 'equip', cost: [{ kind: 'mana', mana: equip[2]! }], to: equipped }
  const emerge = /^emerge from ([A-Za-z ]+?) ((?:\{[^}]+\})+)$/.exec(text)
  const emerged = emerge === null ? undefined : nounOf(emerge[1]!)
  if (emerge !== null && emerged !== undefined)
    return { kind: 'emerge', cost: [{ kind: 'mana', mana: emerge[2]! }], from: emerged }
  const champion = /^champion (an? .+)$/.exec(text)
  const championed = champion === null ? undefined : aNoun(champion[1]!)
  if (championed !== undefined) return { kind: 'champion', what: championed }
  const craft = CRAFT.exec(text)
  if (craft !== null) {
    const count = craft[1] === undefined ? 1 : numberOf(craft[1])!
    const materials = nounOf(craft[2]!)
    if (materials !== undefined)
      return { kind: 'craft', with: materials, count, cost: [{ kind: 'mana', mana: craft[3]! }] }
  }
  const splice = /^splice onto ([A-Za-z ]+?)(?: |—)([^ ].*?)\.?$/.exec(text)
  const onto = splice === null ? undefined : nounOf(`${splice[1]!} spell`)
  const price = splice === null ? undefined : costOf(splice[2]!)
  if (onto !== undefined && price !== undefined) {
    const { zone: _zone, ...spell } = onto
    return { kind: 'splice', onto: spell, cost: price }
  }
  const partner = /^partner with (.+)$/.exec(text)
  if (partner !== null) return { kind: 'partnerWith', name: partner[1]! }
  const both = COUNT_AND_COST.exec(text)
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
