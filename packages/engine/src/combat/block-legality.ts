import type { BlockChoice } from '../decision/action.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import {
  type BlockCandidate,
  type BlockModel,
  type BlockRequirement,
  type Blocks,
  blockersPerAttacker,
  buildBlockModel,
  countObeyed,
  isObeyed,
  positionsOf,
} from './block-model.ts'
import { mostObedientBlocks } from './block-search.ts'

/** Checks whole declarations of blockers (CR 509.1b–c). The search for the most obedient one is done at most once. */
export interface BlockRules {
  readonly whyIllegal: (choices: readonly BlockChoice[]) => string | null
  readonly minimum: () => BlockChoice[]
}

export function blockRules(
  game: Game,
  candidates: readonly BlockCandidate[],
  attackers: readonly ObjectId[],
): BlockRules {
  const model = buildBlockModel(game, candidates, attackers)
  let found: Blocks | null = null
  const most = (): Blocks => {
    found ??= mostObedientBlocks(model)
    return found
  }
  const blocker = (index: number): string => nameOf(game, itemAt(candidates, index).blocker)
  const attacker = (index: number): string => nameOf(game, itemAt(attackers, index))

  const whyRestricted = (blocks: Blocks): string | null => {
    const over = blocks.findIndex((blocked, index) => blocked.length > itemAt(model.blockers, index).limit)
    if (over >= 0) return `${blocker(over)} can't block that many creatures.`
    if (model.most !== undefined && blocks.filter((blocked) => blocked.length > 0).length > model.most)
      return `No more than ${model.most} creature(s) can block.`
    const counts = blockersPerAttacker(model, blocks)
    const few = model.attackers.findIndex(
      ({ fewest }, index) => itemAt(counts, index) > 0 && itemAt(counts, index) < fewest,
    )
    if (few >= 0)
      return `${attacker(few)} can't be blocked except by ${itemAt(model.attackers, few).fewest} or more creatures.`
    const many = model.attackers.findIndex(({ most }, index) => itemAt(counts, index) > most)
    if (many >= 0)
      return `${attacker(many)} can't be blocked by more than ${itemAt(model.attackers, many).most} creature(s).`
    const alone = onlyBlocker(blocks)
    return alone >= 0 && itemAt(model.blockers, alone).notAlone ? `${blocker(alone)} can't block alone.` : null
  }

  const sentence = (requirement: BlockRequirement): string =>
    requirement.kind === 'isBlocked'
      ? `${attacker(requirement.attacker)} must be blocked if able.`
      : `${blocker(requirement.blocker)} must block${whom(model, requirement, attacker)} if able.`

  const whyDisobedient = (blocks: Blocks): string | null => {
    if (model.requirements.length === 0 || countObeyed(model, blocks) >= countObeyed(model, most())) return null
    const missed = model.requirements.find((r) => isObeyed(r, most()) && !isObeyed(r, blocks))!
    return sentence(missed)
  }

  return {
    whyIllegal: (choices) => {
      const blocks = blocksOf(candidates, attackers, choices)
      if (blocks.some((blocked) => new Set(blocked).size !== blocked.length)) return 'A block was declared twice.'
      return whyRestricted(blocks) ?? whyDisobedient(blocks)
    },
    minimum: () =>
      most().flatMap((blocked, index) =>
        blocked.map((a) => ({ blocker: itemAt(candidates, index).blocker, attacker: itemAt(attackers, a) })),
      ),
  }
}

/** The attackers (positions) that each candidate blocks. */
function blocksOf(
  candidates: readonly BlockCandidate[],
  attackers: readonly ObjectId[],
  choices: readonly BlockChoice[],
): Blocks {
  const positions = positionsOf(attackers)
  const blocked = new Map<ObjectId, number[]>(candidates.map(({ blocker }) => [blocker, []]))
  for (const { blocker, attacker } of choices) blocked.get(blocker)?.push(positions(attacker))
  return candidates.map(({ blocker }) => blocked.get(blocker) ?? [])
}

/** The position of the one creature that blocks, or −1. */
function onlyBlocker(blocks: Blocks): number {
  const first = blocks.findIndex((blocked) => blocked.length > 0)
  return first >= 0 && blocks.every((blocked, index) => index === first || blocked.length === 0) ? first : -1
}

const whom = (
  model: BlockModel,
  { blocker, attackers }: Extract<BlockRequirement, { kind: 'blocks' }>,
  name: (index: number) => string,
): string =>
  attackers.length === itemAt(model.blockers, blocker).attackers.length && attackers.length > 1
    ? ''
    : ` ${attackers.map(name).join(' or ')}`
