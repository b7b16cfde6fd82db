import { type Condition, type Effect, mentions } from '@spellwright/dsl'
import { negationOf } from '../../negation.ts'
import { CHOICE } from '../../words/choices.ts'
import { DURATION, FOR_AS_LONG_AS, UNTIL_LATER } from '../../words/durations.ts'
import { PLAYER } from '../../words/players.ts'
import { conditionOf } from '../condition.ts'
import { costOf } from '../cost.ts'
import { DEEDS, type Deed } from '../done/deeds.ts'
import type { Reading } from '../reading.ts'
import { ruleSentence, staticRule } from '../rule.ts'
import { searchEffects } from '../search.ts'
import { CARDS } from './cards.ts'
import { CHOOSING, CHOSEN_AS } from './choosing.ts'
import { CHOSEN_THINGS } from './chosen.ts'
import { COPIES } from './copies.ts'
import { COUNTERS } from './counters.ts'
import { DAMAGE_AND_LIFE } from './damage-and-life.ts'
import { delayed } from './delayed.ts'
import { payAlone } from './follow.ts'
import { HAND } from './hand.ts'
import { having, OTHERS_MAY, thirdPerson } from './having.ts'
import { IMPULSE } from './impulse.ts'
import { KEYWORD_ACTIONS } from './keyword-actions.ts'
import { laterEvent } from './later-events.ts'
import { LIBRARY } from './library.ts'
import { MANA } from './mana.ts'
import { OUTSIDE } from './outside.ts'
import { PERMANENTS } from './permanents.ts'
import { PLAYERS_RULES } from './players-rules.ts'
import { PREVENTION } from './prevention.ts'
import type { EffectReader, Effects } from './reader.ts'
import { REVEALING } from './revealing.ts'
import { TURNS } from './turns.ts'
import { UNTAPPING } from './untapping.ts'
import { whereX } from './where-x.ts'
import { ZONES } from './zones.ts'

const READERS: readonly EffectReader[] = [
  ...DAMAGE_AND_LIFE,
  ...PREVENTION,
  ...HAND,
  ...CARDS,
  ...LIBRARY,
  ...ZONES,
  ...CHOSEN_THINGS,
  ...PERMANENTS,
  ...MANA,
  ...UNTAPPING,
  ...IMPULSE,
  ...PLAYERS_RULES,
  ...REVEALING,
  ...CHOOSING,
  ...KEYWORD_ACTIONS,
  ...OUTSIDE,
  ...TURNS,
  ...COPIES,
  ...COUNTERS,
]

const FOR_LATER = new RegExp(`^(?:(${UNTIL_LATER}), (.+)|(.+?) (${UNTIL_LATER}|${FOR_AS_LONG_AS}))$`)

/** What objects may and may not do for a while; "can't attack or block" says two things. */
function ruleEffects(text: string, reading: Reading): Effects {
  const both = /^(.+ can't) attack or block this turn$/.exec(text)
  if (both !== null) {
    const rules = [ruleSentence(`${both[1]} attack this turn`, reading)]
    // It has been named now.
    const what = rules[0] !== undefined && 'what' in rules[0] ? rules[0].what : undefined
    return what === undefined
      ? undefined
      : [rules[0]!, { kind: 'cantBlock' as const, what }].map((rule) => ({ kind: 'rule', rule, until: 'endOfTurn' }))
  }
  const rule = ruleSentence(text, reading)
  if (rule !== undefined) return [{ kind: 'rule', rule, until: 'endOfTurn' }]
  const later = FOR_LATER.exec(text)
  const held = later === null ? undefined : staticRule((later[2] ?? later[3])!, reading)
  return held && [{ kind: 'rule', rule: held, until: DURATION.read((later![1] ?? later![4])!)! }]
}

/** One clause: "you gain 3 life", "draw a card", "target creature can't block this turn". */
function clause(text: string, reading: Reading): Effects {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(text)
    const effects = found === null ? undefined : reading.attempt(() => read(found, reading))
    if (effects !== undefined) {
      reading.amount = undefined
      return effects
    }
  }
  return ruleEffects(text, reading)
}

/** "you may have it deal 2 damage", "you may have Ally creatures you control get +1/+0": one of them, or several, does it. */
function optional(text: string, reading: Reading): Effects {
  const may = /^you may (.+)$/.exec(text)
  if (may === null) return undefined
  for (const said of having(may[1]!)) {
    const effects = reading.attempt(() => sentenceEffects(said, reading))
    if (effects !== undefined) return [{ kind: 'may', player: 'you', effects }]
  }
  return undefined
}

/** What another player may do: "that player may draw a card". */
function optionalForOthers(text: string, reading: Reading): Effects {
  const may = OTHERS_MAY.exec(text)
  if (may === null) return undefined
  const isEach = may[1] === PLAYER.say('eachPlayer') || may[1] === PLAYER.say('opponent')
  const player = isEach ? { the: 'player' } : reading.player(may[1]!)
  if (player === undefined) return undefined
  reading.they = player
  const effects = sentenceEffects(`that player ${thirdPerson(may[2]!)}`, reading)
  if (effects === undefined) return undefined
  const choice: Effect = { kind: 'may', player, effects }
  if (!isEach) return [choice]
  const players = reading.player(may[1]!)
  return players && [{ kind: 'forEachPlayer', players, as: 'player', effects: [choice] }]
}

