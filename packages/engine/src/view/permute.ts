import { hasKeyword } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import type { Random } from '../state/rng.ts'
import { touch } from '../state/update.ts'
import { hiddenObjects } from './unknown.ts'

/** What is printed on a card. */
type Print = Pick<GameObject, 'def' | 'sandbox'>

const printOf = ({ def, sandbox }: GameObject): Print => ({ def, sandbox })

const hasMorph = (game: Game, def: number): boolean => hasKeyword(compiledOf(game, def).faces[0]!.base, 'morph')

/** A card that was cast face down has morph (CR 702.37), whatever else is not known of it. */
const mustHaveMorph = (game: Game, object: GameObject): boolean =>
  object.faceDown && (object.zone === 'battlefield' || object.zone === 'stack') && hasMorph(game, object.def)

/** Deal what is printed on these physical cards anew among the objects that are hidden from the player; each keeps its id. */
export function permuteCards(game: Game, player: PlayerId, cards: ReadonlySet<number>, random: Random): void {
  const slots = hiddenObjects(game, player).filter(({ card }) => cards.has(card))
  // From a fixed order: what is dealt depends on the generator alone, whatever order the cards are in now.
  slots.sort((a, b) => a.id - b.id)
  const deck = slots.map(printOf).sort((a, b) => a.def - b.def)
  random.shuffle(deck)
  const narrow = slots.filter((object) => mustHaveMorph(game, object))
  for (const object of narrow) {
    const at = deck.findIndex(({ def }) => hasMorph(game, def))
    assign(game, object, deck.splice(at, 1)[0]!)
  }
  for (const object of slots) if (!narrow.includes(object)) assign(game, object, deck.pop()!)
  forgetMoves(game, cards)
  touch(game)
}

function assign(game: Game, object: GameObject, { def, sandbox }: Print): void {
  if (object.def !== def) game.state.objects[object.id] = objectWith(object, { def, sandbox })
}

/** What a card was in a hand says where it is now. */
function forgetMoves({ state }: Game, cards: ReadonlySet<number>): void {
  for (const [id, { object }] of state.lastKnown)
    if (object.zone === 'hand' && cards.has(object.card)) state.lastKnown.delete(id)
}

/** Shuffle these objects among the positions they have; the others stay where they are. */
export function permutePositions(library: ObjectId[], free: ReadonlySet<ObjectId>, random: Random): void {
  const positions = library.flatMap((id, index) => (free.has(id) ? [index] : []))
  const ids = positions.map((index) => library[index]!).sort((a, b) => a - b)
  random.shuffle(ids)
  for (const [i, index] of positions.entries()) library[index] = ids[i]!
}
