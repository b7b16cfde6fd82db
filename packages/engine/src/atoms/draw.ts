import type { Ability } from '@spellwright/dsl'
import { keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askYesNo } from '../decision/ask.ts'
import { IN_DRAW_STEP, isOwnDrawStep } from '../events/draw-step.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { playerRules } from '../query/rules.ts'
import { replaceEvent } from '../replacement/apply.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { updateObject, updatePlayer } from '../state/update.ts'
import { emit, trigger } from '../triggers/collect.ts'
import { noteReveal } from './known-after-move.ts'
import { type Move, moveObject, moveObjects } from './move.ts'

/** CR 121.2: cards are drawn one at a time, each draw replaced on its own. Returns the cards drawn. */
export function draw(game: Game, player: PlayerId, count: number, source: ObjectId = NO_OBJECT): ObjectId[] {
  const drawn: ObjectId[] = []
  // CR 121.2a: effects on the number of cards apply before any of them is drawn.
  const total = count > 0 ? (replaceEvent(game, { kind: 'drawCards', player, amount: count })?.amount ?? 0) : 0
  for (let i = 0; i < total; i++) {
    if (!canDraw(game, player, 1)) break
    const card = drawOne(game, player, source)
    if (card !== NO_OBJECT) drawn.push(card)
  }
  return drawn
}

/** CR 121.2b, 121.3: no effect keeps the player from drawing that many cards. */
export function canDraw(game: Game, player: PlayerId, count: number): boolean {
  const limits = playerRules(game, 'cantDrawMoreThan', player)
  if (limits.length === 0) return true
  const drawn = drawsThisTurn(game, player)
  return limits.every(({ rule }) => drawn + count <= rule.perTurn)
}

/** Returns null if the library is empty; the player then loses at the next check of state-based actions (CR 704.5b). */
function topToHand(game: Game, player: PlayerId, source: ObjectId): Move | null {
  const library = game.state.library[player]
  const top = library[library.length - 1]
  if (top !== undefined) return { id: top, to: 'hand', cause: { kind: 'draw', source, controller: player } }
  updatePlayer(game, player, { drewFromEmpty: true })
  return null
}

function drawOne(game: Game, player: PlayerId, source: ObjectId): ObjectId {
  const event = replaceEvent(game, { kind: 'draw', player })
  const move = event === null ? null : topToHand(game, player, source)
  if (move === null) return NO_OBJECT
  const card = moveObject(game, move)
  const detail = isOwnDrawStep(game, player) ? IN_DRAW_STEP : ''
  emit(game, [
    makeEvent('drawn', { object: card, became: card, player, amount: 1, source, detail, visibleTo: 1 << player }),
  ])
  if (game.watches.miracles) miracle(game, player, card)
  return card
}

/** CR 702.94: the first card of a turn may be revealed as it is drawn; then it may be cast for its miracle cost. */
function miracle(game: Game, player: PlayerId, card: ObjectId): void {
  const object = game.state.objects[card]
  if (object?.zone !== 'hand') return
  const [word] = keywordsNamed(characteristics(game, card), 'miracle')
  if (typeof word !== 'object' || word.kind !== 'miracle' || drawsThisTurn(game, player) !== 1) return
  const text = `Reveal ${nameOf(game, card)} for its miracle?`
  if (!askYesNo(game, { player, purpose: 'yesNo', source: card, text, shows: [card] })) return
  updateObject(game, card, { knownTo: 3 })
  noteReveal(game, object.knownTo, 3)
  emit(game, [makeEvent('revealed', { player, source: card, objects: [card], amount: 1 })])
  const ability: Ability = {
    kind: 'triggered',
    on: { kind: 'drawn', player: 'you' },
    keyword: 'miracle',
    effects: [{ kind: 'castCard', what: 'self', player: 'you', cost: word.cost, optional: 'may' }],
  }
  trigger(game, { ability, abilityKey: 'miracle', source: card, controller: player })
}

function drawsThisTurn(game: Game, player: PlayerId): number {
  let drawn = 0
  for (const event of game.state.history.thisTurn) if (event.kind === 'drawn' && event.player === player) drawn++
  return drawn
}

/** CR 701.17: put the top cards into the graveyard. */
export function mill(game: Game, player: PlayerId, count: number, source: ObjectId): ObjectId[] {
  const library = game.state.library[player]
  const cards = library.slice(Math.max(0, library.length - count)).reverse()
  if (cards.length === 0) return []
  const became = moveObjects(
    game,
    cards.map((id) => ({ id, to: 'graveyard', cause: { kind: 'mill', source, controller: player } })),
  )
  emit(game, [makeEvent('milled', { player, amount: cards.length, source, objects: became })])
  return became
}
