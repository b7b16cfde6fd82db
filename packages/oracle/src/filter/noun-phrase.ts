import type { Filter } from '@spellwright/dsl'
import type { Talk } from '../talk.ts'
import { and, many, or, withArticle } from '../words/english.ts'
import { areNames, filterParts, inCombatWith } from './fields.ts'
import { headNoun, isOfChosenType, type Kind, kindOf } from './head.ts'
import type { FilterTalk, Part } from './part.ts'

export interface PhraseOptions {
  talk: Talk
  kind?: Kind
  number?: 'one' | 'many'
  preposition?: 'in' | 'from'
}

function inOrder(parts: readonly Part[], side: Part['side']): Part[] {
  return parts.filter((part) => part.side === side).sort((a, b) => a.rank - b.rank)
}

/** "noncreature, nonland", but "attacking white". */
function adjectives(parts: readonly Part[]): string {
  let text = ''
  parts.forEach((part, index) => {
    const afterNon = index > 0 && part.text.startsWith('non') && parts[index - 1]?.text.startsWith('non')
    text += index === 0 ? part.text : `${afterNon ? ', ' : ' '}${part.text}`
  })
  return text
}

/** "with power or toughness 1 or less", "with flying or reach": what one noun may have of several things. */
function sharedWith(options: readonly Filter[], say: FilterTalk): string | undefined {
  const parts = options.map((option) => filterParts(option, say))
  if (parts.some((own) => own.length !== 1 || !own[0]!.text.startsWith('with '))) return undefined
  const texts = parts.map(([only]) => only!.text.replace(/^with /, ''))
  const sizes = texts.map((text) => /^(power|toughness) (.*)$/.exec(text))
  const [first] = sizes
  if (first && sizes.every((size) => size?.[2] === first[2]))
    return `with ${or(sizes.map((size) => size?.[1] ?? ''))} ${first[2]}`
  return `with ${or(texts)}`
}

function alternatives(filter: Filter, say: FilterTalk): string | undefined {
  if (filter.any === undefined || filter.any.length < 2) return undefined
  if (filter.any.every((option) => Object.keys(option).join() === 'controller')) return undefined
  if (areNames(filter.any) || inCombatWith(filter.any, say).length > 0) return undefined
  const noun = headNoun(filter, say.kind)
  // "Creature cards of the chosen types".
  if (filter.any.every((option) => Object.keys(option).join() === 'subtype' && isOfChosenType(option)))
    return `${say.number === 'one' ? noun.singular : noun.plural} of the chosen types`
  if (filter.any.every((option) => Object.keys(option).join() === 'is')) {
    return `${or(filter.any.flatMap(({ is }) => many(is ?? [])))} ${say.number === 'one' ? noun.singular : noun.plural}`
  }
  const sharedParts = filter.type === undefined ? undefined : sharedWith(filter.any, say)
  if (sharedParts !== undefined) return `${say.number === 'one' ? noun.singular : noun.plural} ${sharedParts}`
  const whole = filter.any.map((option) => nounPhrase(option, say))
  // "a Human or artifact card": the noun they share is said once.
  const areWords = filter.any.every((option) => Object.keys(option).length === 1)
  const shared =
    areWords && say.kind === 'card' && say.number === 'one' && whole.every((phrase) => phrase.endsWith(' card'))
  const phrases = shared
    ? whole.map((phrase, index) => (index < whole.length - 1 ? phrase.replace(/ card$/, '') : phrase))
    : whole
  return say.number === 'one' ? or(phrases) : and(phrases)
}

/** The noun of a filter with all that stands around it, without article: "nonblack creature you control". */
export function nounPhrase(filter: Filter, options: PhraseOptions): string {
  const kind = kindOf(filter, options.kind ?? 'permanent')
  const number = options.number ?? 'one'
  const say: FilterTalk = { talk: options.talk, kind, number, preposition: options.preposition ?? 'in' }
  const parts = filterParts(filter, say)
  const noun = headNoun(filter, kind)
  const head = alternatives(filter, say) ?? (number === 'one' ? noun.singular : noun.plural)
  const after = inOrder(parts, 'after').map((part) => part.text)
  const { stackKind, type } = filter
  // What kind of source an ability has: "target activated ability you control from an artifact source".
  if (stackKind !== undefined && stackKind !== 'spell' && stackKind !== 'any' && type !== undefined)
    after.push(`from ${withArticle(headNoun({ type }, 'source').singular)}`)
  return [adjectives(inOrder(parts, 'before')), head, ...after].filter((text) => text !== '').join(' ')
}
