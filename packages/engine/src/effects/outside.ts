import type { Effect, Filter } from '@spellwright/dsl'
import { discard, draw } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import { askObjects } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../query/filter.ts'
import { nameOf } from '../query/lookup.ts'
import { isObjectEntity, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { Frame } from './frame.ts'
import { type EffectHandlers, runSteps } from './run.ts'

/** CR 701.48a */
const LEARN: readonly Effect[] = [
  {
    kind: 'may',
    player: 'you',
    effects: [discard(1)],
    then: [draw(1)],
    else: [{ kind: 'fromOutside', what: { subtype: 'Lesson' }, optional: 'may', reveal: 'reveal' }],
  },
]

/** Cards that player owns outside the game (CR 400.11b), or face up in exile where the effect says so. */
function cardsOwned(game: Game, frame: Frame, player: PlayerId, what: Filter, exile: boolean): ObjectId[] {
  const { state } = game
  const exiled = exile ? state.exile.filter((id) => state.objects[id]?.owner === player) : []
  const faceUp = exiled.filter((id) => state.objects[id]?.faceDown === false)
  return [...state.outside[player], ...faceUp].filter((id) => matches(game, frame, what, id, null))
}

export const outsideEffects: EffectHandlers<'fromOutside' | 'learn'> = {
  fromOutside(game, frame, { what, optional, reveal, exile, to = 'hand', as }) {
    const player = frame.controller
    const cards = cardsOwned(game, frame, player, what, exile !== undefined)
    const text = `Choose a card for ${nameOf(game, frame.source)}.`
    const asked = { player, purpose: 'chooseFound', source: frame.source, text, shows: cards } as const
    const [chosen] = askObjects(game, asked, cards, optional === 'may' ? 0 : 1, 1)
    if (chosen === undefined || !isObjectEntity(chosen)) return frame.bind(as, [])
    const cause = { kind: 'effect', source: frame.source, controller: player } as const
    const became = moveObject(game, { id: chosen, to, cause, ...(reveal ? { revealed: true } : {}) })
    frame.bind(as, [became])
  },
  learn(game, frame) {
    runSteps(game, frame, LEARN)
  },
}
