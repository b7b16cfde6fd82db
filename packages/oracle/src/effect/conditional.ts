import type { Condition, Effect, EffectOf } from '@spellwright/dsl'
import { conditionPhrase } from '../condition.ts'
import { aPhrase } from '../filter/determiner.ts'
import { isNegative, negationOf } from '../negation.ts'
import type { Talk } from '../talk.ts'
import { capitalise } from '../words/english.ts'
import { reflexiveSteps, withPrefix } from './delayed.ts'
import { effectSentences, together } from './flow.ts'
import { plain, type Sentence, sentenceText } from './sentence.ts'

/** "a creature card is discarded this way": what a condition says of a thing an earlier step acted on. */
export function waysDone(condition: Condition, talk: Talk): string | undefined {
  if (condition.kind !== 'matches') return undefined
  const participle = talk.referent(condition.object)?.participle
  if (participle === undefined || !['revealed', 'discarded', 'milled', 'exiled', 'sacrificed'].includes(participle))
    return undefined
  return `${aPhrase(condition.filter, { talk, kind: 'card' })} is ${participle} this way`
}

/** A condition about a target not yet spoken of comes behind it: "Counter target spell if it's blue." */
function comesBehind(condition: Condition, talk: Talk): boolean {
  if (condition.kind !== 'matches') return false
  return talk.isNew(condition.object) || talk.conditionsBehind
}

const sameAction = (a: readonly Effect[], b: readonly Effect[]): boolean => actionOf(a) === actionOf(b)
const actionOf = ([first]: readonly Effect[]): string | undefined =>
  first?.kind === 'if' ? actionOf(first.then) : first?.kind === 'unless' ? actionOf(first.effects) : first?.kind

/** "A. If this spell was kicked, B instead." and, with an ability word, "Revolt — B instead if …". */
function insteadSentences(effect: EffectOf<'if'>, otherwise: readonly Effect[], talk: Talk): Sentence[] {
  const usual = effectSentences(otherwise, talk)
  talk.newSentence()
  // "That creature gets -13/-13 instead": who is spoken of is named again.
  if (effect.then[0]?.kind === 'apply') talk.forgetTopic()
  talk.conditionsBehind = true
  if (effect.abilityWord !== undefined && effect.then.length > 1) return insteadSeveral(effect, usual, talk)
  if (effect.abilityWord !== undefined) {
    const [better, ...others] = effectSentences(effect.then, talk)
    talk.conditionsBehind = false
    if (better === undefined) return usual
    const condition = conditionPhrase(effect.condition, talk)
    const text = sentenceText({ ...better, suffix: `${better.suffix} instead if ${condition}` })
    return [...usual, { ...plain(`${effect.abilityWord} — ${capitalise(text)}`), line: 'new' }, ...others]
  }
  const condition = conditionPhrase(effect.condition, talk)
  const [better, ...others] = effectSentences(effect.then, talk)
  talk.conditionsBehind = false
  if (better === undefined) return usual
  return [
    ...usual,
    { ...better, prefix: `if ${condition}, ${better.prefix}`, suffix: `${better.suffix} instead` },
    ...others,
  ]
}

/** "A. Threshold — If there are …, instead B, then C." */
function insteadSeveral(effect: EffectOf<'if'>, usual: readonly Sentence[], talk: Talk): Sentence[] {
  const condition = conditionPhrase(effect.condition, talk)
  const [first, ...others] = effectSentences(effect.then, talk)
  talk.conditionsBehind = false
  if (first === undefined) return [...usual]
  const prefix = `${effect.abilityWord} — If ${condition}, instead ${first.prefix}`
  return [...usual, { ...first, prefix, line: 'new' }, ...others]
}

/** A card just looked at goes here or there: "if it's a land card, … Otherwise, …". */
function isOfSeenCard(condition: Condition, talk: Talk): boolean {
  const referent = condition.kind === 'matches' ? talk.referent(condition.object) : undefined
  const { participle } = referent ?? {}
  const isSeen = participle === undefined || participle === 'found'
  return referent?.noun === 'card' && referent.first === undefined && isSeen
}

