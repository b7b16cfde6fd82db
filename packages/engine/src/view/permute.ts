import { hasKeyword } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { compiledOf } from '../state/compiled.ts'
import { type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import type { Random } from '../state/rng.ts'
import { touch } from '../state/update.ts'
import { hiddenObjects, type Unknown } from './unknown.ts'

/** What is printed on a card. */
type Print = Pick<GameObject, 'def' | 'sandbox'>

const printOf = ({ def, sandbox }: GameObject): Print => ({ def, sandbox })

const has = (game: Game, def: number, word: string): boolean => hasKeyword(compiledOf(game, def).faces[0]!.base, word)

/**
 * A card that was cast face down has morph or disguise (CR 702.37, 702.168), one that was foretold has foretell
 * (CR 702.143).
 */
function knownKeyword(game: Game, { def, faceDown, zone, marks }: GameObject): string | null {
  if (zone === 'exile') return marks?.['foretold'] !== undefined && has(game, def, 'foretell') ? 'foretell' : null
  if (!faceDown || (zone !== 'battlefield' && zone !== 'stack')) return null
  // CR 701.40: what was manifested may be anything.
  if (marks?.['manifested'] !== undefined) return null
  const word = marks?.['disguised'] === undefined ? 'morph' : 'disguise'
  return has(game, def, word) ? word : null
}

/** Redistributes these physical cards among the objects that are hidden from the player; objects keep their ids. */
export function permuteCards(game: Game, player: PlayerId, cards: ReadonlySet<number>, random: Random): void {
  const slots = hiddenObjects(game, player).filter(({ card }) => cards.has(card))
  // A fixed order, so that the result depends only on the generator.
  slots.sort((a, b) => a.id - b.id)
  const deck = slots.map(printOf).sort((a, b) => a.def - b.def)
  random.shuffle(deck)
  const free: GameObject[] = []
  for (const object of slots) {
    const word = knownKeyword(game, object)
    if (word === null) free.push(object)
    else {
      const at = deck.findIndex(({ def }) => has(game, def, word))
      assign(game, object, deck.splice(at, 1)[0]!)
    }
  }
  for (const object of free) assign(game, object, deck.pop()!)
  forgetMoves(game, cards)
  touch(game)
}

function assign(game: Game, object: GameObject, { def, sandbox }: Print): void {
  if (object.def !== def) game.state.objects[object.id] = objectWith(object, { def, sandbox })
}

const isOfDeck = ({ owner, kind, zone }: GameObject, player: PlayerId): boolean =>
  owner === player && kind === 'card' && zone !== 'outside'

/**
 * Cards outside the game that the player has not seen (CR 400.11) could be any: each becomes a card of its owner's deck.
 * So a sampled wish finds something of the right kind, and never what is really there.
 */
export function guessOutside(game: Game, player: PlayerId, { cards, outside }: Unknown, random: Random): void {
  const owner = otherPlayer(player)
  const hidden = game.state.outside[owner]
    .map((id) => mustGet(game, id))
    .filter(({ card }) => outside.has(card) || cards.has(card))
  if (hidden.length === 0) return
  const deck = game.state.objects
    .flatMap((object) => (object && isOfDeck(object, owner) ? [printOf(object)] : []))
    .sort((a, b) => a.def - b.def)
  if (deck.length === 0) return
  for (const object of hidden) assign(game, object, itemAt(deck, random.int(deck.length)))
  touch(game)
}

/** Last-known information of a card in a hand would reveal where it is now. */
function forgetMoves({ state }: Game, cards: ReadonlySet<number>): void {
  for (const [id, { object }] of state.lastKnown)
    if (object.zone === 'hand' && cards.has(object.card)) state.lastKnown.delete(id)
}

/** Shuffles these objects among their positions; the others stay where they are. */
export function permutePositions(library: ObjectId[], free: ReadonlySet<ObjectId>, random: Random): void {
  const positions = library.flatMap((id, index) => (free.has(id) ? [index] : []))
  const ids = itemsAt(library, positions).sort((a, b) => a - b)
  random.shuffle(ids)
  for (const [i, index] of positions.entries()) library[index] = itemAt(ids, i)
}
