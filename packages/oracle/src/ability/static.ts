import {
  type Affects,
  type CharacteristicDefiningAbility,
  type Condition,
  type Modification,
  mentions,
  type Quantity,
  type StaticAbility,
  sameData,
} from '@spellwright/dsl'
import { affectsNoun, affectsObject, affectsSubject, isPair } from '../affects.ts'
import { conditionPhrase, withArticles } from '../condition.ts'
import { animation, ownCostSentence } from '../effect/continuous.ts'
import { type Sentence, sentence } from '../effect/sentence.ts'
import { type Subject, third, YOU } from '../english/clause.ts'
import { aPhrase } from '../filter/determiner.ts'
import { predicates } from '../modification.ts'
import { amountText } from '../quantity.ts'
import { replacementSentences } from '../replacement/replacement.ts'
import { ruleClause } from '../rule/rule.ts'
import type { Talk } from '../talk.ts'
import { colorWord } from '../words/colors.ts'
import { capitalise } from '../words/english.ts'
import { onlyTime } from '../words/only-times.ts'
import { abilityText } from './ability.ts'
import { linesOf } from './with-effects.ts'

/** Types added to what each object is already are said of each: "Each land is a Swamp in addition to …". */
const isSaidOfEach = (change: Modification): boolean =>
  change.kind === 'addType' || change.kind === 'addSubtype' || mentions('modification', change, 'affected')

/** "All Swamps are 1/1 black creatures that are still lands." */
function becomesCreature(subject: Subject, creature: string): Sentence {
  if (subject.number === 'one') return sentence({ subject, verb: 'be', rest: `${creature} that's still a land` })
  const many = creature.replace(/^an? /, '').replace(/ creature\b/, ' creatures')
  return sentence({ subject, verb: 'be', rest: `${many} that are still lands` })
}

function continuousSentence(affects: Affects, changes: readonly Modification[], talk: Talk): Sentence {
  const control = changes.find((change) => change.kind === 'setController')
  if (control?.kind === 'setController' && changes.length === 1) {
    const subject = talk.actor(control.player)
    return sentence({ subject, verb: 'control', rest: affectsObject(affects, talk), explicit: 'explicit' })
  }
  const creature = animation(changes, talk)
  const isEach = creature === undefined && changes.some(isSaidOfEach)
  const both = isPair(affects) && changes.every(({ kind }) => kind === 'gainKeyword')
  const subject = both
    ? third('both creatures', 'many')
    : affectsSubject(affects, talk, isEach ? 'each' : 'together', 'all')
  if (creature !== undefined) return becomesCreature(subject, creature)
  const list = predicates(changes, { talk, number: subject.number, mode: 'static', noun: affectsNoun(affects, talk) })
  const clauses = list.map(({ verb, rest, end }, index) => {
    const join = index === 0 ? {} : { join: list.length > 2 ? (index === list.length - 1 ? ', and ' : ', ') : ' and ' }
    return { subject, verb, rest: end === undefined ? rest : `${rest} ${end}`, ...join }
  })
  return sentence(...clauses)
}

function sentencesOf(ability: StaticAbility, talk: Talk): Sentence[] {
  const sentences: Sentence[] = []
  if (ability.apply) {
    sentences.push(continuousSentence(ability.affects ?? 'self', ability.apply, talk))
    sentences.push(...ownCostSentence(ability.apply, talk, "that card's"))
  }
  if (ability.rule) {
    const said = ruleClause(ability.rule, talk)
    const before = sentences.at(-1)
    const first = before?.clauses[0]
    // "Enchanted creature gets +2/+2 and can't block": the same objects are named once.
    const isSame = 'what' in ability.rule && sameData(ability.rule.what, ability.affects ?? 'self')
    if (before && first && isSame) before.clauses.push({ ...said, subject: first.subject, join: ' and ' })
    else sentences.push(sentence(said))
  }
  if (ability.replacement) sentences.push(...replacementSentences(ability.replacement, talk))
  const last = sentences.at(-1)
  if (last) last.suffix += talk.takeWheres()
  return sentences
}

/** A count of things is said behind: "… as long as there are seven or more cards in your graveyard". */
function comesBehind(condition: Condition, { apply, rule }: StaticAbility): boolean {
  if (rule?.kind === 'mayPlayFrom') return rule.perTurn === undefined
  if (condition.kind === 'exists' && condition.of.controller === 'defendingPlayer') return true
  const single = apply?.length === 1
  if (condition.kind === 'exists') return single || condition.count !== undefined
  // Of a designation the condition comes first: "as long as this creature is renowned, …".
  if (condition.kind === 'matches')
    return (
      single &&
      condition.filter.is !== 'paired' &&
      condition.filter.is !== 'renowned' &&
      condition.filter.is !== 'monstrous'
    )
  if (condition.kind !== 'compare' || typeof condition.quantity !== 'object') return false
  const { kind } = condition.quantity
  return kind === 'cardsIn' || (kind === 'lifeOf' && single && 'atLeast' in condition.is)
}

