import { moveObject } from '../atoms/move.ts'
import { withFace } from '../casting/cast-options.ts'
import { isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Procedure } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { currentOrLastKnown } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { Frame } from './frame.ts'
import { runSteps } from './run.ts'
import { castDuringResolution } from './stack.ts'

/** CR 702.85a. */
export function* cascade(game: Game, frame: Frame): Procedure {
  const player = frame.controller
  const limit = currentOrLastKnown(game, frame.source)?.manaValue ?? 0
  const cause = { kind: 'effect' as const, source: frame.source, controller: player }
  const exiled: ObjectId[] = []
  for (;;) {
    const top = game.state.library[player].at(-1)
    if (top === undefined) break
    const id = yield* moveObject(game, { id: top, to: 'exile', cause })
    if (id === NO_OBJECT) break
    exiled.push(id)
    const c = characteristics(game, id)
    if (isLand(c) || c.manaValue >= limit) continue
    // Another face may make a spell of another mana value.
    const isLess = (face: number): boolean =>
      withFace(game, id, face, () => characteristics(game, id)).manaValue < limit
    yield* castDuringResolution(game, player, id, 'free', true, isLess)
    break
  }
  frame.bind(
    'cascaded',
    exiled.filter((id) => game.state.objects[id]?.zone === 'exile'),
  )
  yield* runSteps(game, frame, [
    {
      kind: 'move',
      verb: 'put',
      what: { the: 'cascaded' },
      to: 'library',
      library: { position: 'bottom', order: 'random' },
    },
  ])
}