/** "Revolt — If a permanent you controlled left the battlefield this turn, …": in a spell a line of its own. */
function withWord({ condition, then }: EffectOf<'if'>, word: string, talk: Talk): Sentence[] {
  const way = waysDone(condition, talk) ?? conditionPhrase(condition, talk)
  const [first, ...others] = withPrefix(`${word} — If ${way}, `, together(then, talk))
  return first === undefined ? [] : [{ ...first, line: 'new' }, ...others]
}

/** "Draw a card if you control an artifact", "Discard a card unless you attacked this turn". */
function saidBehind(condition: Condition, then: readonly Effect[], talk: Talk): Sentence[] | undefined {
  const { conditions } = talk.wording
  if (conditions !== 'behind' && (conditions !== 'unless' || !isNegative(condition))) return undefined
  const sentences = effectSentences(then, talk)
  const at = then.length === 1 ? 0 : sentences.length - 1
  const said = conditions === 'behind' ? condition : negationOf(condition)
  const words = ` ${conditions === 'behind' ? 'if' : 'unless'} ${conditionPhrase(said, talk)}`
  return sentences.map((one, index) => (index === at ? { ...one, suffix: one.suffix + words } : one))
}

const saysInstead = ({ then, abilityWord }: EffectOf<'if'>, talk: Talk): boolean =>
  abilityWord === undefined && then[0]?.kind !== 'may' && talk.wording.choices === 'instead'

const isSaidWithUnless = ({ kind }: Condition): boolean => kind === 'happened' || kind === 'paid'

const isSilent = (effects: readonly Effect[]): boolean => effects.every((effect) => effect.kind === 'mark')

export function conditional(effect: EffectOf<'if'>, talk: Talk): Sentence[] {
  const { condition, then } = effect
  if (isSilent(then) && effect.else === undefined) return []
  // "Sacrifice a creature. When you do, …" says itself that it was done.
  if (condition.kind === 'did' && then[0]?.kind === 'reflexiveTrigger' && effect.else === undefined) {
    const happening = talk.referent({ the: condition.name })?.happening
    return happening === undefined
      ? effectSentences(then, talk)
      : withPrefix(`when ${happening}, `, reflexiveSteps(then[0], talk))
  }
  if (effect.else && ((sameAction(then, effect.else) && !isOfSeenCard(condition, talk)) || saysInstead(effect, talk)))
    return insteadSentences(effect, effect.else, talk)
  if (effect.abilityWord !== undefined && talk.place.spell && effect.else === undefined)
    return withWord(effect, effect.abilityWord, talk)
  const word = effect.abilityWord === undefined ? '' : `${effect.abilityWord} — `
  const behind = effect.else === undefined && word === '' ? saidBehind(condition, then, talk) : undefined
  if (behind !== undefined) return behind
  // "Sacrifice it unless …".
  if (condition.kind === 'not' && isSaidWithUnless(condition.condition) && then[0]?.kind === 'sacrifice') {
    const [only] = effectSentences(then, talk)
    if (only) return [{ ...only, suffix: `${only.suffix} unless ${conditionPhrase(condition.condition, talk)}` }]
  }
  if (effect.else === undefined && (comesBehind(condition, talk) || talk.place.onlyEffect === effect)) {
    const sentences = effectSentences(then, talk)
    const at = then.length === 1 ? 0 : sentences.length - 1
    const words = ` if ${conditionPhrase(condition, talk)}`
    return sentences.map((said, index) => (index === at ? { ...said, suffix: said.suffix + words } : said))
  }
  // "Discard a card unless there are …": what has no short negation.
  if (condition.kind === 'not' && condition.condition.kind === 'compare' && effect.else === undefined && word === '') {
    const sentences = together(then, talk)
    const at = sentences.length - 1
    const words = ` unless ${conditionPhrase(condition.condition, talk)}`
    return sentences.map((said, index) => (index === at ? { ...said, suffix: said.suffix + words } : said))
  }
  const way = waysDone(condition, talk) ?? conditionPhrase(condition, talk)
  const sentences = withPrefix(`${word}if ${way}, `, together(then, talk))
  if (effect.else === undefined) return sentences
  talk.newSentence()
  return [...sentences, ...withPrefix('otherwise, ', effectSentences(effect.else, talk))]
}
