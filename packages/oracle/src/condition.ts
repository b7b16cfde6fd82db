import { type Condition, type Filter, sameData } from '@spellwright/dsl'
import { comparedAmount } from './compared-amount.ts'
import { markWords } from './effect/marks.ts'
import { conjugate } from './english/clause.ts'
import { happenedPhrase, somePlayerDidPhrase } from './event/history.ts'
import { comparisonPhrase, countPhrase } from './filter/comparison.ts'
import { aPhrase, pluralPhrase } from './filter/determiner.ts'
import { matchesPhrase } from './filter/predicate.ts'
import { amountText } from './quantity.ts'
import type { Talk } from './talk.ts'
import { and, many, or } from './words/english.ts'
import { A_PLAYER } from './words/players.ts'
import { STEP } from './words/steps.ts'

type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>

function withoutController(filter: Filter): Filter {
  const { controller: _controller, ...others } = filter
  return others
}

/** "you control a Swamp", "there are three or more cards in your graveyard". */
function existsPhrase({ of, count }: ConditionOf<'exists'>, talk: Talk): string {
  const amount = count === undefined ? undefined : countPhrase(count, talk)
  const things = (filter: Filter) =>
    amount === undefined ? aPhrase(filter, { talk }) : `${amount} ${pluralPhrase(filter, { talk })}`
  const onBattlefield = of.zone === undefined || of.zone === 'battlefield'
  if (of.controller !== undefined && onBattlefield) {
    const who = of.controller === 'opponent' ? 'an opponent' : talk.player(of.controller).text
    return `${who} ${who === 'you' ? 'control' : 'controls'} ${things(withoutController(of))}`
  }
  // Of several kinds of cards it says "and/or": any mixture counts.
  const listed = things(of).replace(/^(\w+ or more )(\w+) and (\w+) /, '$1$2 and/or $3 ')
  if (onBattlefield && amount === undefined && of.color !== undefined && Object.keys(of).length === 1)
    return `any player controls ${listed}`
  const place = onBattlefield ? ' on the battlefield' : ''
  return `${amount === undefined ? 'there is' : 'there are'} ${listed}${place}`
}

/** "you have 30 or more life", "there are seven or more cards in your graveyard", "X is 5 or more". */
function comparePhrase({ quantity, is }: ConditionOf<'compare'>, talk: Talk): string {
  const told = comparedAmount(quantity, is, talk)
  if (told !== undefined) return told
  const comparison = comparisonPhrase(is, talk).replace('or greater', 'or more')
  const isFixed = Object.values(is).every((bound) => typeof bound === 'number')
  if (typeof quantity === 'object' && quantity.kind === 'lifeOf' && isFixed && ('atLeast' in is || 'atMost' in is)) {
    const subject = talk.player(quantity.player)
    return `${subject.text} ${conjugate('have', subject)} ${comparison} life`
  }
  if (typeof quantity === 'object' && quantity.kind === 'cardsIn' && quantity.zone === 'hand') {
    const subject = talk.player(quantity.player)
    const have = `${subject.text} ${conjugate('have', subject)}`
    const than = 'moreThan' in is && typeof is.moreThan === 'object' ? is.moreThan : undefined
    if (than?.kind === 'cardsIn' && than.zone === 'hand')
      return `${have} more cards in hand than ${talk.player(than.player).text}`
    return `${have} ${countPhrase(is, talk) ?? 'one or more'} cards in hand`
  }
  if (typeof quantity === 'object' && quantity.kind === 'cardsIn' && quantity.player === 'opponent') {
    return `an opponent has ${countPhrase(is, talk) ?? 'one or more'} cards in their ${quantity.zone}`
  }
  if (typeof quantity === 'object' && quantity.kind === 'cardsIn') {
    return `there are ${countPhrase(is, talk) ?? 'one or more'} cards in ${talk.whose(quantity.player)} ${quantity.zone}`
  }
  if (typeof quantity === 'object' && quantity.kind === 'opponents' && 'atLeast' in is)
    return `you have ${countPhrase(is, talk) ?? 'one or more'} opponents`
  if (typeof quantity === 'object' && quantity.kind === 'cardTypesAmong' && 'atLeast' in is) {
    const among = pluralPhrase(quantity.of, { talk, kind: 'card' })
    return `there are ${countPhrase(is, talk) ?? 'one or more'} card types among ${among}`
  }
  const isNone = 'exactly' in is && is.exactly === 0
  if (typeof quantity === 'object' && quantity.kind === 'countersOn' && ('atLeast' in is || isNone)) {
    const counters = `${countPhrase(is, talk) ?? 'one or more'} ${quantity.counter} counters`
    return `there are ${counters} on ${talk.object(quantity.object, 'full')}`
  }
  return `${amountText(quantity, talk)} is ${comparison}`
}