const isOfSource = (condition: Condition): boolean =>
  (condition.kind === 'matches' && condition.object === 'self') ||
  (condition.kind === 'compare' &&
    typeof condition.quantity === 'object' &&
    condition.quantity.kind === 'countersOn' &&
    condition.quantity.object === 'self')

function conditional(text: string, reading: Reading): Effects {
  const when = /^if (.+)$/.exec(text)?.[1]
  for (const comma of when?.matchAll(/, /g) ?? []) {
    const read = reading.attempt(() => {
      const condition = conditionOf(when!.slice(0, comma.index), reading)
      // "Then if ~ has three or more counters on it, transform it."
      if (condition !== undefined && isOfSource(condition)) reading.speakOf('self')
      const before = Object.keys(reading.targets)
      const rest = when!.slice(comma.index + 2)
      // "If ~ was kicked, it deals 2 damage to another target": the spell does.
      const what = condition?.kind === 'kicked' ? rest.replace(/^it deals /, '~ deals ') : rest
      const then = condition === undefined ? undefined : sentenceEffects(what, reading)
      if (then !== undefined && (condition?.kind === 'kicked' || condition?.kind === 'paid'))
        reading.onlyIf(before, condition)
      return condition === undefined || then === undefined ? undefined : [{ kind: 'if' as const, condition, then }]
    })
    if (read !== undefined) return read
  }
  return undefined
}

/** "draw a card if you control an artifact", "discard a card unless you attacked this turn". */
function conditionBehind(text: string, reading: Reading): Effects {
  for (const found of text.matchAll(/ (if|unless) /g)) {
    const read = reading.attempt(() => {
      const then = sentenceEffects(text.slice(0, found.index), reading)
      if (then === undefined || reading.looked !== undefined) return undefined
      const condition = conditionOf(text.slice(found.index + found[0].length), reading)
      if (condition === undefined) return undefined
      return [{ kind: 'if' as const, condition: found[1] === 'if' ? condition : negationOf(condition), then }]
    })
    if (read !== undefined) return read
  }
  return undefined
}

/** What comes later in the text is done later anyway. */
function afterwards(text: string, reading: Reading): Effects {
  const rest = /^then (.+)$/.exec(text)?.[1]
  return rest === undefined ? undefined : sentenceEffects(rest, reading)
}

function unlessPaid(text: string, reading: Reading): Effects {
  const unless =
    /^(.+) unless (you|that player|its controller|they|that creature's controller|any player) (pays? .+|sacrifices? .+|discards? .+|returns? .+|reveals? .+|removes? .+)$/.exec(
      text,
    )
  if (unless === null) return undefined
  const effects = sentenceEffects(unless[1]!, reading)
  const player = unless[2] === 'any player' ? 'eachPlayer' : reading.player(unless[2]!)
  const cost = costOf(unless[3]!.replace(/^(\w+?)s? /, '$1 '))
  if (effects === undefined || player === undefined || cost === undefined) return undefined
  return [{ kind: 'unless', player, cost, effects }]
}

const SUBJECT = new RegExp(`^(${PLAYER.pattern}|target player|target opponent|they|~|it) `)
const JOINTS = [/, then /g, /, and /g, / and /g, /, /g]