/** CR 113.6b: an ability that functions in the graveyard says so: "as long as this card is in your graveyard and …". */
function fromGraveyard(ability: StaticAbility, talk: Talk): Sentence[] {
  talk.place = { zone: 'graveyard' }
  const here = `as long as ${talk.object('self', 'full')} is in your graveyard`
  const when = ability.condition === undefined ? '' : ` and ${conditionPhrase(ability.condition, talk)}`
  return prefixed(`${here}${when}, `, sentencesOf(ability, talk))
}

function prefixed(prefix: string, [first, ...others]: readonly Sentence[]): Sentence[] {
  return first === undefined ? [] : [{ ...first, prefix: prefix + first.prefix }, ...others]
}

/** What keeps something from happening is told behind: "enters tapped unless you control a Plains". */
function unlessText(ability: StaticAbility, condition: Condition, talk: Talk): Sentence[] | undefined {
  const isKept = ability.rule?.kind === 'cantAttack' || ability.rule?.kind === 'cantBlock'
  if (condition.kind !== 'not' || (ability.replacement?.kind !== 'enters' && !isKept)) return undefined
  const sentences = sentencesOf(ability, talk)
  const last = sentences.at(-1)
  const text = withArticles(conditionPhrase(condition.condition, talk))
  if (last) last.suffix += ` unless ${text}`
  return sentences
}

const isOfManaSpent = (condition: Condition): boolean =>
  condition.kind === 'compare' && typeof condition.quantity === 'object' && condition.quantity.kind === 'manaSpent'

/** It does not untap, attack or block, and says when. */
const isHeldBack = ({ rule, apply }: StaticAbility): boolean =>
  apply === undefined &&
  (rule?.kind === 'doesntUntap' || rule?.kind === 'cantAttack' || rule?.kind === 'cantBlock') &&
  rule.what === 'self'

const entersWithCounters = ({ replacement }: StaticAbility): boolean =>
  replacement?.kind === 'enters' && replacement.object === 'self' && replacement.with[0]?.kind === 'counters'

/** "cast this spell only during combat", "cast this spell only if you control a Swamp". */
function castOnly({ rule }: StaticAbility, condition: Condition, talk: Talk): Sentence[] | undefined {
  if (rule?.kind !== 'cantCast' || rule.spell !== 'self' || condition.kind !== 'not') return undefined
  const when = onlyTime(condition.condition) ?? `if ${conditionPhrase(condition.condition, talk)}`
  return [sentence({ subject: YOU, verb: 'cast', rest: `this spell only ${when}` })]
}

