import type { Ability, EffectOf, Modification, Selector } from '@spellwright/dsl'
import { abilityText } from '../ability/ability.ts'
import { isFilter, isWholeType } from '../affects.ts'
import { conditionPhrase } from '../condition.ts'
import { paysPhrase } from '../cost.ts'
import { durationText, spanText } from '../duration.ts'
import { type Clause, type Subject, say, third, YOU } from '../english/clause.ts'
import { allPhrase, eachPhrase, pluralPhrase } from '../filter/determiner.ts'
import { headNoun, isOfChosenType } from '../filter/head.ts'
import { keywordText } from '../keyword.ts'
import { manaText, riderText } from '../mana.ts'
import { isSort, type Predicate, predicates } from '../modification.ts'
import { playersOf, type RuleOf } from '../rule/parts.ts'
import { ruleClause } from '../rule/rule.ts'
import { enchantedWord, grantedWords, type SelfWords } from '../self-words.ts'
import { Talk } from '../talk.ts'
import { colorWord } from '../words/colors.ts'
import { and, withArticle } from '../words/english.ts'
import { isBasicLandType } from '../words/types.ts'
import { delayedTrigger, reflexiveTrigger } from './delayed.ts'
import { isRefSelector, selectorIsPlural, selectorPhrase } from './selector.ts'
import { type EffectRenderers, one, plain, type Sentence, sentence } from './sentence.ts'
import { bindArmed, shield } from './shield.ts'

type Apply = EffectOf<'apply'>

const of = <K extends Modification['kind']>(changes: readonly Modification[], kind: K) =>
  changes.find((change): change is Extract<Modification, { kind: K }> => change.kind === kind)

/** An ability the creature will have, in the middle of a sentence: without a full stop of its own. */
const quoted = (ability: Ability, words: SelfWords): string => {
  // What is quoted within the quotation has single quotation marks.
  const text = abilityText(ability, new Talk(words)).join(' ').replaceAll('"', "'")
  return `"${text.replace(/\.(?='|$)/g, '')}"`
}

/** How a permanent with these changes speaks of itself and of what it will be attached to. */
function wordsOf(changes: readonly Modification[]): SelfWords {
  for (const change of changes) {
    if (change.kind !== 'gainKeyword' || typeof change.keyword === 'string') continue
    if (change.keyword.kind !== 'enchant' || 'player' in change.keyword.what) continue
    return { ...grantedWords(['enchantment']), attachedTo: enchantedWord(change.keyword.what) }
  }
  return grantedWords(['creature'])
}

/** " with trample and "{T}: Add {G}"", or nothing. */
export function withAbilities(changes: readonly Modification[], talk: Talk): string {
  const words = wordsOf(changes)
  const abilities = changes.flatMap((change) =>
    change.kind === 'gainKeyword'
      ? [keywordText(change.keyword, talk)]
      : change.kind === 'gainAbility'
        ? [quoted(change.ability, words)]
        : [],
  )
  if (of(changes, 'allCreatureTypes')) abilities.push('all creature types')
  return abilities.length === 0 ? '' : ` with ${and(abilities)}`
}

/** "becomes a 5/5 Treefolk creature with trample": it is nothing else any more. */
function creatureAlone(changes: readonly Modification[], talk: Talk): string | undefined {
  const sort = of(changes, 'setTypes')
  const base = of(changes, 'setBasePT')
  if (sort?.types.join() !== 'creature' || sort.subtypes === undefined || typeof base?.power !== 'number')
    return undefined
  const words = [`${base.power}/${base.toughness}`, ...sort.subtypes, 'creature']
  const others = changes.filter(({ kind }) => kind !== 'gainKeyword' && kind !== 'gainAbility')
  return others.length === 2 ? withArticle(words.join(' ')) + withAbilities(changes, talk) : undefined
}

/** "becomes a 2/2 Assembly-Worker artifact creature": a permanent that becomes a creature is told by what it becomes. */
export function animation(changes: readonly Modification[], talk: Talk): string | undefined {
  const types = of(changes, 'addType')
  const base = of(changes, 'setBasePT')
  if (!types?.types.includes('creature') || typeof base?.power !== 'number') return undefined
  const colors = of(changes, 'setColor')?.colors
  const subtypes = of(changes, 'addSubtype')?.subtypes
  const words = [
    `${base.power}/${base.toughness}`,
    ...(Array.isArray(colors) && colors.length > 0 ? [and(colors.map(colorWord))] : []),
    ...(Array.isArray(subtypes) ? subtypes : []),
    ...types.types,
  ]
  return withArticle(words.join(' ')) + withAbilities(changes, talk)
}

/** "becomes an Aura with "enchant creature …"". */
function becomesAura(changes: readonly Modification[], talk: Talk): string | undefined {
  const [aura, enchant, ...others] = changes
  if (aura?.kind !== 'addSubtype' || enchant?.kind !== 'gainKeyword' || others.length > 0) return undefined
  if (typeof enchant.keyword === 'string' || enchant.keyword.kind !== 'enchant') return undefined
  return `an Aura with "${keywordText(enchant.keyword, talk)}."`
}

