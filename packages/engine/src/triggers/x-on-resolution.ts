import type { Effect, Filter, Targets, TriggeredAbility } from '@spellwright/dsl'
import { dependOnX } from '../casting/targets.ts'
import { memoized } from '../state/memoized.ts'

const choosesX = (effect: Effect): effect is Extract<Effect, { kind: 'mayPay' }> =>
  effect.kind === 'mayPay' && effect.x === 'chosen'

const isMeasuredByX = ({ manaValue }: Filter): boolean =>
  manaValue !== undefined &&
  typeof manaValue === 'object' &&
  'exactly' in manaValue &&
  typeof manaValue.exactly === 'object' &&
  manaValue.exactly.kind === 'x'

function withoutMeasure({ manaValue: _, ...filter }: Filter): Filter {
  return filter
}

/**
 * "You may pay {X}. If you do, … target … with mana value X": the target is chosen before X is (CR 107.3f, 603.3d), so it
 * may have any mana value; what is done to it happens only if X turns out to be that.
 */
export const withXOnResolution = memoized((ability: TriggeredAbility): TriggeredAbility => {
  if (!dependOnX(ability.targets) || !ability.effects.some(choosesX)) return ability
  const targets: Record<string, Targets[string]> = { ...ability.targets }
  let effects = ability.effects
  for (const [name, spec] of Object.entries(targets)) {
    const { objects } = spec
    if (objects === undefined || !isMeasuredByX(objects)) continue
    targets[name] = { ...spec, objects: withoutMeasure(objects) }
    const isX = {
      kind: 'matches',
      object: { the: name },
      filter: { zone: objects.zone ?? 'battlefield', manaValue: { exactly: { kind: 'x' } } },
    } as const
    effects = effects.map((effect) =>
      choosesX(effect) ? { ...effect, then: [{ kind: 'if', condition: isX, then: effect.then }] } : effect,
    )
  }
  return { ...ability, targets, effects }
})