function withCondition(ability: StaticAbility, condition: Condition, talk: Talk): Sentence[] {
  const only = castOnly(ability, condition, talk)
  if (only) return only
  const unless = unlessText(ability, condition, talk)
  if (unless) return unless
  if (ability.rule?.kind === 'costChange' && ability.rule.spell === 'self') {
    const sentences = sentencesOf(ability, talk)
    sentences.at(-1)!.suffix +=
      condition.kind === 'paid' && condition.cost === 'bargain'
        ? " if it's bargained"
        : condition.kind === 'matches' && condition.filter.targetsSome !== undefined
          ? ` if it targets ${aPhrase(condition.filter.targetsSome, { talk })}`
          : ` if ${conditionPhrase(condition, talk)}`
    return sentences
  }
  if (entersWithCounters(ability) && condition.kind === 'paid' && condition.cost === 'escape')
    return sentencesOf(ability, talk).map((said) => ({
      ...said,
      clauses: said.clauses.map((clause) => (clause.verb === 'enter' ? { ...clause, verb: 'escape' } : clause)),
    }))
  if (entersWithCounters(ability) && condition.kind !== 'kicked' && condition.kind !== 'compare') {
    const sentences = sentencesOf(ability, talk)
    const last = sentences.at(-1)
    if (last) last.suffix += ` if ${conditionPhrase(condition, talk)}`
    return sentences
  }
  // "~ doesn't untap during your untap step if it has a depletion counter on it."
  if (isHeldBack(ability) && talk.wording.conditions === undefined) {
    const sentences = sentencesOf(ability, talk)
    const last = sentences.at(-1)
    if (last) last.suffix += ` if ${conditionPhrase(condition, talk)}`
    return sentences
  }
  const isIf = ability.replacement !== undefined || ability.zone === 'stack'
  const { conditions } = talk.wording
  // What is quoted comes last.
  const isQuoted = ability.apply?.at(-1)?.kind === 'gainAbility'
  const isBehind = conditions === undefined ? !isQuoted && comesBehind(condition, ability) : conditions === 'behind'
  if (!isIf && isBehind) {
    const sentences = sentencesOf(ability, talk)
    const last = sentences.at(-1)
    if (last) last.suffix += ` as long as ${conditionPhrase(condition, talk)}`
    return sentences
  }
  const isYourTurn = condition.kind === 'isTurnOf' && condition.player === 'you' && !isIf
  const prefix = isYourTurn
    ? ability.rule?.kind === 'mayPlayFrom' && ability.rule.perTurn !== undefined
      ? 'during each of your turns, '
      : 'during your turn, '
    : `${isIf ? 'if' : 'as long as'} ${conditionPhrase(condition, talk)}, `
  const sentences = prefixed(prefix, sentencesOf(ability, talk))
  // "If at least three red mana was spent to cast this spell, this creature enters with …".
  if (isOfManaSpent(condition) && ability.replacement?.kind === 'enters')
    for (const clause of sentences.flatMap(({ clauses }) => clauses)) clause.subject = third(talk.self.here)
  // "If this creature was kicked, it enters with …".
  if (condition.kind === 'kicked' && ability.replacement?.kind === 'enters' && ability.replacement.object === 'self')
    for (const clause of sentences.flatMap(({ clauses }) => clauses)) clause.subject = third('it')
  return sentences
}

function whenAndWhat(ability: StaticAbility, talk: Talk): Sentence[] {
  // A permission to cast the card from there says it already.
  const says = ability.rule?.kind === 'mayPlayFrom' && ability.rule.what === 'self'
  if (ability.zone === 'graveyard' && !says) return fromGraveyard(ability, talk)
  return ability.condition ? withCondition(ability, ability.condition, talk) : sentencesOf(ability, talk)
}

/** CR 702.178a: what the object has at max speed is told behind the word. */
function atMaxSpeed({ apply = [] }: StaticAbility, talk: Talk): string {
  const granted = apply.flatMap((change) => (change.kind === 'gainAbility' ? [change.ability] : []))
  return `Max speed — ${granted.flatMap((ability) => abilityText(ability, talk)).join(' ')}`
}

export function staticText(ability: StaticAbility, talk: Talk): string {
  if (ability.abilityWord === 'Max speed') return atMaxSpeed(ability, talk)
  const sentences = whenAndWhat(ability, talk)
  const text = linesOf(sentences).join(' ')
  return ability.abilityWord === undefined ? text : `${ability.abilityWord} — ${text}`
}

/** "that number plus 1", where the toughness is told by the power. */
function toughnessText(toughness: Quantity, power: Quantity, talk: Talk): string {
  if (typeof toughness === 'object' && toughness.kind === 'plus') {
    const [first, ...others] = toughness.terms
    if (first !== undefined && sameData(first, power)) {
      return ['that number', ...others.map((term) => amountText(term, talk))].join(' plus ')
    }
  }
  return amountText(toughness, talk)
}

export function characteristicText(ability: CharacteristicDefiningAbility, talk: Talk): string {
  const { power, toughness, colors, creatureTypes, landTypes, abilityWord } = ability
  const its = `${talk.self.here}'s`
  const parts: string[] = []
  if (power !== undefined && toughness !== undefined) {
    parts.push(
      sameData(power, toughness)
        ? `${its} power and toughness are each equal to ${amountText(power, talk)}.`
        : `${its} power is equal to ${amountText(power, talk)} and its toughness is equal to ${toughnessText(toughness, power, talk)}.`,
    )
  } else if (power !== undefined) parts.push(`${its} power is equal to ${amountText(power, talk)}.`)
  else if (toughness !== undefined) parts.push(`${its} toughness is equal to ${amountText(toughness, talk)}.`)
  if (colors) {
    const words = colors.length === 0 ? 'colorless' : colors.map(colorWord).join(' and ')
    parts.push(`${talk.self.here} is ${colors.length === 5 ? 'all colors' : words}.`)
  }
  if (creatureTypes) parts.push(`${talk.self.here} is every creature type.`)
  if (landTypes) parts.push(`${talk.self.here} is every nonbasic land type.`)
  const text = parts.map(capitalise).join(' ')
  return abilityWord === undefined ? text : `${abilityWord} — ${text}`
}
