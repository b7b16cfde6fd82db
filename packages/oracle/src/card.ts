import type { Ability, CardDefinition, CardFace } from '@spellwright/dsl'
import { formatTypeLine } from '@spellwright/dsl'
import { abilityText } from './ability/ability.ts'
import { bindCost } from './cost.ts'
import { explainKeywords, type KeywordExplanation } from './explain-keyword.ts'
import { keywordText } from './keyword.ts'
import { mergedLines } from './merge-lines.ts'
import { type SelfWords, selfWords } from './self-words.ts'
import { Talk } from './talk.ts'
import type { Wording } from './wording.ts'
import { capitalise } from './words/english.ts'

/** A face as a player reads it. */
export interface RenderedFace {
  name: string
  manaCost: string | null
  typeLine: string
  power: string | null
  toughness: string | null
  loyalty: string | null
  defense: string | null
  /** Lines separated by line breaks. */
  text: string
  /** One text for each ability of the data. */
  abilities: string[]
  /** What its keywords mean. */
  reminders: KeywordExplanation[]
}

/** A card as a person reads it: the text of each face, rendered from its data. */
export interface RenderedCard {
  name: string
  layout: CardDefinition['layout']
  faces: RenderedFace[]
}

/** Keywords with a cost or a parameter of their own have a line of their own. */
function isListed(ability: Ability): boolean {
  if (ability.kind !== 'keyword') return false
  return (
    typeof ability.keyword === 'string' || ability.keyword.kind === 'protection' || ability.keyword.kind === 'landwalk'
  )
}

function keywordLine(abilities: readonly Ability[], self: SelfWords): string {
  const words = abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [keywordText(ability.keyword, new Talk(self))] : [],
  )
  return capitalise(words.join(', '))
}

/** A spell speaks of what its additional costs were paid with. */
function talkOf(face: CardFace, ability: Ability, self: SelfWords): Talk {
  const talk = new Talk(self)
  if (ability.kind === 'spell')
    for (const other of face.abilities) if (other.kind === 'additionalCost') bindCost(other.cost, talk)
  return talk
}

function faceLines(face: CardFace, self: SelfWords): string[] {
  const lines: string[] = []
  const abilities = face.abilities
  for (let index = 0; index < abilities.length; index += 1) {
    const start = index
    while (isListed(abilities[index + 1] ?? { kind: 'spell', effects: [] }) && isListed(abilities[start]!)) index += 1
    const listed = abilities.slice(start, index + 1)
    if (isListed(listed[0]!)) lines.push(keywordLine(listed, self))
    else lines.push(...abilityText(listed[0]!, talkOf(face, listed[0]!, self)))
  }
  return mergedLines(lines)
}

/** A star that stands for a number plus something is printed "1+*". */
function defined(side: 'power' | 'toughness', face: CardFace): number | string | undefined {
  const printedValue = face[side]
  if (printedValue !== '*') return printedValue
  for (const ability of face.abilities) {
    const value = ability.kind === 'characteristicDefining' ? ability[side] : undefined
    if (typeof value !== 'object' || value.kind !== 'plus') continue
    const number = value.terms.find((term) => typeof term === 'number')
    if (number !== undefined) return `${number}+*`
  }
  return printedValue
}

const printed = (value: number | string | undefined): string | null => (value === undefined ? null : String(value))

/** The text of one face, rendered from its data. */
export function renderFace(face: CardFace, wording: Wording = {}): RenderedFace {
  const self = selfWords(face, wording)
  return {
    name: face.name,
    manaCost: face.cost ?? null,
    typeLine: formatTypeLine(face),
    power: printed(defined('power', face)),
    toughness: printed(defined('toughness', face)),
    loyalty: printed(face.loyalty),
    defense: printed(face.defense),
    text: faceLines(face, self).join('\n'),
    abilities: face.abilities.map((ability) => abilityText(ability, new Talk(self)).join('\n')),
    reminders: explainKeywords(face.abilities),
  }
}

/** The text of a card, rendered from its data. */
export function renderCard(definition: CardDefinition): RenderedCard {
  return { name: definition.name, layout: definition.layout, faces: definition.faces.map((one) => renderFace(one)) }
}
