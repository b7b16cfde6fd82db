import type { CompanionCondition, Filter } from '@spellwright/dsl'
import { noteReveal } from '../atoms/known-after-move.ts'
import { type Characteristics, keywordsNamed, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { isObjectEntity, NO_OBJECT, type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import { updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 100.2a: the minimum size of a constructed deck. */
const MINIMUM_DECK_SIZE = 60

/** CR 702.139a: the card outside the game that its owner has chosen as their companion. */
export const companionOf = ({ state }: Game, player: PlayerId): ObjectId | undefined =>
  state.outside[player].find((id) => state.objects[id]?.marks?.['companion'] !== undefined)

export const isCompanion = (game: Game, id: ObjectId): boolean =>
  game.state.objects[id]?.marks?.['companion'] !== undefined

/** CR 103.2b: in turn order, each player may reveal one companion that their starting deck allows. */
export function revealCompanions(game: Game): void {
  const first = game.state.turn.startingPlayer
  for (const player of [first, otherPlayer(first)]) {
    const candidates = possibleCompanions(game, player)
    if (candidates.length === 0) continue
    const text = 'Reveal a companion?'
    const [chosen] = askObjects(game, { player, purpose: 'companion', text, shows: candidates }, candidates, 0, 1)
    if (chosen !== undefined && isObjectEntity(chosen)) becomeCompanion(game, player, chosen)
  }
}

function becomeCompanion(game: Game, player: PlayerId, id: ObjectId): void {
  noteReveal(game, mustGet(game, id).knownTo, 3)
  updateObject(game, id, { knownTo: 3, marks: { companion: 1 } })
  emit(game, [makeEvent('revealed', { player, source: NO_OBJECT, objects: [id], amount: 1 })])
}

/** One of each name: several copies of a card make no difference. */
function possibleCompanions(game: Game, player: PlayerId): ObjectId[] {
  const names = new Set<string>()
  return game.state.outside[player].filter((id) => {
    const conditions = keywordsNamed(characteristics(game, id), 'companion').flatMap((word) =>
      typeof word === 'object' && word.kind === 'companion' ? [word.condition] : [],
    )
    if (conditions.length === 0 || names.has(nameOf(game, id))) return false
    names.add(nameOf(game, id))
    return conditions.every((condition) => isFulfilled(game, player, condition))
  })
}

/** CR 702.139b: does the starting deck, which is the library before the game begins, fulfil that condition? */
export function isFulfilled(game: Game, player: PlayerId, condition: CompanionCondition): boolean {
  const deck = game.state.library[player]
  if ('moreThanMinimum' in condition) return deck.length >= MINIMUM_DECK_SIZE + condition.moreThanMinimum
  const fits = (filter: Filter) => (id: ObjectId) => matches(game, contextOf(NO_OBJECT, player), filter, id, null)
  const read = (id: ObjectId): Characteristics => characteristics(game, id)
  if ('symbols' in condition) return deck.every((id) => hasDifferentSymbols(read(id)))
  if ('only' in condition) {
    const isFree = ({ types }: Characteristics): boolean =>
      condition.lands !== undefined && (types & TYPE_BIT.land) !== 0
    return deck.every((id) => isFree(read(id)) || fits(condition.only)(id))
  }
  const concerned = deck.filter(fits(condition.each))
  if ('are' in condition) return concerned.every(fits(condition.are))
  if (condition.compared === 'differentName')
    return new Set(concerned.map((id) => nameOf(game, id))).size === concerned.length
  return concerned.length === 0 || concerned.reduce((common, id) => common & read(id).types, -1) !== 0
}

function hasDifferentSymbols({ manaCost }: Characteristics): boolean {
  const symbols = manaCost?.match(/\{[^}]+\}/g) ?? []
  return new Set(symbols).size === symbols.length
}
