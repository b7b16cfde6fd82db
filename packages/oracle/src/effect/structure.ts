import { type Condition, type Effect, type EffectOf, type PlayerRef, sameData } from '@spellwright/dsl'
import { conditionPhrase } from '../condition.ts'
import { costClauses, paysPhrase } from '../cost.ts'
import { durationText } from '../duration.ts'
import { type Subject, third, YOU } from '../english/clause.ts'
import { allPhrase, aPhrase } from '../filter/determiner.ts'
import { isDeed } from '../filter/fields.ts'
import { headNoun } from '../filter/head.ts'
import { keywordText } from '../keyword.ts'
import { countText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { or } from '../words/english.ts'
import { timesWord } from '../words/numbers.ts'
import { conditional, waysDone } from './conditional.ts'
import { reflexiveSteps, withPrefix } from './delayed.ts'
import { effectSentences, together } from './flow.ts'
import { isRefSelector, selectorPhrase } from './selector.ts'
import { type EffectRenderers, one, plain, type Sentence, sentence, sentenceText } from './sentence.ts'

/** The one who may do it and the one who does it are said once, though the words for them would differ by now. */
function asMay(sentences: readonly Sentence[], subject: Subject, again: Subject): Sentence[] {
  const [first, ...others] = sentences
  if (first === undefined) return []
  const clauses = first.clauses.map((clause) => (clause.subject.text === again.text ? { ...clause, subject } : clause))
  return [{ ...first, clauses, may: subject }, ...others]
}

/** Who searches puts what is found where it goes, and shuffles. */
function asSearcher([first, ...others]: readonly Sentence[], subject: Subject): Sentence[] {
  if (first === undefined) return []
  return [{ ...first, clauses: first.clauses.map((clause) => ({ ...clause, subject })) }, ...others]
}

/** "If you do, …"; left out where the next step says itself what it waits for. */
function ifYouDo(then: readonly Effect[], player: EffectOf<'may'>['player'], talk: Talk): Sentence[] {
  talk.newSentence()
  const [first] = then
  const saysItself =
    first?.kind === 'reflexiveTrigger' || (first?.kind === 'if' && waysDone(first.condition, talk) !== undefined)
  const prefix = player === 'you' ? 'if you do, ' : 'if the player does, '
  return withPrefix(saysItself ? '' : prefix, together(then, talk))
}

function may(effect: EffectOf<'may'>, talk: Talk): Sentence[] {
  const subject = talk.actor(effect.player)
  const steps = together(effect.effects, talk)
  const isSearch = effect.player !== 'you' && effect.effects[0]?.kind === 'search'
  const told = isSearch ? asSearcher(steps, subject) : steps
  const sentences = asMay(told, subject, talk.player(effect.player))
  if (effect.then) sentences.push(...ifYouDo(effect.then, effect.player, talk))
  if (effect.else) {
    talk.newSentence()
    sentences.push(
      ...withPrefix(
        effect.player === 'you' ? "if you don't, " : "if the player doesn't, ",
        effectSentences(effect.else, talk),
      ),
    )
  }
  return sentences
}

const PAID_ONCE = 'when you pay this cost one or more times, '

function mayPay(effect: EffectOf<'mayPay'>, talk: Talk): Sentence[] {
  const subject = talk.actor(effect.player)
  const pay = { ...sentence(...costClauses(effect.cost, talk, subject)), may: subject }
  if (effect.upTo !== undefined) {
    talk.bind(effect.upTo.as, { noun: 'number', number: 'one', definite: 'that many' })
    const often = { ...pay, suffix: `${pay.suffix} up to ${timesWord(effect.upTo.times)}` }
    const [only] = effect.then
    const then = only?.kind === 'reflexiveTrigger' && effect.then.length === 1 ? reflexiveSteps(only, talk) : undefined
    const when = then === undefined ? ifYouDo(effect.then, effect.player, talk) : withPrefix(PAID_ONCE, then)
    return [often, ...when]
  }
  const sentences = [pay, ...ifYouDo(effect.then, effect.player, talk)]
  if (effect.else) {
    talk.newSentence()
    const refused = effect.player === 'you' ? "if you don't, " : "if the player doesn't, "
    sentences.push(...withPrefix(refused, effectSentences(effect.else, talk)))
  }
  return sentences
}

function unless({ player, cost, effects }: EffectOf<'unless'>, talk: Talk): Sentence[] {
  const sentences = effectSentences(effects, talk)
  // What one effect says in a second sentence ("It can't be regenerated.") comes behind the cost.
  const at = effects.length === 1 ? 0 : sentences.length - 1
  const subject = talk.actor(player)
  const who = player === 'eachPlayer' ? 'any player' : subject.text
  const words = ` unless ${who} ${paysPhrase(cost, talk, subject)}${talk.takeWheres()}`
  return sentences.map((said, index) => (index === at ? { ...said, suffix: said.suffix + words } : said))
}

/** "For each of those cards, pay 4 life or put the card on top of your library." */
function forEach({ what, as, effects }: EffectOf<'forEach'>, talk: Talk): Sentence[] {
  const referent = isRefSelector(what) ? talk.referent(what) : undefined
  const isDone = referent?.participle !== undefined && isDeed(referent.participle)
  const group = isDone
    ? `${referent.noun} ${referent.participle} this way`
    : referent
      ? `of ${talk.those({ ...referent, number: 'many' })}`
      : selectorPhrase(what, talk, { quantifier: 'each' }).replace(/^each /, '')
  const noun =
    referent?.noun ??
    ('all' in Object(what) ? headNoun((what as { all: object }).all, 'permanent').singular : 'permanent')
  talk.bind(as, {
    noun,
    number: 'one',
    ...(isDone ? {} : { definite: `the ${noun}` }),
    ...(referent?.owner === undefined ? {} : { owner: referent.owner }),
  })
  if (isDone) talk.setTopic({ the: as })
  const [only] = effects
  const prefix = `for each ${group}, `
  if (effects.length === 1 && only?.kind === 'unless') {
    if (only.player !== 'you') return withPrefix(prefix, unless(only, talk))
    const subject = talk.actor(only.player)
    const [clause] = effectSentences(only.effects, talk)
    if (clause) return [plain(`${prefix}${paysPhrase(only.cost, talk, subject)} or ${sentenceText(clause)}`)]
  }
  return withPrefix(prefix, effectSentences(effects, talk))
}

/** "target creature gains your choice of flying or lifelink until end of turn". */
function gainedChoice(options: EffectOf<'chooseOne'>['options'], talk: Talk): Sentence[] | undefined {
  const [first] = options
  const whole = options.map(({ effects: [only, ...others] }) => (others.length === 0 ? only : undefined))
  const [one] = whole
  if (first === undefined || one?.kind !== 'apply' || Array.isArray(one.what)) return undefined
  const isSame = whole.every(
    (other, index) =>
      other?.kind === 'apply' &&
      other.apply.length === 1 &&
      other.apply[0]?.kind === 'gainKeyword' &&
      keywordText(other.apply[0].keyword, talk) === options[index]!.label &&
      sameData({ ...other, apply: [] }, { ...one, apply: [] }),
  )
  if (!isSame || !isRefSelector(one.what)) return undefined
  const rest = `your choice of ${or(options.map(({ label }) => label))} ${durationText(one.until, talk)}`
  return [sentence({ subject: talk.subject(one.what), verb: 'gain', rest: rest.trim() })]
}

/** Whether the options are the two ends of a library. */
function topOrBottom(options: EffectOf<'chooseOne'>['options']): true | undefined {
  const ends = options.map(({ effects: [only] }) =>
    only?.kind === 'move' && only.library?.depth === undefined ? only.library?.position : undefined,
  )
  return ends.length === 2 && ends[0] === 'top' && ends[1] === 'bottom' ? true : undefined
}

/** A step that deals damage binds the players it was dealt to. */
const areDamaged = (players: PlayerRef | { opponentsOf: PlayerRef }, talk: Talk): boolean =>
  typeof players === 'object' && 'the' in players && talk.referent(players)?.definite === 'the damage dealt'

/** "each player who controls an artifact": what a condition says of the player whose turn it is to do something. */
function controlledBy(condition: Condition, as: string, talk: Talk): string | undefined {
  if (condition.kind !== 'exists' || condition.count !== undefined || condition.of.zone !== undefined) return undefined
  const { controller, ...others } = condition.of
  if (typeof controller !== 'object' || !('the' in controller) || controller.the !== as) return undefined
  return `controls ${aPhrase(others, { talk })}`
}

const isReference = (what: EffectOf<'bind'>['what']): what is { the: string } =>
  typeof what === 'object' && 'the' in what

export const structure: Pick<
  EffectRenderers,
  | 'let'
  | 'bind'
  | 'may'
  | 'mayPay'
  | 'unless'
  | 'if'
  | 'forEach'
  | 'forEachPlayer'
  | 'repeat'
  | 'repeatProcess'
  | 'chooseOne'
  | 'mark'
> = {
  let: ({ as, quantity }, talk) => {
    talk.bind(as, { noun: 'number', number: 'one', quantity })
    return []
  },
  bind: ({ as, what }, talk) => {
    const role = what === 'eventObject' || what === 'eventSource' ? talk.referent(what) : undefined
    if (role !== undefined) {
      talk.bind(as, { ...role })
      return []
    }
    // A target that is named by itself: "Choose target creature."
    if (as === 'chosenTarget' && isReference(what) && talk.isNew(what))
      return one(YOU, 'choose', talk.object(what, 'object'))
    const filter = typeof what === 'object' && 'all' in what ? what.all : undefined
    const [several] = Array.isArray(what) ? what : []
    const referent = several === undefined ? undefined : talk.referent(several)
    if (referent !== undefined) {
      talk.bind(as, { noun: referent.noun, number: 'many', participle: 'revealed' })
      return []
    }
    talk.bind(as, {
      noun: filter ? headNoun(filter, 'permanent').singular : 'permanent',
      number: filter ? 'many' : 'one',
      ...(filter === undefined ? {} : { first: (now: Talk) => allPhrase(filter, { talk: now }) }),
    })
    return []
  },
  may,
  mayPay,
  unless,
  if: conditional,
  forEach,
  forEachPlayer: ({ players, as, effects }, talk) => {
    const subject =
      typeof players === 'object' && 'opponentsOf' in players
        ? third(`each of ${talk.whose(players.opponentsOf)} opponents`)
        : areDamaged(players, talk)
          ? third('each player dealt damage this way')
          : talk.player(players)
    const [only] = effects
    const held = only?.kind === 'if' && only.else === undefined && effects.length === 1 ? only : undefined
    const controls = held === undefined ? undefined : controlledBy(held.condition, as, talk)
    const first = controls === undefined ? subject.text : `${subject.text} who ${controls}`
    talk.bind(as, { noun: 'player', number: 'one', first: () => first })
    return effectSentences(controls === undefined || held === undefined ? effects : held.then, talk)
  },
  repeat: ({ times, effects }, talk) => {
    const sentences = effectSentences(effects, talk)
    return [...sentences, plain(`repeat this process ${countText(times, talk)} times`)]
  },
  repeatProcess: ({ effects, while: condition, may: player }, talk) => {
    const sentences = effectSentences(effects, talk)
    talk.newSentence()
    const held = condition === undefined ? '' : `if ${conditionPhrase(condition, talk)}, `
    if (player === undefined) return [...sentences, plain(`${held}repeat this process`)]
    return [...sentences, plain(`${held}${talk.actor(player).text} may repeat this process any number of times`)]
  },
  chooseOne: ({ player, options }, talk) => {
    const [first, second] = options.map(({ effects }) => (effects.length === 1 ? effects[0] : undefined))
    if (first?.kind === 'tap' && second?.kind === 'untap' && options.length === 2 && sameData(first.what, second.what))
      return one(talk.actor(player), 'tap or untap', selectorPhrase(first.what, talk))
    const ends = topOrBottom(options)
    if (ends !== undefined && player !== 'you')
      return one(talk.actor(player), 'put', 'it on their choice of the top or bottom of their library')
    const gained = gainedChoice(options, talk)
    if (gained) return gained
    const subject = talk.actor(player)
    const texts = options.map(({ effects }) => effectSentences(effects, talk).map(sentenceText).join(', then '))
    return [
      plain(subject.person === 'you' ? texts.join(' or ') : `${subject.text} chooses one: ${texts.join('; or ')}`),
    ]
  },
  mark: () => [],
}
