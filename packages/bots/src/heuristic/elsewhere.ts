import type { Action, CardView, ObjectId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { castWorth } from '../worth/cast-worth.ts'
import { costWorth } from '../worth/cost-worth.ts'

const NOTHING: readonly Action[] = []

/** What will not be there for long is played for little. */
const WORTHWHILE = 0.4

/** Could something be played that is neither in hand nor in the graveyard? */
function mayBeAllowed(s: SeenGame): boolean {
  if (s.battlefield.rules.some(({ ability }) => ability.rule?.kind === 'mayPlayFrom')) return true
  return s.view.exile.length > 0 && s.isExilePlayable(() => found(s).length > 0)
}

interface Elsewhere {
  readonly card: CardView
  readonly action: Extract<Action, { kind: 'cast' | 'playLand' }>
}

/** What the game allows with cards that are neither in hand nor in the graveyard. */
function found(s: SeenGame): readonly Elsewhere[] {
  const plays: Elsewhere[] = []
  for (const action of s.seat.legalActions()) {
    if (action.kind !== 'playLand' && action.kind !== 'cast') continue
    const card = cardElsewhere(s, action.object)
    if (card !== null) plays.push({ card, action })
  }
  return plays
}

/** Cards that may be played from exile, or from a library: lands first, then the spells that are worth most. */
export function elsewherePlays(s: SeenGame): readonly Action[] {
  if (!s.policy.playsFromElsewhere || !mayBeAllowed(s)) return NOTHING
  const lands: Action[] = []
  const spells: { readonly action: Action; readonly worth: number }[] = []
  for (const { action, card } of found(s)) {
    if (action.kind === 'playLand') {
      lands.push(action)
      continue
    }
    const worth = worthOf(s, card, action.face)
    if (worth > WORTHWHILE) spells.push({ action, worth })
  }
  spells.sort((a, b) => b.worth - a.worth)
  return [...lands, ...spells.map(({ action }) => action)]
}

/** The card, if it is neither in the player's hand nor in a graveyard. */
function cardElsewhere(s: SeenGame, id: ObjectId): CardView | null {
  for (const card of s.view.exile) if (card.id === id && 'name' in card) return card
  const { revealedTop } = s.players[s.me]
  const isHeld = s.hand.some((card) => card.id === id) || s.graveyard(s.me).some((card) => card.id === id)
  return revealedTop === null || isHeld ? null : { ...revealedTop, id, owner: s.me, counters: {}, sandbox: false }
}

function worthOf(s: SeenGame, card: CardView, face: number): number {
  const ways = s.facts(card.definition)?.ways ?? []
  const way = ways.find((one) => one.face === face && one.price === null)
  if (way === undefined) return 0
  const others = way.others.length === 0 ? 0 : costWorth(s, s.context(card.id, s.me), way.others)
  return castWorth(s, card, way) - others
}
