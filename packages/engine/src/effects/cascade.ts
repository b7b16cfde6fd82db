import type { EffectOf } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import { withFace } from '../casting/cast-options.ts'
import { isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { currentOrLastKnown } from '../query/lookup.ts'
import { quantity } from '../query/quantity.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { Frame } from './frame.ts'
import { runSteps } from './run.ts'
import { castDuringResolution } from './stack.ts'

/** CR 702.85a. */
export function cascade(game: Game, frame: Frame): void {
  const limit = currentOrLastKnown(game, frame.source)?.manaValue ?? 0
  const { exiled } = exileAndCast(game, frame, limit - 1)
  putOnBottom(game, frame, exiled)
}

/** CR 701.57a: like cascade, but a card that is not cast is put into the hand. */
export function discover(game: Game, frame: Frame, effect: EffectOf<'discover'>): void {
  const { exiled, found } = exileAndCast(game, frame, quantity(game, frame, effect.count))
  if (isExiled(game, found)) moveObject(game, { id: found, to: 'hand', cause: frame.cause, revealed: true })
  putOnBottom(game, frame, exiled)
}

const isExiled = (game: Game, id: ObjectId): boolean => game.state.objects[id]?.zone === 'exile'

/** Exiles cards from the top until a nonland card with at most that mana value, which may be cast without paying its mana cost. */
function exileAndCast(game: Game, frame: Frame, most: number): { exiled: readonly ObjectId[]; found: ObjectId } {
  const player = frame.controller
  const exiled: ObjectId[] = []
  for (;;) {
    const top = game.state.library[player].at(-1)
    if (top === undefined) return { exiled, found: NO_OBJECT }
    const id = moveObject(game, { id: top, to: 'exile', cause: frame.cause })
    if (id === NO_OBJECT) return { exiled, found: NO_OBJECT }
    exiled.push(id)
    const c = characteristics(game, id)
    if (isLand(c) || c.manaValue > most) continue
    // Another face may make a spell of another mana value.
    const isSmallEnough = (face: number): boolean =>
      withFace(game, id, face, () => characteristics(game, id)).manaValue <= most
    castDuringResolution(game, player, id, 'free', true, { isAllowed: isSmallEnough })
    return { exiled, found: id }
  }
}

const putOnBottom = (game: Game, frame: Frame, exiled: readonly ObjectId[]): void => {
  frame.bind(
    'exiled.rest',
    exiled.filter((id) => isExiled(game, id)),
  )
  runSteps(game, frame, [
    {
      kind: 'move',
      verb: 'put',
      what: { the: 'exiled.rest' },
      to: 'library',
      library: { position: 'bottom', order: 'random' },
    },
  ])
}
