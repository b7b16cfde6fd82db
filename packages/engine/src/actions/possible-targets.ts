import { type Effect, type Targets, walk } from '@spellwright/dsl'
import { spellAbilityOf } from '../casting/announce.ts'
import { withFace } from '../casting/cast-options.ts'
import { abilityOf } from '../casting/mana-ability.ts'
import { legalTargets } from '../casting/targets.ts'
import type { Action } from '../decision/action.ts'
import type { Game } from '../game/game.ts'
import { abilityContext, type Context, contextOf } from '../query/context.ts'
import { type EntityId, NO_OBJECT, type PlayerId } from '../state/ids.ts'

/** What a spell or ability could target now, whichever modes are chosen, and what it does. */
export interface ActionReach {
  readonly targets: readonly EntityId[]
  /** Whether it counters a spell or ability. */
  readonly counters: boolean
  /** Whether other permanents are sacrificed to pay for it. */
  readonly sacrifices: boolean
}

interface Announceable {
  readonly targets?: Targets
  readonly effects?: readonly Effect[]
  readonly modes?: { readonly options: readonly { readonly targets?: Targets; readonly effects: readonly Effect[] }[] }
}

const NO_REACH: ActionReach = { targets: [], counters: false, sacrifices: false }

const isCounter = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => walk('effect', effect, { effect: ({ kind }) => kind === 'counterSpell' }))

function reachOf(
  game: Game,
  ctx: Context,
  { targets, effects = [], modes }: Announceable,
  self: EntityId,
): ActionReach {
  const parts = [{ targets, effects }, ...(modes?.options ?? [])]
  const specs = parts.flatMap((part) => Object.values(part.targets ?? {}))
  const found = specs.flatMap((spec) => legalTargets(game, ctx, spec, NO_OBJECT)).filter((target) => target !== self)
  return {
    targets: [...new Set(found)],
    counters: parts.some((part) => isCounter(part.effects)),
    sacrifices: false,
  }
}

/** What an action of the player could be aimed at now. */
export function reachOfAction(game: Game, player: PlayerId, action: Action): ActionReach {
  if (action.kind === 'cast')
    return withFace(game, action.object, action.face, () =>
      reachOf(game, contextOf(action.object, player), spellAbilityOf(game, action.object, []), action.object),
    )
  if (action.kind !== 'activate') return NO_REACH
  const instance = abilityOf(game, action.object, action.ability)
  if (instance?.ability.kind !== 'activated') return NO_REACH
  const { cost } = instance.ability
  const sacrifices = cost.some((part) => part.kind === 'sacrifice' && part.what !== 'self')
  return {
    ...reachOf(game, abilityContext(action.object, player, instance.key), instance.ability, NO_OBJECT),
    sacrifices,
  }
}
