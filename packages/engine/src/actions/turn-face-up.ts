import type { Cost, Keyword } from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { faceUp, turnedComponents, turnFaceUp } from '../atoms/faces.ts'
import { undo } from '../casting/cast.ts'
import { FACE_DOWN_METHODS } from '../casting/cast-options.ts'
import { usesX } from '../casting/choose-costs.ts'
import type { NotedUse } from '../casting/mana-ability.ts'
import { canPayCost, payCostNow } from '../casting/optional-cost.ts'
import { keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askNumber, type Procedure } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { forkState } from '../state/fork.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'
import { supposing } from '../state/supposing.ts'

type FaceDownKeyword = Extract<Keyword, { kind: 'morph' | 'disguise' }>

/** The morph or disguise ability of what lies face down (CR 702.37e, 702.168d). */
function turnedBy(game: Game, id: ObjectId): FaceDownKeyword | null {
  const object = game.state.objects[id]!
  const [word] = supposing(game, objectWith(object, turnedComponents(game, object, faceUp)), () => {
    const c = characteristics(game, id)
    return FACE_DOWN_METHODS.flatMap((name) => keywordsNamed(c, name))
  })
  return typeof word === 'object' && (word.kind === 'morph' || word.kind === 'disguise') ? word : null
}

export function whyCantTurnFaceUp(game: Game, player: PlayerId, id: ObjectId): string | null {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || !object.faceDown) return 'that is not a face-down permanent'
  if (characteristics(game, id).controller !== player) return 'you do not control that permanent'
  const keyword = turnedBy(game, id)
  if (!keyword) return 'it has no morph cost'
  const { cost, kind } = keyword
  return canPayCost(game, player, cost, id, contextOf(id, player)) ? null : `you cannot pay its ${kind} cost`
}

/** CR 107.3d: X is chosen immediately before the cost is paid. */
function* chooseX(game: Game, player: PlayerId, id: ObjectId, cost: Cost): Procedure<number> {
  if (!usesX(cost)) return 0
  let most = 0
  while (most < 60 && canPayCost(game, player, cost, id, contextOf(id, player, { x: most + 1 }))) most++
  return yield* askNumber({ player, purpose: 'x', source: id, text: `Choose X for ${nameOf(game, id)}.` }, 0, most)
}

/** CR 116.2b: a special action, any time the player has priority. */
export function* turnUp(game: Game, player: PlayerId, id: ObjectId): Procedure {
  const keyword = turnedBy(game, id)
  if (!keyword) return
  const { cost } = keyword
  const before = forkState(game.state)
  const outer = game.hold()
  const noted: NotedUse[] = []
  const x = yield* chooseX(game, player, id, cost)
  if (yield* payCostNow(game, player, cost, id, contextOf(id, player, { x }), undefined, noted)) {
    turnFaceUp(game, id, x)
    // CR 702.37b: as it is turned face up, if its megamorph cost was paid.
    if (keyword.kind === 'morph' && keyword.mega) yield* putCounters(game, id, '+1/+1', 1, id)
    game.release(outer)
  } else undo(game, player, before, outer, noted)
}
