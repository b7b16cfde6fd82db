import type { CardView, EntityId, GameView, KnownCard, PermanentView, StackView } from 'spellwright/play'
import type { Scene } from '../worker/messages.ts'

/** An object with an id that the view shows. */
export type Entity =
  | { readonly kind: 'permanent'; readonly permanent: PermanentView }
  | { readonly kind: 'card'; readonly card: CardView; readonly where: string }
  | { readonly kind: 'stack'; readonly item: StackView }

export function findEntity(view: GameView, id: EntityId): Entity | null {
  if (id <= 0) return null
  const permanent = view.battlefield.find((one) => one.id === id)
  if (permanent) return { kind: 'permanent', permanent }
  const item = view.stack.find((one) => one.id === id)
  if (item) return { kind: 'stack', item }
  const inHand = view.hand.find((one) => one.id === id)
  if (inHand) return { kind: 'card', card: inHand, where: 'your hand' }
  const controlled = view.controlledHand?.find((one) => one.id === id)
  if (controlled) return { kind: 'card', card: controlled, where: "your opponent's hand" }
  for (const { graveyard, name, player } of view.players) {
    const card = graveyard.find((one) => one.id === id)
    if (card) return { kind: 'card', card, where: player === view.viewer ? 'your graveyard' : `${name}'s graveyard` }
  }
  const exiled = view.exile.find((one) => one.id === id)
  if (exiled && 'name' in exiled) return { kind: 'card', card: exiled, where: 'exile' }
  const inSideboard = view.sideboard.find((one) => one.id === id)
  if (inSideboard) return { kind: 'card', card: inSideboard, where: 'your sideboard' }
  const inCommandZone = view.command.find((one) => one.id === id)
  if (inCommandZone) return { kind: 'card', card: inCommandZone, where: 'the command zone' }
  const shown = view.decision?.cards.find((one) => one.id === id)
  return shown ? { kind: 'card', card: shown, where: shown.zone } : null
}

const playerName = (view: GameView, entity: EntityId): string => view.players[entity === -1 ? 0 : 1].name

/** The name of the card in the name of an ability on the stack. */
export const cardNameOf = (name: string): string => name.replace(/^(the )?ability of /i, '')

export function entityName(view: GameView, id: EntityId): string {
  if (id < 0) return playerName(view, id)
  const found = findEntity(view, id)
  if (!found) return view.exile.some((one) => one.id === id) ? 'a face-down card' : 'a card'
  if (found.kind === 'permanent')
    return found.permanent.name || (found.permanent.faceDown ? 'a face-down card' : 'a locked Room')
  return found.kind === 'stack' ? found.item.name : found.card.name
}

/** The card to draw for an id; null for players, abilities and hidden cards. */
export function cardOf(view: GameView, id: EntityId): CardView | PermanentView | KnownCard | null {
  const found = findEntity(view, id)
  if (!found) return null
  if (found.kind === 'permanent') return found.permanent
  if (found.kind === 'card') return found.card
  const { spell, card } = found.item
  return spell ? { ...spell, definition: card?.definition ?? spell.name, face: card?.face ?? 0 } : null
}

/** Whether the player may move that card by hand. */
export function isMovedByHand({ view, byHand }: Scene, id: EntityId): boolean {
  if (byHand !== 'unsupported' || id <= 0) return byHand === 'everything' && id > 0
  const found = findEntity(view, id)
  if (found?.kind === 'permanent') return found.permanent.sandbox
  return found?.kind === 'card' && found.card.sandbox
}

/** Whether the entity is clicked on the board, not in a tray. */
export const isOnBoard = (view: GameView, id: EntityId): boolean =>
  id < 0 ||
  [view.battlefield, view.stack, view.hand, view.controlledHand ?? []].some((zone) => zone.some((one) => one.id === id))
