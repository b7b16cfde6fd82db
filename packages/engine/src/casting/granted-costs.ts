import type { Zone } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { matches } from '../query/filter.ts'
import { mustGet } from '../query/lookup.ts'
import { playerRules, type RuleEntry, rulesOfKind } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'

type Granted = RuleEntry<'mayCastFor'>

const PREFIX = 'granted:'

export const isGrantedMethod = (method: string): boolean => method.startsWith(PREFIX)

/** The casting method has the name of the ability that grants it. */
const methodOf = ({ ctx }: Granted): string => `${PREFIX}${ctx.source}:${ctx.abilityKey}`

const timesUsed = (game: Game, method: string): number => game.state.activations.get(method) ?? 0

/** CR 118.9: the methods by which effects let the player cast that card from the zone it is in. */
export function grantedMethods(game: Game, player: PlayerId, id: ObjectId, zone: Zone, isPermitted: boolean): string[] {
  if (rulesOfKind(game, 'mayCastFor').length === 0) return []
  const library = game.state.library[player]
  if (
    (zone !== 'exile' && mustGet(game, id).owner !== player) ||
    (zone === 'library' && library[library.length - 1] !== id)
  )
    return []
  return playerRules(game, 'mayCastFor', player).flatMap((entry) => {
    const { rule, ctx } = entry
    if (!(rule.from?.includes(zone) ?? isPermitted) || !matches(game, ctx, rule.spell, id, null)) return []
    const method = methodOf(entry)
    return rule.perTurn !== undefined && timesUsed(game, method) >= rule.perTurn ? [] : [method]
  })
}

/** What the effect says that grants this method; undefined where it is gone. */
export const grantedBy = (game: Game, method: string): Granted['rule'] | undefined =>
  rulesOfKind(game, 'mayCastFor').find((entry) => methodOf(entry) === method)?.rule

/** Effects that allow it only so often each turn count how often it was done. */
export function noteGranted(game: Game, method: string): void {
  if (isGrantedMethod(method)) game.state.activations.set(method, timesUsed(game, method) + 1)
}
