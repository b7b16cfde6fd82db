import type { Cost, Filter } from '@spellwright/dsl'
import { type Characteristics, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { matches, objectsMatching } from '../query/filter.ts'
import { controllerOf, mustGet, nameOf } from '../query/lookup.ts'
import { playerRules } from '../query/rules.ts'
import { asIf } from '../state/as-if.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'
import { updateObject } from '../state/update.ts'

interface Emerge {
  readonly cost: Cost
  readonly from: Filter
}

const CREATURE: Filter = { type: 'creature' }
const EMERGED = 'emerged'

export const isEmerge = (method: string): boolean => method.startsWith('emerge')

/** The emerge costs of a spell: its own, and what an effect lets its mana cost be. */
function emergeOf(game: Game, player: PlayerId, id: ObjectId, c: Characteristics): Emerge[] {
  const own = keywordsNamed(c, 'emerge').flatMap((word) =>
    typeof word === 'object' && word.kind === 'emerge' ? [{ cost: word.cost, from: word.from ?? CREATURE }] : [],
  )
  const { manaCost } = c
  if (manaCost === null) return own
  const given = playerRules(game, 'spellsHaveEmerge', player).filter(({ rule, ctx }) =>
    matches(game, ctx, rule.spell, id, null),
  )
  return [...own, ...given.map(() => ({ cost: [{ kind: 'mana' as const, mana: manaCost }], from: CREATURE }))]
}

/** CR 702.119a: the methods to cast it that way. */
export const emergeMethods = (game: Game, player: PlayerId, id: ObjectId, c: Characteristics): string[] =>
  emergeOf(game, player, id, c).map((_, index) => `emerge:${index}`)

const emergeBy = (game: Game, player: PlayerId, id: ObjectId, method: string): Emerge | undefined =>
  emergeOf(game, player, id, characteristics(game, id))[Number(method.split(':', 2)[1])]

export const emergeCost = (game: Game, player: PlayerId, id: ObjectId, method: string): Cost =>
  emergeBy(game, player, id, method)?.cost ?? []

/** CR 702.119a: how much generic mana less the spell costs for the permanent that is sacrificed. */
export const emergedBy = (game: Game, spell: ObjectId): number => mustGet(game, spell).marks?.[EMERGED] ?? 0

const manaValueOf = (game: Game, id: ObjectId): number => characteristics(game, id).manaValue

/** What the player could sacrifice. */
function victims(game: Game, player: PlayerId, spell: ObjectId, method: string): ObjectId[] {
  const from = emergeBy(game, player, spell, method)?.from
  if (from === undefined) return []
  return objectsMatching(game, contextOf(spell, player), from).filter((id) => controllerOf(game, id) === player)
}

/** Reads the game as if that permanent were sacrificed for the spell. */
function asIfSacrificed(game: Game, spell: ObjectId, victim: ObjectId, read: () => boolean): boolean {
  const old = mustGet(game, spell)
  return asIf(game, objectWith(old, { marks: { ...old.marks, [EMERGED]: manaValueOf(game, victim) } }), read)
}

export const isPayableByEmerging = (
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  method: string,
  canPay: () => boolean,
): boolean => victims(game, player, spell, method).some((victim) => asIfSacrificed(game, spell, victim, canPay))

/** CR 702.119c: it is chosen with the cost, and sacrificed as the cost is paid. Zero if nothing would be enough. */
export function chooseEmerged(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  method: string,
  canPay: () => boolean,
): ObjectId {
  const useful = victims(game, player, spell, method).filter((victim) => asIfSacrificed(game, spell, victim, canPay))
  const text = `Choose what to sacrifice for ${nameOf(game, spell)}.`
  const question = { player, purpose: 'sacrifice', source: spell, text } as const
  const [chosen = NO_OBJECT] = askObjects(game, question, useful, 1, 1)
  if (chosen !== NO_OBJECT) updateObject(game, spell, { marks: { [EMERGED]: manaValueOf(game, chosen) } })
  return chosen
}
