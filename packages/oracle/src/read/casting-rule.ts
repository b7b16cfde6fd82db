import type { Condition, Filter, RuleEffect, StaticAbility } from '@spellwright/dsl'
import { ATTACHED } from '../words/attached.ts'
import { numberOf } from '../words/numbers.ts'
import { readOnlyTime } from '../words/only-times.ts'
import { conditionOf } from './condition.ts'
import { aNoun, nounOf } from './noun.ts'
import { Reading } from './reading.ts'

type Read = (found: RegExpExecArray) => RuleEffect | undefined

/** "creature spells": which spells, without where they are. */
function spells(text: string): Filter | undefined {
  const filter = nounOf(text)
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return spell
}

const who = (text: string): 'you' | 'opponent' | 'eachPlayer' =>
  text === 'you' ? 'you' : text === 'your opponents' ? 'opponent' : 'eachPlayer'

const RULES: readonly (readonly [RegExp, Read])[] = [
  [
    /^activated abilities of (.+?) can't be activated( unless they're mana abilities)?$/,
    ([, text, mana]) => {
      const object = nounOf(text!)
      if (object === undefined) return undefined
      return { kind: 'cantActivate', object, ability: mana === undefined ? 'any' : 'nonmana' }
    },
  ],
  [
    new RegExp(
      `^(${ATTACHED.pattern}) [a-z]+'s activated abilities can't be activated( unless they're mana abilities)?$`,
    ),
    ([, , mana]) => ({ kind: 'cantActivate', object: 'attachedTo', ability: mana === undefined ? 'any' : 'nonmana' }),
  ],
  [
    /^(you|your opponents|players|each player) can't cast more than (\S+) (?:(\S+) )?spells? each turn$/,
    ([, player, amount, kind]) => {
      const spell = spells(kind === undefined ? 'spell' : `${kind} spell`)
      const perTurn = numberOf(amount!)
      if (spell === undefined || perTurn === undefined) return undefined
      return { kind: 'cantCast', player: who(player!), spell, perTurn }
    },
  ],
  [
    /^(you|your opponents|players) can't cast (.+ spells|spells)$/,
    ([, player, text]) => {
      const spell = spells(text!)
      return spell === undefined ? undefined : { kind: 'cantCast', player: who(player!), spell }
    },
  ],
  [
    /^you may cast (.+ spells|spells) as though they had flash$/,
    ([, text]) => {
      const spell = spells(text!)
      return spell === undefined ? undefined : { kind: 'castAsThoughFlash', player: 'you', spell }
    },
  ],
  [
    /^you may look at the top card of your library any time$/,
    () => ({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
  ],
  [/^play with the top card of your library revealed$/, () => ({ kind: 'topCardRevealed', player: 'you' })],
  [
    /^you may play lands from (your graveyard|the top of your library)$/,
    ([, zone]) => ({
      kind: 'mayPlayFrom',
      player: 'you',
      ...(zone === 'your graveyard'
        ? { zone: 'graveyard', what: { type: 'land', owner: 'you' } }
        : { zone: 'library', what: { type: 'land' }, top: 'top' }),
    }),
  ],
  [
    /^you may play lands and cast spells from the top of your library$/,
    () => ({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: {}, top: 'top', verb: 'play' }),
  ],
  [
    /^you may cast (.*spells) from (your graveyard|the top of your library)$/,
    ([, text, zone]) => {
      const what = spells(text!)
      if (what === undefined) return undefined
      return {
        kind: 'mayPlayFrom',
        player: 'you',
        verb: 'cast',
        ...(zone === 'your graveyard'
          ? { zone: 'graveyard', what: { ...what, owner: 'you' } }
          : { zone: 'library', what, top: 'top' }),
      }
    },
  ],
  [
    /^you can't lose the game( and your opponents can't win the game)?$/,
    ([, win]) => ({ kind: 'cantLoseGame', player: 'you', ...(win === undefined ? {} : { opponents: 'cantWin' }) }),
  ],
  [/^(you|your opponents|players) can't gain life$/, ([, player]) => ({ kind: 'cantGainLife', player: who(player!) })],
  [
    /^all creatures able to block (~|enchanted creature|equipped creature) do so$/,
    ([, text]) => ({ kind: 'mustBeBlocked', what: text === '~' ? 'self' : 'attachedTo', by: 'byAll' }),
  ],
]

/** "… if it targets a tapped creature": known as the cost is determined (CR 601.2f). */
function targeting(text: string): Condition | undefined {
  const found = /^it targets (an? .+)$/.exec(text)
  const targetsSome = found === null ? undefined : aNoun(found[1]!)
  return targetsSome && { kind: 'matches', object: 'self', filter: { targetsSome } }
}

/** "~ costs {2} less to cast if you control a Wizard": the card itself changes its cost wherever it is cast from. */
function ownCost(text: string): StaticAbility | undefined {
  const found = /^~ costs ((?:\{[^}]+\})+) (less|more) to cast if (.+)$/.exec(text)
  const condition = found === null ? undefined : (targeting(found[3]!) ?? conditionOf(found[3]!, new Reading('self')))
  if (found === null || condition === undefined) return undefined
  const change = { kind: found[2] === 'less' ? 'reduce' : 'increase', mana: found[1]! } as const
  return {
    kind: 'static',
    zone: 'everywhere',
    rule: { kind: 'costChange', player: 'you', spell: 'self', change },
    condition,
  }
}

/** "Cast ~ only during combat." */
function castOnly(text: string): StaticAbility | undefined {
  const found = /^cast ~ only (?:if (.+)|(.+))$/.exec(text)
  const when: Condition | undefined =
    found === null
      ? undefined
      : found[1] === undefined
        ? readOnlyTime(found[2]!)
        : conditionOf(found[1], new Reading('self'))
  if (when === undefined) return undefined
  return {
    kind: 'static',
    zone: 'everywhere',
    rule: { kind: 'cantCast', player: 'you', spell: 'self' },
    condition: { kind: 'not', condition: when },
  }
}

/** Rules about casting, activating and playing. */
export function castingRule(text: string): StaticAbility | undefined {
  if (text === 'you may cast ~ from your graveyard')
    return {
      kind: 'static',
      zone: 'graveyard',
      rule: { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self' },
    }
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(text)
    const rule = found === null ? undefined : read(found)
    if (rule !== undefined) return { kind: 'static', rule }
  }
  return ownCost(text) ?? castOnly(text)
}