const NEGATED: readonly [RegExp, string][] = [
  [/\bis\b/, "isn't"],
  [/\bit's\b/, "it isn't"],
  [/\bhas\b/, "doesn't have"],
  [/\bwas\b/, "wasn't"],
  [/\bwere\b/, "weren't"],
  [/\bcontrols\b/, "doesn't control"],
  [/\bcontrol\b/, "don't control"],
  [/\battacked\b/, "didn't attack"],
  [/\bescaped\b/, "didn't escape"],
  [/\bcast\b/, "didn't cast"],
]

function negated(condition: Condition, talk: Talk): string {
  if (condition.kind === 'did') return markWords(condition.name).notDone
  if (condition.kind === 'exists' && condition.count === undefined)
    return existsPhrase({ ...condition, count: { exactly: 0 } }, talk)
  if (condition.kind === 'isTurnOf' && condition.player === 'you') return "it's not your turn"
  const text = conditionPhrase(condition, talk)
  const rule = NEGATED.find(([pattern]) => pattern.test(text))
  return rule ? text.replace(rule[0], rule[1]) : `it's not true that ${text}`
}

/** "a player has 13 or less life": you or an opponent. */
function somePlayer(conditions: readonly Condition[], talk: Talk): string | undefined {
  const [yours, theirs] = conditions
  if (conditions.length !== 2 || yours?.kind !== 'compare' || theirs?.kind !== 'compare') return undefined
  const { quantity } = yours
  if (typeof quantity !== 'object' || quantity.kind !== 'lifeOf' || quantity.player !== 'you') return undefined
  const same = { ...theirs, quantity: { kind: 'lifeOf', player: 'opponent' } }
  if (!sameData(same, { ...yours, quantity: same.quantity })) return undefined
  return conditionPhrase(theirs, talk).replace(A_PLAYER.say('opponent'), A_PLAYER.say('any'))
}

/** CR 505.1: "it's your main phase". */
function ownMainPhase([turn, step, ...others]: readonly Condition[]): string | undefined {
  if (turn?.kind !== 'isTurnOf' || turn.player !== 'you' || step?.kind !== 'duringStep' || others.length > 0)
    return undefined
  return sameData(step.step, ['main1', 'main2']) ? "it's your main phase" : undefined
}

const CONDITIONS: { [K in Condition['kind']]: (condition: ConditionOf<K>, talk: Talk) => string } = {
  exists: existsPhrase,
  matches: ({ object, filter }, talk) => matchesPhrase(object, filter, talk),
  compare: comparePhrase,
  happened: ({ event, when, times }, talk) => happenedPhrase(event, when, times, talk),
  somePlayerDid: ({ event, when, times }, talk) => somePlayerDidPhrase(event, when, times, talk),
  castThisGame: ({ player, named, times }, talk) => {
    const subject = talk.player(player)
    if (named === undefined && 'exactly' in times && times.exactly === 0)
      return `this spell is the first spell ${subject.text}'ve cast this game`
    const what = named === undefined ? 'spells' : `spells named ${named}`
    return `${subject.text}'ve cast ${countPhrase(times, talk) ?? 'one or more'} ${what} this game`
  },
  did: ({ name }, talk) => {
    const { noun, participle } = talk.referent({ the: name }) ?? {}
    return noun === 'permanent' && participle === 'countered'
      ? "a permanent's ability is countered this way"
      : markWords(name).done
  },
  isThere: ({ object }, talk) => `${talk.object(object, 'full')} is on the battlefield`,
  classLevel: ({ is }, talk) => `${talk.object('self', 'subject')} is level ${comparisonPhrase(is, talk)}`,
  kicked: ({ times, which }, talk) => {
    const amount = times === undefined ? undefined : countPhrase(times, talk)
    const kicker = which === undefined ? '' : ` with its ${which === 0 ? 'first' : 'second'} kicker`
    return `this spell was kicked${amount === undefined ? '' : ` ${amount} times`}${kicker}`
  },
  isDaytime: ({ is }) => (is === 'neither' ? "it's neither day nor night" : `it's ${is}`),
  isTurnOf: ({ player }, talk) =>
    player === 'opponent' ? "it's an opponent's turn" : `it's ${talk.whose(player)} turn`,
  duringStep: ({ step }) => `it's the ${or(many(step).map((one) => STEP.say(one)))}`,
  isStartingPlayer: ({ player }, talk) => {
    const subject = talk.player(player)
    return `${subject.text} ${conjugate('be', subject)} the starting player`
  },
  chose: ({ word }) => `you chose ${word}`,
  shareColor: ({ among, filter }, talk) => {
    const those = talk.object(among, 'object')
    if (filter === undefined) return `two of ${those} share a color`
    return `two ${pluralPhrase(filter, { talk, kind: 'card' })} among ${those} share a color`
  },
  isPlayer: ({ player, same }, talk) => {
    const subject = talk.player(player)
    return `${subject.text} ${conjugate('be', subject)} ${talk.player(same).text}`
  },
  asCast: ({ condition }, talk) =>
    `${conditionPhrase(condition, talk).replace(/\bcontrol\b/, 'controlled')} as you cast this spell`,
  castAtInstantTiming: () => "you cast it any time a sorcery couldn't have been cast",
  castFrom: ({ zone }, talk) => {
    const object = talk.object('self', 'subject')
    if (zone === 'hand') return `you cast ${object} from your hand`
    return `${object} was cast from ${zone === 'exile' ? 'exile' : 'a graveyard'}`
  },
  designated: ({ player, as }, talk) => {
    const subject = talk.player(player)
    if (as === 'completed a dungeon') return player === 'you' ? "you've completed a dungeon" : `${subject.text} ${as}`
    if (as !== 'monarch')
      return `${subject.text} ${conjugate('have', subject)} ${as === 'max speed' ? as : `the ${as}`}`
    return player === 'you' ? "you're the monarch" : `${subject.text} ${conjugate('be', subject)} the monarch`
  },
  newSinceLastUpkeep: (_condition, talk) =>
    `${talk.object('self', 'subject')} came under your control since the beginning of your last upkeep`,
  paid: ({ cost }, talk) => {
    if (cost === 'evidence') return 'evidence was collected'
    if (cost === 'escape') return `${talk.object('self', 'subject')} escaped`
    if (cost === 'gift') return 'the gift was promised'
    if (cost === 'additional') return "this spell's additional cost was paid"
    if (cost === 'behold') return 'something was beheld'
    if (cost !== 'bargain') return `the ${cost} cost was paid`
    return talk.place.spell ? 'this spell was bargained' : `${talk.object('self', 'subject')} was bargained`
  },
  not: ({ condition }, talk) => negated(condition, talk),
  all: ({ conditions }, talk) => ownMainPhase(conditions) ?? and(conditions.map((one) => conditionPhrase(one, talk))),
  any: ({ conditions }, talk) =>
    somePlayer(conditions, talk) ?? or(conditions.map((one) => conditionPhrase(one, talk))),
}

/** A condition as it stands after "if" or "as long as". */
export function conditionPhrase(condition: Condition, talk: Talk): string {
  const render = CONDITIONS[condition.kind] as (condition: Condition, talk: Talk) => string
  return render(condition, talk)
}

/** Of several kinds, each has its article: "a Mountain or a Plains". */
export const withArticles = (text: string): string =>
  text.replace(
    /^(you control an? \w+) or (?=([A-Z]))/,
    (_, first, letter) => `${first} or ${/[AEIO]/.test(letter) ? 'an' : 'a'} `,
  )
