import type { Affects, Filter, PlayerRef, RuleEffect } from '@spellwright/dsl'
import { affectsSubject } from '../affects.ts'
import { type Clause, type Subject, third } from '../english/clause.ts'
import { pluralPhrase } from '../filter/determiner.ts'
import type { Talk } from '../talk.ts'

export type RuleOf<K extends RuleEffect['kind']> = Extract<RuleEffect, { kind: K }>
export type RuleRenderers = { [K in RuleEffect['kind']]: (rule: RuleOf<K>, talk: Talk) => Clause }

/** A rule about objects: "enchanted creature can't attack". */
export const about = (affects: Affects, talk: Talk, verb: string, rest: string): Clause => ({
  subject: affectsSubject(affects, talk, 'together'),
  verb,
  rest,
})

export function playersOf(player: PlayerRef, talk: Talk): Subject {
  if (player === 'opponent') return third('your opponents', 'many')
  return player === 'eachPlayer' ? third('players', 'many') : talk.actor(player)
}

/** A rule about players: "your opponents can't gain life". */
export const does = (player: PlayerRef, talk: Talk, verb: string, rest: string): Clause => ({
  subject: playersOf(player, talk),
  verb,
  rest,
  explicit: 'explicit',
})

export const spells = (filter: Filter, talk: Talk): string => pluralPhrase(filter, { talk, kind: 'spell' })
export const creatures = (filter: Filter, talk: Talk): string => pluralPhrase(filter, { talk, kind: 'creature' })