function subjectOf({ what }: Apply, talk: Talk): Subject {
  if (isRefSelector(what)) return talk.subject(what)
  const same = 'all' in what ? talk.sameGroup(what.all, 'subject') : undefined
  if (same !== undefined) return third(same, 'many')
  const { groups } = talk.wording
  const isEach = 'all' in what && (isOfChosenType(what.all) || what.all.counters !== undefined)
  if ('all' in what && (groups === 'each' || (groups === undefined && isEach)))
    return third(eachPhrase(what.all, { talk }))
  if ('all' in what) {
    const isAll = groups === undefined ? isWholeType(what.all) : groups === 'all'
    return third(isAll ? allPhrase(what.all, { talk }) : pluralPhrase(what.all, { talk }), 'many')
  }
  return third(selectorPhrase(what, talk), 'many')
}

function joinedClauses(subject: Subject, list: readonly Predicate[], tail: string): Clause[] {
  const end = list.find((predicate) => predicate.end)?.end
  return list.map(({ verb, rest }, index) => {
    const isLast = index === list.length - 1
    const join = index === 0 ? {} : { join: list.length > 2 ? (isLast ? ', and ' : ', ') : ' and ' }
    const parts = isLast ? [rest, tail, end ?? ''] : [rest]
    return { subject, verb, rest: parts.filter((part) => part !== '').join(' '), ...join }
  })
}

/** A granted keyword whose cost is the card's own mana cost has that said in a sentence of its own. */
export function ownCostSentence(changes: readonly Modification[], talk: Talk, whose = 'its'): Sentence[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'gainKeyword' || typeof change.keyword === 'string' || !('cost' in change.keyword)) return []
    const [own, ...others] = change.keyword.cost
    if (own?.kind !== 'ownManaCost') return []
    const more = others.length === 0 ? '' : ` plus ${paysPhrase(others, talk, YOU)}`
    return [plain(`the ${change.keyword.kind} cost is equal to ${whose} mana cost${more}`)]
  })
}

/** "Forests you control", "each land". */
function speaksOfLands(what: Selector): boolean {
  const filter = typeof what === 'object' && 'all' in what ? what.all : undefined
  return filter?.type === 'land' || (typeof filter?.subtype === 'string' && isBasicLandType(filter.subtype))
}

/** What is no land says in the same sentence that it keeps its types (CR 205.1b). */
function stillSaid(what: Selector, talk: Talk): string {
  const { types } = talk.self
  if (what !== 'self') {
    const noun = isRefSelector(what) ? talk.referent(what)?.noun : undefined
    const isLand = noun === undefined ? speaksOfLands(what) : noun === 'land' || isBasicLandType(noun)
    return isLand ? '' : ` in addition to ${selectorIsPlural(what, talk) ? 'their' : 'its'} other types`
  }
  if (types.includes('land')) return ''
  return types.includes('planeswalker') ? " that's still a planeswalker" : ' in addition to its other types'
}

function apply(effect: Apply, talk: Talk): Sentence[] {
  const { what, apply: changes, until } = effect
  const duration = durationText(until, talk)
  const control = of(changes, 'setController')
  if (control && changes.length === 1) {
    const subject = talk.actor(control.player)
    return one(subject, 'gain', `control of ${selectorPhrase(what, talk)} ${duration}`.trim())
  }
  if (changes.length === 1 && changes[0]?.kind === 'switchPT' && isRefSelector(what))
    return one(YOU, 'switch', `${talk.possessive(what)} power and toughness ${duration}`.trim())
  const areEach = isRefSelector(what) && talk.isNew(what) && talk.isPlural(what) && changes[0]?.kind === 'modifyPT'
  const named = subjectOf(effect, talk)
  const subject = areEach ? { ...named, text: `${named.text} each` } : named
  const becomes = animation(changes, talk) ?? becomesAura(changes, talk)
  if (becomes) {
    const isLand = !of(changes, 'addType')?.types.includes('artifact')
    const still = what === 'self' && talk.self.types.includes('land') ? [plain("it's still a land")] : []
    const noun = isRefSelector(what) && what !== 'self' ? talk.referent(what)?.noun : undefined
    const number = selectorIsPlural(what, talk)
    if (noun !== undefined && (noun === 'land' || isBasicLandType(noun)) && isLand)
      still.push(plain(number ? "they're still lands" : "it's still a land"))
    const kept = isLand && animation(changes, talk) !== undefined ? stillSaid(what, talk) : ''
    const rest = number ? becomes.replace(/^an? /, '').replace(/ creature\b/, ' creatures') : becomes
    return [...one(subject, 'become', `${rest}${kept} ${duration}`.trim()), ...still]
  }
  const alone = until === 'game' && what === 'self' ? creatureAlone(changes, talk) : undefined
  if (alone !== undefined) return one(subject, 'become', alone)
  const number = selectorIsPlural(what, talk) ? 'many' : 'one'
  // "Gets +2/+2 and has fear for as long as …", but "gains fear" alone.
  const mode = until.startsWith('while') && changes.length > 1 ? 'static' : 'effect'
  const list = predicates(changes, { talk, number, mode, noun: 'creature' })
  // The time stands before an ability that is quoted.
  if (changes.at(-1)?.kind === 'gainAbility' && until === 'endOfTurn')
    return [plain(`${duration}, ${say(joinedClauses(subject, list, ''))}`)]
  if (isSort(changes) && until === 'endOfTurn') return [plain(`${duration}, ${say(joinedClauses(subject, list, ''))}`)]
  // So it does where one of several changes is counted out.
  if (list.length > 1 && until === 'endOfTurn' && list.some(({ end }) => end !== undefined)) {
    const counted = list.map(({ verb, rest, end }) => ({ verb, rest: end === undefined ? rest : `${rest} ${end}` }))
    return [plain(`${duration}, ${say(joinedClauses(subject, counted, ''))}`)]
  }
  return [sentence(...joinedClauses(subject, list, duration)), ...ownCostSentence(changes, talk)]
}

