import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import type { Binding, Bindings } from '../state/object.ts'

/** CR 400.7a, 400.7c: effects on a permanent spell, prevention of its damage, and cards linked to it go on with the permanent it becomes. */
export function carryOver(game: Game, spell: ObjectId, permanent: ObjectId): void {
  const { state } = game
  const linked = state.linked.get(spell)
  if (linked !== undefined) state.linked.set(permanent, linked)
  if (state.effects.some(({ objects }) => objects.includes(spell)))
    state.effects = state.effects.map((effect) =>
      effect.objects.includes(spell) ? { ...effect, objects: [...effect.objects, permanent] } : effect,
    )
  if (state.replacements.some(({ bindings }) => Object.values(bindings).some((bound) => names(bound, spell))))
    state.replacements = state.replacements.map((shield) => ({
      ...shield,
      bindings: withPermanent(shield.bindings, spell, permanent),
    }))
}

const names = (bound: Binding, id: ObjectId): boolean => typeof bound === 'object' && bound.includes(id)

const withPermanent = (bindings: Bindings, spell: ObjectId, permanent: ObjectId): Bindings =>
  Object.fromEntries(
    Object.entries(bindings).map(([name, bound]) => [
      name,
      typeof bound === 'object' && bound.includes(spell) ? [...bound, permanent] : bound,
    ]),
  )
