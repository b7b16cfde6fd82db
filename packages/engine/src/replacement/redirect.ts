import type { DamageChange } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { quantity } from '../query/quantity.ts'
import { entitiesOf, playersOf } from '../query/refs.ts'
import { type EntityId, isObjectEntity, playerEntity } from '../state/ids.ts'
import { contextOfEntry } from './gather.ts'
import type { Proposal, ReplacementEntry } from './proposal.ts'

type Damage = Extract<Proposal, { kind: 'damage' }>
type Redirect = Extract<DamageChange, { kind: 'redirect' }>

/** Where the damage goes; undefined if it cannot be dealt there any more (CR 614.9). */
function newRecipient(game: Game, ctx: Context, { to }: Redirect): EntityId | undefined {
  if ('players' in to) return playersOf(game, ctx, to.players).map(playerEntity)[0]
  const isRef = typeof to.object === 'string' || 'the' in to.object || 'linked' in to.object
  const [target] = isRef ? entitiesOf(game, ctx, to.object as never) : []
  if (target === undefined || !isObjectEntity(target)) return target
  return game.state.objects[target]?.zone === 'battlefield' ? target : undefined
}

/**
 * CR 614.9: the damage is dealt to something else instead. "The next N damage" redirects so much of it: that part is
 * dealt at the same time as the rest.
 */
export function redirected(
  game: Game,
  entry: ReplacementEntry,
  change: Redirect,
  proposal: Damage,
  applied: ReadonlySet<string>,
  useUp: () => void,
): Damage | null {
  const ctx: Context = contextOfEntry(entry)
  const target = newRecipient(game, ctx, change)
  if (target === undefined) return proposal
  if (change.amount === undefined) {
    useUp()
    return { ...proposal, target }
  }
  const shield = game.state.replacements.find(({ id }) => id === entry.floating)
  const amount = Math.min(shield?.left ?? quantity(game, ctx, change.amount), proposal.amount)
  const left = (shield?.left ?? amount) - amount
  if (left <= 0) useUp()
  else game.state.replacements = game.state.replacements.map((one) => (one === shield ? { ...one, left } : one))
  if (amount === proposal.amount) return { ...proposal, target }
  game.redirectedDamage.push({ proposal: { ...proposal, target, amount }, applied: new Set(applied) })
  return { ...proposal, amount: proposal.amount - amount }
}