/** "can't be blocked this turn except by …": the time stands before an exception. */
function withSpan(rest: string, span: string): string {
  if (span === '') return rest
  const exception = rest.search(/ except by | as though /)
  if (exception < 0) return rest === '' ? span : `${rest} ${span}`
  return `${rest.slice(0, exception)} ${span}${rest.slice(exception)}`
}

/** "If you cast a spell this way, that creature enters with a finality counter on it." */
function counterSentence({ player, what, counter }: RuleOf<'mayPlayFrom'>, talk: Talk): Sentence[] {
  if (counter === undefined) return []
  const noun = isFilter(what) ? headNoun(what, 'permanent').singular : 'permanent'
  const caster = playersOf(player, talk)
  const cast = caster.number === 'one' ? 'casts' : 'cast'
  return [
    plain(
      `if ${caster.text} ${cast} a spell this way, that ${noun} enters with ${withArticle(`${counter} counter`)} on it`,
    ),
  ]
}

export const continuous: Pick<
  EffectRenderers,
  'addMana' | 'apply' | 'rule' | 'shield' | 'delayedTrigger' | 'reflexiveTrigger'
> = {
  addMana: ({ player, mana, rider, persists }, talk) => {
    const subject = talk.actor(player)
    const additional = talk.place.event?.kind === 'tappedForMana' ? 'an additional ' : ''
    const sentences = one(subject, 'add', additional + manaText(mana, talk))
    if (rider) sentences.push(plain(riderText(rider, talk)))
    const until = persists === 'endOfCombat' ? 'end of combat' : 'end of turn'
    if (persists) sentences.push(plain(`until ${until}, you don't lose this mana as steps and phases end`))
    return sentences
  },
  apply,
  rule: ({ rule, until, armedBy, while: held }, talk) => {
    bindArmed(armedBy, talk)
    const clause = ruleClause(rule, talk)
    const after = rule.kind === 'mayPlayFrom' ? counterSentence(rule, talk) : []
    if (after.length > 0) return [plain(`${spanText(until, talk)}, ${say([clause])}`), ...after]
    if (held !== undefined) return [plain(`as long as ${conditionPhrase(held, talk)}, ${say([clause])}`)]
    const isForGood = until === 'game' && rule.kind === 'cantGainLife'
    const span = armedBy !== undefined ? '' : isForGood ? 'for the rest of the game' : spanText(until, talk)
    // "All creatures able to block target creature this turn do so."
    if (rule.kind === 'mustBeBlocked' && rule.by === 'byAll' && span !== '') {
      const subject = { ...clause.subject, text: `${clause.subject.text} ${span}` }
      return [sentence({ ...clause, subject })]
    }
    if (span !== '' && clause.rest === 'each combat if able') return [sentence({ ...clause, rest: `${span} if able` })]
    // "Until the end of your next turn, you may play that card."
    if (rule.kind === 'mayPlayFrom' && until === 'game')
      return [sentence({ ...clause, rest: `${clause.rest} for as long as it remains exiled` })]
    if (rule.kind === 'mayPlayFrom' && until !== 'endOfTurn') return [plain(`${span}, ${say([clause])}`)]
    if (rule.kind === 'additionalLands' && span !== '')
      return [sentence({ ...clause, rest: clause.rest.replace(/on each of \w+ turns$/, span) })]
    if (rule.kind === 'canBlockAdditional' && rule.count !== 'any' && span !== '')
      return [sentence({ ...clause, rest: clause.rest.replace('each combat', span) })]
    if (rule.kind === 'returnsAsItUntaps')
      return [sentence({ ...clause, rest: clause.rest.replace('hand as', 'hand during your next untap step, as') })]
    if (until === 'nextUntapStep')
      return [sentence({ ...clause, rest: clause.rest.replace('untap step', 'next untap step') })]
    const rest = withSpan(clause.rest, span).replace(/ if able (this turn)$/, ' $1 if able')
    return [sentence({ ...clause, rest })]
  },
  shield,
  delayedTrigger,
  reflexiveTrigger,
}
