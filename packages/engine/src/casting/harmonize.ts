import { isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { asIf } from '../state/as-if.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'
import { updateObject } from '../state/update.ts'

/** CR 702.180: is the spell cast for its harmonize cost? */
export const isHarmonize = (method: string): boolean => method.startsWith('harmonize')

const HARMONIZED = 'harmonized'

/** CR 702.180a: how much generic mana less the spell costs for the creature that is tapped. */
export const harmonizedBy = (game: Game, spell: ObjectId): number => mustGet(game, spell).marks?.[HARMONIZED] ?? 0

const powerOf = (game: Game, id: ObjectId): number => Math.max(0, characteristics(game, id).power)

/** The untapped creatures the player could tap. */
const helpers = (game: Game, player: PlayerId): ObjectId[] =>
  game.state.battlefield.filter((id) => {
    const c = characteristics(game, id)
    return c.controller === player && isCreature(c) && !mustGet(game, id).tapped
  })

/** Reads the game as if that creature were tapped for the spell. */
function asIfTapped(game: Game, spell: ObjectId, creature: ObjectId, read: () => boolean): boolean {
  const old = mustGet(game, spell)
  return asIf(game, objectWith(old, { marks: { ...old.marks, [HARMONIZED]: powerOf(game, creature) } }), read)
}

/** Could the spell be paid for with some creature tapped? `canPay` gets what is not left to pay with. */
export const isPayableByHarmonizing = (
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  canPay: (except: readonly ObjectId[]) => boolean,
): boolean => helpers(game, player).some((creature) => asIfTapped(game, spell, creature, () => canPay([creature])))

/** CR 702.180b: the creature to tap is chosen with the cost; it need not be any if the spell can be paid for without. */
export function chooseHarmonizer(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  canPay: (except: readonly ObjectId[]) => boolean,
): ObjectId {
  const useful = helpers(game, player).filter((creature) => asIfTapped(game, spell, creature, () => canPay([creature])))
  const text = `Choose a creature to tap for ${nameOf(game, spell)}, or none.`
  const question = { player, purpose: 'costObjects', source: spell, text } as const
  const [chosen = NO_OBJECT] = askObjects(game, question, useful, canPay([]) ? 0 : 1, 1)
  if (chosen !== NO_OBJECT) updateObject(game, spell, { marks: { [HARMONIZED]: powerOf(game, chosen) } })
  return chosen
}
