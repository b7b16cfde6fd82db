import type { Cost } from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { faceUp, turnedComponents, turnFaceUp } from '../atoms/faces.ts'
import { FACE_DOWN_METHODS } from '../casting/cast-options.ts'
import { usesX } from '../casting/choose-costs.ts'
import { canPayCost, payCostNow } from '../casting/optional-cost.ts'
import { completeOrRewind } from '../casting/rewind.ts'
import { isCreature, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askNumber, askOption } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { ruleApplies } from '../query/rules.ts'
import { asIf } from '../state/as-if.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'

/** A cost for which a face-down permanent may be turned face up. */
interface FaceUpCost {
  readonly by: 'morph' | 'disguise' | 'mana'
  readonly cost: Cost
  readonly mega: boolean
}

/** Its morph or disguise cost (CR 702.37e, 702.168d), or the mana cost of a manifested or cloaked creature card (CR 701.40b–d). */
function costsToTurnFaceUp(game: Game, id: ObjectId): FaceUpCost[] {
  const object = mustGet(game, id)
  return asIf(game, objectWith(object, turnedComponents(game, object, faceUp)), () => {
    const c = characteristics(game, id)
    const costs: FaceUpCost[] = []
    for (const word of FACE_DOWN_METHODS.flatMap((name) => keywordsNamed(c, name)))
      if (typeof word === 'object' && (word.kind === 'morph' || word.kind === 'disguise'))
        costs.push({ by: word.kind, cost: word.cost, mega: word.kind === 'morph' && word.mega !== undefined })
    if (object.marks?.['manifested'] !== undefined && isCreature(c) && c.manaCost !== null)
      costs.push({ by: 'mana', cost: [{ kind: 'mana', mana: c.manaCost }], mega: false })
    return costs
  })
}

const isPayable = (game: Game, player: PlayerId, id: ObjectId, { cost }: FaceUpCost): boolean =>
  canPayCost(game, player, cost, id, contextOf(id, player))

export function whyCantTurnFaceUp(game: Game, player: PlayerId, id: ObjectId): string | null {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || !object.faceDown) return 'that is not a face-down permanent'
  if (characteristics(game, id).controller !== player) return 'you do not control that permanent'
  if (ruleApplies(game, 'cantTurnFaceUp', id)) return "it can't be turned face up"
  const costs = costsToTurnFaceUp(game, id)
  const [first] = costs
  if (!first) return 'it has no morph cost'
  return costs.some((cost) => isPayable(game, player, id, cost)) ? null : `you cannot pay its ${first.by} cost`
}

function chooseFaceUpCost(game: Game, player: PlayerId, id: ObjectId): FaceUpCost | undefined {
  const costs = costsToTurnFaceUp(game, id).filter((cost) => isPayable(game, player, id, cost))
  if (costs.length < 2) return costs[0]
  const text = `Choose the cost to turn ${nameOf(game, id)} face up.`
  const index = askOption(
    game,
    { player, purpose: 'costChoice', source: id, text },
    costs.map(({ by }) => ({ label: `its ${by} cost`, value: by })),
  )
  return costs[index]
}

/** CR 107.3d: X is chosen immediately before the cost is paid. */
function chooseX(game: Game, player: PlayerId, id: ObjectId, cost: Cost): number {
  if (!usesX(cost)) return 0
  let most = 0
  while (most < 60 && canPayCost(game, player, cost, id, contextOf(id, player, { x: most + 1 }))) most++
  return askNumber(game, { player, purpose: 'x', source: id, text: `Choose X for ${nameOf(game, id)}.` }, 0, most)
}

/** CR 116.2b: a special action, any time the player has priority. */
export function payToTurnFaceUp(game: Game, player: PlayerId, id: ObjectId): void {
  completeOrRewind(game, player, (noted) => {
    const chosen = chooseFaceUpCost(game, player, id)
    if (!chosen) return true
    const x = chooseX(game, player, id, chosen.cost)
    if (!payCostNow(game, player, chosen.cost, id, contextOf(id, player, { x }), undefined, noted)) return false
    turnFaceUp(game, id, x)
    // CR 702.37b: as it is turned face up, if its megamorph cost was paid.
    if (chosen.mega) putCounters(game, id, '+1/+1', 1, id)
    return true
  })
}
