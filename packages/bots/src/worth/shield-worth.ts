import type { Ability } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import { TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { damageCountsFor } from './damage.ts'
import { lifeChange, WIN } from './life.ts'

type Static = Extract<Ability, { kind: 'static' }>
type Prevention = Extract<NonNullable<Static['replacement']>, { kind: 'damage' }>

/** What the opponent's creatures deal in an attack that nothing stops, the strongest first. */
function threats(s: SeenGame): number[] {
  const powers: number[] = []
  for (const { power } of s.creaturesOf(s.foe)) powers.push(Math.max(0, power ?? 0))
  return powers.sort((a, b) => b - a)
}

/** The power of the strongest, of that many. */
function powerOf(powers: readonly number[], count = powers.length): number {
  let sum = 0
  for (let i = 0; i < count && i < powers.length; i++) sum += powers[i]!
  return sum
}

/** All of it. */
function threat(s: SeenGame): number {
  let sum = 0
  for (const { power } of s.creaturesOf(s.foe)) sum += Math.max(0, power ?? 0)
  return sum
}

/** Would the opponent's creatures kill in two attacks? */
export const isThreatened = (s: SeenGame): boolean => 2 * threat(s) >= s.life(s.me) && damageCountsFor(s, s.me)

/** Safety from that much damage a turn is worth most to whoever would not live for long without it. */
function safety(s: SeenGame, kept: number, power: number): number {
  const life = s.life(s.me)
  if (power >= life) return power - kept >= life ? 0 : WIN / 10
  const isUrgent = 2 * power >= life
  return Math.min(8, -(isUrgent ? 1.6 : 0.8) * lifeChange(life, -kept))
}

/** All damage to the player is prevented: worth what the opponent's creatures threaten. */
export function preventionWorth(s: SeenGame, ctx: Context, { to, change }: Prevention): number {
  if (change.kind !== 'prevent' || change.amount !== 'all') return 0
  if (to === undefined || typeof to === 'string' || !('player' in to) || to.player === 'any') return 0
  if (!s.reader.players(ctx, to.player).includes(s.me)) return 0
  const power = threat(s)
  return safety(s, power, power)
}

/** To draw no more is bearable for whoever draws otherwise. */
export const skippedDraws = (s: SeenGame): number => ((s.battlefield.mine.traits & TRAIT.seesCasting) !== 0 ? -2.5 : -5)

/** Counters that take attackers away for a while: as many of the strongest as there are counters. */
export function exileWorth(s: SeenGame, ability: Ability, abilities: readonly Ability[]): number {
  if (ability.kind !== 'activated' || !ability.cost.some(({ kind }) => kind === 'removeCounters')) return 0
  if (!ability.effects.some((effect) => effect.kind === 'move' && effect.linked !== undefined)) return 0
  const powers = threats(s)
  return 0.8 * safety(s, powerOf(powers, usesOf(abilities)), powerOf(powers))
}

/** How many counters it comes with. */
function usesOf(abilities: readonly Ability[]): number {
  for (const ability of abilities)
    if (ability.kind === 'keyword' && typeof ability.keyword === 'object' && ability.keyword.kind === 'fading')
      return ability.keyword.count
  return 1
}
