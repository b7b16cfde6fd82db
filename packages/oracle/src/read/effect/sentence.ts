import { PLAYER } from '../../words/players.ts'
import { conditionOf } from '../condition.ts'
import { costOf } from '../cost.ts'
import type { Reading } from '../reading.ts'
import { ruleSentence } from '../rule.ts'
import { searchEffects } from '../search.ts'
import { CARDS } from './cards.ts'
import { CHOOSING } from './choosing.ts'
import { CHOSEN_THINGS } from './chosen.ts'
import { DAMAGE_AND_LIFE } from './damage-and-life.ts'
import { delayed } from './delayed.ts'
import { HAND } from './hand.ts'
import { IMPULSE } from './impulse.ts'
import { KEYWORD_ACTIONS } from './keyword-actions.ts'
import { LIBRARY } from './library.ts'
import { MANA } from './mana.ts'
import { OUTSIDE } from './outside.ts'
import { PERMANENTS } from './permanents.ts'
import { PLAYERS_RULES } from './players-rules.ts'
import { PREVENTION } from './prevention.ts'
import type { EffectReader, Effects } from './reader.ts'
import { REVEALING } from './revealing.ts'
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
]

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
  const rule = ruleSentence(text, reading)
  return rule === undefined ? undefined : [{ kind: 'rule', rule, until: 'endOfTurn' }]
}

/** "you may have it deal 2 damage". */
const HAVE = /^have (~|it|that creature|target .+?|that player) (deal|get|gain|lose|draw|discard|fight|become) (.+)$/

function optional(text: string, reading: Reading): Effects {
  const may = /^you may (.+)$/.exec(text)
  const have = may === null ? null : HAVE.exec(may[1]!)
  const said = have === null ? may?.[1] : `${have[1]} ${have[2]}s ${have[3]}`
  const effects = said === undefined ? undefined : sentenceEffects(said, reading)
  return effects === undefined ? undefined : [{ kind: 'may', player: 'you', effects }]
}

function conditional(text: string, reading: Reading): Effects {
  const when = /^(?:then )?if (.+?), (.+)$/.exec(text)
  const condition = when === null ? undefined : conditionOf(when[1]!, reading)
  const before = Object.keys(reading.targets)
  const then = condition === undefined ? undefined : sentenceEffects(when![2]!, reading)
  if (then !== undefined && (condition?.kind === 'kicked' || condition?.kind === 'paid'))
    reading.onlyIf(before, condition)
  return condition === undefined || then === undefined ? undefined : [{ kind: 'if', condition, then }]
}

function unlessPaid(text: string, reading: Reading): Effects {
  const unless =
    /^(.+) unless (you|that player|its controller|they|that creature's controller|any player) (pays? .+|sacrifices? .+|discards? .+|returns? .+|reveals? .+|removes? .+)$/.exec(
      text,
    )
  if (unless === null) return undefined
  const effects = sentenceEffects(unless[1]!, reading)
  const player = reading.player(unless[2]!)
  const cost = costOf(unless[3]!.replace(/^(\w+?)s? /, '$1 '))
  if (effects === undefined || player === undefined || cost === undefined) return undefined
  return [{ kind: 'unless', player, cost, effects }]
}

const SUBJECT = new RegExp(`^(${PLAYER.pattern}|target player|target opponent|they|~|it) `)
const JOINTS = [/, then /g, /, and /g, / and /g, /, /g]

/** What the second of two joined clauses has as its subject: "target player draws a card and loses 1 life". */
function withSubject(rest: string, text: string): string[] {
  const subject = SUBJECT.exec(text)?.[1]
  if (subject === undefined) return [rest]
  if (/^(?:\d+|X) damage to /.test(rest)) return [`${subject} deals ${rest}`]
  return [`${subject.startsWith('target') ? 'that player' : subject} ${rest}`, rest]
}

/** Several clauses in one sentence: "draw two cards, then discard a card". */
function joined(text: string, reading: Reading): Effects {
  for (const joint of JOINTS) {
    for (const found of text.matchAll(joint)) {
      const rest = text.slice(found.index + found[0].length)
      for (const again of withSubject(rest, text)) {
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

const later = (text: string, reading: Reading): Effects =>
  delayed(text, reading, (rest) => sentenceEffects(rest, reading))

const explained = (text: string, reading: Reading): Effects =>
  whereX(text, reading, (rest) => sentenceEffects(rest, reading))

const WAYS = [searchEffects, later, clause, explained, unlessPaid, optional, conditional, joined]

/** What a sentence does. */
export function sentenceEffects(text: string, reading: Reading): Effects {
  for (const way of WAYS) {
    const effects = reading.attempt(() => way(text, reading))
    if (effects !== undefined) return effects
  }
  return undefined
}
