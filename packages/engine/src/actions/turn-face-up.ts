import type { Cost } from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { faceUp, turnedComponents, turnFaceUp } from '../atoms/faces.ts'
import { undo } from '../casting/cast.ts'
import { FACE_DOWN_METHODS } from '../casting/cast-options.ts'
import { usesX } from '../casting/choose-costs.ts'
import type { NotedUse } from '../casting/mana-ability.ts'
import { canPayCost, payCostNow } from '../casting/optional-cost.ts'
import { isCreature, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askNumber, askOption } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { forkState } from '../state/fork.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'
import { supposing } from '../state/supposing.ts'

/** A cost for which what lies face down is turned up. */
interface WayUp {
  readonly by: 'morph' | 'disguise' | 'mana'
  readonly cost: Cost
  readonly mega: boolean
}

/** By its morph or disguise ability (CR 702.37e, 702.168d); what was manifested or cloaked also for its mana cost, if it is a creature card (CR 701.40b–d). */
function waysUp(game: Game, id: ObjectId): WayUp[] {
  const object = game.state.objects[id]!
  return supposing(game, objectWith(object, turnedComponents(game, object, faceUp)), () => {
    const c = characteristics(game, id)
    const ways: WayUp[] = []
    for (const word of FACE_DOWN_METHODS.flatMap((name) => keywordsNamed(c, name)))
      if (typeof word === 'object' && (word.kind === 'morph' || word.kind === 'disguise'))
        ways.push({ by: word.kind, cost: word.cost, mega: word.kind === 'morph' && word.mega !== undefined })
    if (object.marks?.['manifested'] !== undefined && isCreature(c) && c.manaCost !== null)
      ways.push({ by: 'mana', cost: [{ kind: 'mana', mana: c.manaCost }], mega: false })
    return ways
  })
}

const isPayable = (game: Game, player: PlayerId, id: ObjectId, { cost }: WayUp): boolean =>
  canPayCost(game, player, cost, id, contextOf(id, player))

export function whyCantTurnFaceUp(game: Game, player: PlayerId, id: ObjectId): string | null {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || !object.faceDown) return 'that is not a face-down permanent'
  if (characteristics(game, id).controller !== player) return 'you do not control that permanent'
  const ways = waysUp(game, id)
  if (ways.length === 0) return 'it has no morph cost'
  return ways.some((way) => isPayable(game, player, id, way)) ? null : `you cannot pay its ${ways[0]!.by} cost`
}

function chooseWayUp(game: Game, player: PlayerId, id: ObjectId): WayUp | undefined {
  const ways = waysUp(game, id).filter((way) => isPayable(game, player, id, way))
  if (ways.length < 2) return ways[0]
  const text = `Choose the cost to turn ${nameOf(game, id)} face up.`
  const index = askOption(
    game,
    { player, purpose: 'costChoice', source: id, text },
    ways.map(({ by }) => ({ label: `its ${by} cost`, value: by })),
  )
  return ways[index]
}

/** CR 107.3d: X is chosen immediately before the cost is paid. */
function chooseX(game: Game, player: PlayerId, id: ObjectId, cost: Cost): number {
  if (!usesX(cost)) return 0
  let most = 0
  while (most < 60 && canPayCost(game, player, cost, id, contextOf(id, player, { x: most + 1 }))) most++
  return askNumber(game, { player, purpose: 'x', source: id, text: `Choose X for ${nameOf(game, id)}.` }, 0, most)
}

/** CR 116.2b: a special action, any time the player has priority. */
export function turnUp(game: Game, player: PlayerId, id: ObjectId): void {
  const before = forkState(game.state)
  const outer = game.hold()
  const way = chooseWayUp(game, player, id)
  if (!way) {
    game.release(outer)
    return
  }
  const { cost } = way
  const noted: NotedUse[] = []
  const x = chooseX(game, player, id, cost)
  if (payCostNow(game, player, cost, id, contextOf(id, player, { x }), undefined, noted)) {
    turnFaceUp(game, id, x)
    // CR 702.37b: as it is turned face up, if its megamorph cost was paid.
    if (way.mega) putCounters(game, id, '+1/+1', 1, id)
    game.release(outer)
  } else undo(game, player, before, outer, noted)
}