const OBJECT_SUBJECT =
  /^(.+?) (?:gets?|gains?|has|have|loses?|can't|doesn't|don't|becomes?|attacks?|blocks?|deals?|fights?) /

/** "target creature gets +2/+0 until end of turn and can't be blocked this turn". */
function ofObject(rest: string, text: string): string[] {
  const subject = OBJECT_SUBJECT.exec(text)?.[1]
  if (
    subject === undefined ||
    subject.includes(',') ||
    !/^(?:gets?|gains?|has|have|loses?|can|can't|doesn't|don't|becomes?|attacks?|blocks?|deals?|fights?|must)\b/.test(
      rest,
    )
  )
    return []
  return subject.includes('target') ? [`it ${rest}`, `they ${rest}`] : [`${subject} ${rest}`]
}

/** What the second of two joined clauses has as its subject: "target player draws a card and loses 1 life". */
function withSubject(rest: string, text: string): string[] {
  const subject = SUBJECT.exec(text)?.[1]
  if (subject === undefined) return [rest, ...ofObject(rest, text)]
  if (/^(?:\d+|X) damage to /.test(rest)) return [`${subject} deals ${rest}`]
  return [`${subject.startsWith('target') ? 'that player' : subject} ${rest}`, rest]
}

/** Several clauses in one sentence: "draw two cards, then discard a card". */
function joined(text: string, reading: Reading): Effects {
  for (const joint of JOINTS) {
    for (const found of text.matchAll(joint)) {
      const rest = text.slice(found.index + found[0].length)
      for (const again of withSubject(rest, text)) {
        // A subject that is itself told with that joint would be taken up for ever.
        if (again.length >= text.length) continue
        const both = reading.attempt(() => {
          const first = sentenceEffects(text.slice(0, found.index), reading)
          const second = first === undefined ? undefined : sentenceEffects(again, reading)
          return first === undefined || second === undefined ? undefined : [...first, ...second]
        })
        if (both !== undefined) return both
      }
    }
  }
  return undefined
}

/** "create a Food token or a Treasure token", "put a +1/+1 counter on ~ or ~ gains flying until end of turn". */
function either(text: string, reading: Reading): Effects {
  for (const found of text.matchAll(/,? or /g)) {
    const first = text.slice(0, found.index)
    const second = text.slice(found.index + found[0].length)
    for (const again of [second, `${/^\S+/.exec(first)![0]} ${second}`]) {
      const read = reading.attempt(() => {
        const names = Object.keys(reading.targets).length
        const effects = [sentenceEffects(first, reading), sentenceEffects(again, reading)]
        if (effects.some((one) => one?.length !== 1) || Object.keys(reading.targets).length > names) return undefined
        const options = [first, again].map((label, index) => ({
          label: label.replaceAll('~', 'it'),
          effects: effects[index]!,
        }))
        return [{ kind: 'chooseOne' as const, player: 'you' as const, options }]
      })
      if (read !== undefined) return read
    }
  }
  return undefined
}

/** "you and target opponent each draw two cards": first you do it, then the other player. */
function bothPlayers(text: string, reading: Reading): Effects {
  const found = /^you and (target player|target opponent|that player) each (.+)$/.exec(text)
  if (found === null) return undefined
  const yours = sentenceEffects(found[2]!, reading)
  const theirs = yours === undefined ? undefined : sentenceEffects(`${found[1]} ${thirdPerson(found[2]!)}`, reading)
  return yours?.length === 1 && theirs?.length === 1 ? [...yours, ...theirs] : undefined
}

const later = (text: string, reading: Reading): Effects =>
  delayed(text, reading, (rest) => sentenceEffects(rest, reading))

const waiting = (text: string, reading: Reading): Effects =>
  laterEvent(text, reading, (rest, inner) => sentenceEffects(rest, inner))

const explained = (text: string, reading: Reading): Effects =>
  whereX(text, reading, (rest) => sentenceEffects(rest, reading))

const FOR_EACH_DONE = new RegExp(`^for each ([a-z]+) (${DEEDS.join('|')}) this way, (.+)$`)
const FOR_EACH = /^for each ([^,]+), (.+)$/
const OF_EACH = /\b(?:its|that|them|their|they|it)\b/

/** "For each creature destroyed this way, its controller creates a token": each of them is spoken of. */
function forEachDone(text: string, reading: Reading): Effects {
  const found = FOR_EACH_DONE.exec(text)
  const done = found === null ? undefined : reading.doneTo(found[2] as Deed)
  if (found === null || done === undefined || done.noun !== found[1]) return undefined
  const before = Object.keys(reading.targets).length
  reading.speakOf({ the: 'each' })
  const effects = sentenceEffects(found[3]!, reading)
  if (effects === undefined || Object.keys(reading.targets).length > before) return undefined
  if (!mentions('effect', effects, { the: 'each' })) return undefined
  return [{ kind: 'forEach', what: { the: done.the() }, as: 'each', effects }]
}

/** "For each card revealed this way, you gain 2 life": as often as there are such. */
function forEachFirst(text: string, reading: Reading): Effects {
  const found = FOR_EACH.exec(text)
  // Who is spoken of there is another one for each.
  return found === null || OF_EACH.test(found[2]!)
    ? undefined
    : sentenceEffects(`${found[2]} for each ${found[1]}`, reading)
}

const OF_CHOICE = new RegExp(` of the (${CHOICE.say('creatureType')}|${CHOICE.say('color')}) of your choice\\b`)

/** "Destroy all creatures of the creature type of your choice": it is chosen as that is done. */
function ofYourChoice(text: string, reading: Reading): Effects {
  const found = OF_CHOICE.exec(text)
  if (found === null) return undefined
  const kind = CHOICE.read(found[1]!) === 'color' ? 'color' : 'creatureType'
  const word = kind === 'color' ? 'color' : 'type'
  const effects = sentenceEffects(text.replace(OF_CHOICE, ` of the chosen ${word}`), reading)
  return effects && [{ kind: 'chooseWord', player: 'you', choose: { kind }, as: CHOSEN_AS[kind] }, ...effects]
}

const WAYS = [
  ofYourChoice,
  forEachDone,
  forEachFirst,
  searchEffects,
  bothPlayers,
  waiting,
  later,
  clause,
  explained,
  unlessPaid,
  optional,
  optionalForOthers,
  conditional,
  conditionBehind,
  afterwards,
  joined,
  either,
  payAlone,
]

/** What a sentence does. */
export const sentenceEffects = (text: string, reading: Reading): Effects =>
  reading.once(text, () => readSentence(text, reading))

function readSentence(text: string, reading: Reading): Effects {
  for (const way of WAYS) {
    const effects = reading.attempt(() => way(text, reading))
    if (effects !== undefined) return effects
  }
  return undefined
}
