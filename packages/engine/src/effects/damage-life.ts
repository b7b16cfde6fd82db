import type { EffectOf, Filter } from '@spellwright/dsl'
import { type DamageItem, dealDamage } from '../atoms/damage.ts'
import { canGainLife, gainLife, isLifeFixed, loseLife } from '../atoms/life.ts'
import { lethalDamage } from '../combat/lethal.ts'
import { TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { contextWith } from '../query/context.ts'
import { objectsMatching } from '../query/filter.ts'
import { controllerOf, currentOrLastKnown, mustGet } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstObject, firstPlayer, playersOf, recipientsOf } from '../query/refs.ts'
import { entityPlayer, isPlayerEntity, type ObjectId, playerEntity } from '../state/ids.ts'
import type { Frame } from './frame.ts'
import type { EffectHandlers } from './run.ts'

export const damageEffects: EffectHandlers<
  'dealDamage' | 'gainLife' | 'loseLife' | 'setLife' | 'exchangeLife' | 'fight'
> = {
  dealDamage(game, frame, effect) {
    const source = firstObject(game, frame, effect.source ?? 'self')
    const preventable = !(effect.unpreventable && condition(game, frame, effect.unpreventable))
    const recipients = recipientsOf(game, frame, effect.to)
    if (effect.each !== undefined) {
      dealDamage(game, fromEach(game, frame, effect, effect.each))
      return
    }
    const items: DamageItem[] = recipients.map((target, index) => {
      const ctx = {
        ...frame,
        affected: target as never,
        affectedPlayer: isPlayerEntity(target) ? entityPlayer(target) : (-1 as const),
      }
      const amount = effect.divided ? shareOf(frame, effect.to, index) : atLeastZero(quantity(game, ctx, effect.amount))
      return { source, target, amount, combat: false, preventable }
    })
    const { excess } = effect
    const isExcess = excess !== undefined && (excess.if === undefined || condition(game, frame, excess.if))
    const dealt = dealDamage(game, isExcess ? items.flatMap((item) => withExcess(game, item)) : items)
    if (effect.as === undefined) return
    frame.bind(
      effect.as,
      recipients.filter((_, index) => dealt[index]! > 0),
    )
    frame.bind(
      `${effect.as}.amount`,
      dealt.reduce((sum, n) => sum + n, 0),
    )
  },
  gainLife(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      gainLife(
        game,
        player,
        quantity(game, contextWith(frame, { affectedPlayer: player }), effect.amount),
        frame.source,
      )
  },
  loseLife(game, frame, effect) {
    let lost = 0
    for (const player of playersOf(game, frame, effect.player))
      lost += loseLife(
        game,
        player,
        quantity(game, contextWith(frame, { affectedPlayer: player }), effect.amount),
        frame.source,
      )
    frame.bind(effect.as, lost)
  },
  setLife(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player)) {
      const wanted = quantity(game, frame, effect.amount)
      const now = game.state.players[player].life
      // CR 119.5: the player gains or loses the difference.
      if (wanted > now) gainLife(game, player, wanted - now, frame.source)
      else loseLife(game, player, now - wanted, frame.source)
    }
  },
  exchangeLife(game, frame, effect) {
    const a = firstPlayer(game, frame, effect.a)
    const b = firstPlayer(game, frame, effect.b)
    const difference = game.state.players[a].life - game.state.players[b].life
    const [loser, gainer] = difference > 0 ? [a, b] : [b, a]
    // CR 119.7–8: otherwise nothing is exchanged.
    const isPossible = canGainLife(game, gainer) && !isLifeFixed(game, loser)
    const change = isPossible ? Math.abs(difference) : 0
    const lost = loseLife(game, loser, change, frame.source)
    gainLife(game, gainer, change, frame.source)
    frame.bind(effect.as, loser === a ? lost : 0)
  },
  fight(game, frame, effect) {
    const a = firstObject(game, frame, effect.a)
    const b = firstObject(game, frame, effect.b)
    // CR 701.14b
    if (![a, b].every((id) => isCreatureThere(game, id))) return
    const enough = damageWithoutExcess(game, a, b)
    const earlier = damageThisTurn(game, b)
    const power = (id: typeof a): number => atLeastZero(currentOrLastKnown(game, id)?.power ?? 0)
    dealDamage(game, [
      { source: a, target: b, amount: power(a), combat: false, preventable: true },
      { source: b, target: a, amount: power(b), combat: false, preventable: true },
    ])
    frame.bind(effect.excessAs, Math.max(0, damageThisTurn(game, b) - earlier - enough))
  },
}

const isCreatureThere = (game: Game, id: ObjectId): boolean =>
  game.state.objects[id]?.zone === 'battlefield' && (characteristics(game, id).types & TYPE_BIT.creature) !== 0

/** Every object that fits deals damage, simultaneously. */
const fromEach = (game: Game, frame: Frame, effect: EffectOf<'dealDamage'>, each: Filter): DamageItem[] =>
  objectsMatching(game, frame, each).flatMap((source) => {
    const ctx = contextWith(frame, { affected: source })
    const amount = atLeastZero(quantity(game, ctx, effect.amount))
    return recipientsOf(game, ctx, effect.to).map((target) => ({
      source,
      target,
      amount,
      combat: false,
      preventable: true,
    }))
  })

/** CR 120.4a: what is more than lethal damage is dealt to the controller of the creature instead. */
function withExcess(game: Game, item: DamageItem): DamageItem[] {
  if (isPlayerEntity(item.target) || game.state.objects[item.target]?.zone !== 'battlefield') return [item]
  const lethal = lethalDamage(game, item.source, item.target as ObjectId, [])
  if (item.amount <= lethal) return [item]
  const target = playerEntity(controllerOf(game, item.target as ObjectId))
  return [
    { ...item, amount: lethal },
    { ...item, target, amount: item.amount - lethal },
  ]
}

/** CR 120.10: how much damage from that source the permanent can be dealt without being dealt excess damage. */
function damageWithoutExcess(game: Game, source: ObjectId, permanent: ObjectId): number {
  const { types } = characteristics(game, permanent)
  const { counters } = mustGet(game, permanent)
  const limits: number[] = []
  if ((types & TYPE_BIT.creature) !== 0) limits.push(lethalDamage(game, source, permanent, []))
  if ((types & TYPE_BIT.planeswalker) !== 0) limits.push(counters?.loyalty ?? 0)
  if ((types & TYPE_BIT.battle) !== 0) limits.push(counters?.defense ?? 0)
  return Math.min(...limits)
}

/** All damage it has been dealt this turn, also where damage to something else was dealt to it instead. */
const damageThisTurn = (game: Game, permanent: ObjectId): number =>
  game.state.history.thisTurn.reduce(
    (sum, { kind, object, amount }) => (kind === 'damage' && object === permanent ? sum + amount : sum),
    0,
  )

/** The share of the target at that position; illegal targets were removed with their shares. */
function shareOf(frame: { shares: Readonly<Record<string, readonly number[]>> }, to: unknown, index: number): number {
  const name = typeof to === 'object' && to !== null && 'the' in to ? String(to.the) : ''
  return frame.shares[name]?.[index] ?? 0
}
