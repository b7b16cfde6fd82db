import type { Effect, Filter, TargetSpec, Targets } from '@spellwright/dsl'
import { type EntityId, PLAYERS, type PlayerId, playerEntity, sortShort } from '@spellwright/engine'
import type { Aimed } from '../facts/aimed.ts'
import { BATTLEFIELD, passes, readingOf } from '../seat/match.ts'
import { quantity } from '../seat/quantity.ts'
import { playersOf } from '../seat/refs.ts'
import { bind, type Scene, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword, isCreature, type Thing } from '../seat/thing.ts'
import { effectsWorth } from './effect-worth.ts'

/** What a spell or ability would do at its best: which mode, which targets, and what that is worth. */
export interface Aim {
  readonly worth: number
  readonly mode: number
  readonly bound: Scene['bound']
}

const NO_AIM: Aim = { worth: Number.NEGATIVE_INFINITY, mode: -1, bound: null }

const isTargetable = (thing: Thing, by: PlayerId): boolean => {
  if (thing.zone !== 'battlefield') return true
  if (hasKeyword(thing.info, 'shroud')) return false
  return thing.controller === by || !hasKeyword(thing.info, 'hexproof')
}

function isPlayerTargetable(s: Situation, player: PlayerId, by: PlayerId): boolean {
  for (const { ability, source, controller } of s.table.rules) {
    const { rule } = ability
    if (rule?.kind !== 'playerHas') continue
    if (rule.keyword !== 'shroud' && (rule.keyword !== 'hexproof' || player === by)) continue
    if (playersOf(s, sceneOf(controller, source), rule.player).includes(player)) return false
  }
  return true
}

/** What could be a target, as far as a player can tell; the engine has the last word when it asks. */
export function possibleTargets(
  s: Situation,
  scene: Scene,
  { anyTarget, objects, players: who }: TargetSpec,
): EntityId[] {
  const found: EntityId[] = []
  if (anyTarget) {
    for (const thing of s.things('battlefield')) {
      const fits = isCreature(thing.info) || thing.info.loyalty !== null
      const isOther = anyTarget === 'any target' || thing.id !== scene.self
      if (fits && isOther && isTargetable(thing, scene.by)) found.push(thing.id)
    }
    addPlayers(s, scene, PLAYERS, found)
    return found
  }
  if (objects) {
    const { zones, tests } = readingOf(objects)
    for (const zone of zones ?? BATTLEFIELD)
      for (const thing of s.things(zone)) {
        if (zone === 'stack' && thing.id === scene.self) continue
        if (passes(s, scene, tests, thing) && isTargetable(thing, scene.by)) found.push(thing.id)
      }
  }
  if (objects?.stackKind !== undefined) addStackAbilities(s, scene, objects, found)
  if (who) addPlayers(s, scene, who.player === 'any' ? PLAYERS : playersOf(s, scene, who.player), found)
  return found
}

function addStackAbilities(s: Situation, scene: Scene, { stackKind, controller }: Filter, found: EntityId[]): void {
  for (const { id, kind, controller: whose } of s.stack) {
    const fits = stackKind === 'any' || stackKind === 'ability' || stackKind === `${kind}Ability`
    if (kind === 'spell' || !fits) continue
    if (controller === undefined || playersOf(s, scene, controller).includes(whose)) found.push(id)
  }
}

function addPlayers(s: Situation, { by }: Scene, wanted: readonly PlayerId[], found: EntityId[]): void {
  for (const player of PLAYERS)
    if (wanted.includes(player) && isPlayerTargetable(s, player, by)) found.push(playerEntity(player))
}

/** Could that player be a target, as far as a player can tell? */
export function couldTargetPlayer(
  s: Situation,
  scene: Scene,
  { anyTarget, players: who }: TargetSpec,
  player: PlayerId,
): boolean {
  const isMeant =
    anyTarget !== undefined ||
    (who !== undefined && (who.player === 'any' || playersOf(s, scene, who.player).includes(player)))
  return isMeant && isPlayerTargetable(s, player, scene.by)
}

/** The targets that are worth most, word by word. */
export function aimAt(s: Situation, scene: Scene, targets: Targets | undefined, effects: readonly Effect[]): Aim {
  let aimed = scene
  for (const name in targets) {
    const spec = targets[name]!
    const candidates = possibleTargets(s, aimed, spec)
    const chosen = bestTargets(s, aimed, name, spec, candidates, effects)
    if (chosen === null) return NO_AIM
    aimed = bind(aimed, name, chosen)
  }
  return { worth: effectsWorth(s, aimed, effects), mode: -1, bound: aimed.bound }
}

/** The best of the candidates for one target word; null if there are too few. */
export function bestTargets(
  s: Situation,
  scene: Scene,
  name: string,
  spec: TargetSpec,
  candidates: readonly EntityId[],
  effects: readonly Effect[],
): readonly EntityId[] | null {
  const min = spec.count === undefined ? 1 : quantity(s, scene, spec.count.min)
  const max = spec.count === undefined ? 1 : spec.count.max === 'any' ? 99 : quantity(s, scene, spec.count.max)
  if (candidates.length < min) return null
  return bestOf(candidates, min, max, (entity) => effectsWorth(s, bind(scene, name, [entity]), effects))
}

/** As many as are worth having, at least `min`; the order of candidates breaks ties. */
export function bestOf<T>(candidates: readonly T[], min: number, max: number, worth: (item: T) => number): T[] {
  if (max === 1 && candidates.length > 0) return best(candidates, min === 1, worth)
  const rated = sortShort(
    candidates.map((item) => ({ item, worth: worth(item) })),
    (a, b) => b.worth - a.worth,
  )
  return rated.filter((one, index) => index < min || (index < max && one.worth > 0)).map(({ item }) => item)
}

/** The best one, the first of equals; none if it is not worth having and need not be taken. */
function best<T>(candidates: readonly T[], isNeeded: boolean, worth: (item: T) => number): T[] {
  let first = candidates[0] as T
  if (isNeeded && candidates.length === 1) return [first]
  let most = Number.NEGATIVE_INFINITY
  for (const item of candidates) {
    const value = worth(item)
    if (value > most) {
      most = value
      first = item
    }
  }
  return isNeeded || most > 0 ? [first] : []
}

/** The best mode and its targets. */
export function aimAbility(s: Situation, scene: Scene, { targets, modes, effects }: Aimed): Aim {
  if (!modes) return aimAt(s, scene, targets, effects)
  return modes.options.reduce<Aim>((best, option, mode) => {
    const aim = aimAt(s, scene, { ...option.targets, ...targets }, [...option.effects, ...effects])
    return aim.worth > best.worth ? { ...aim, mode } : best
  }, NO_AIM)
}
