import type { Game } from '../game/game.ts'
import { isAffected, ruleApplies, rulesOfKind } from '../query/rules.ts'
import type { ObjectId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { blockLimit, fewestBlockers, mostBlockers } from './can-block.ts'

/** A creature that can block, and which attackers. */
export interface BlockCandidate {
  readonly blocker: ObjectId
  readonly attackers: readonly ObjectId[]
}

/** CR 509.1c: something a declaration obeys or does not. Numbers are positions in the model's lists. */
export type BlockRequirement =
  /** That blocker blocks one of those attackers. */
  | { readonly kind: 'blocks'; readonly blocker: number; readonly attackers: readonly number[] }
  /** Something blocks that attacker. */
  | { readonly kind: 'isBlocked'; readonly attacker: number }

/** Everything that decides whether a declaration of blockers is legal. */
export interface BlockModel {
  readonly blockers: readonly {
    /** Attackers it can block, considered one at a time. */
    readonly attackers: readonly number[]
    readonly limit: number
    readonly notAlone: boolean
  }[]
  readonly attackers: readonly { readonly fewest: number; readonly most: number }[]
  readonly requirements: readonly BlockRequirement[]
  /** "No more than one creature can block each combat." */
  readonly most?: number
}

/** Attackers (positions) each blocker blocks. */
export type Blocks = readonly (readonly number[])[]

/** The position of each in the list. */
export function positionsOf(list: readonly ObjectId[]): (id: ObjectId) => number {
  const positions = new Map(list.map((id, position) => [id, position]))
  return (id) => positions.get(id) ?? -1
}

export function buildBlockModel(
  game: Game,
  candidates: readonly BlockCandidate[],
  attackers: readonly ObjectId[],
): BlockModel {
  const positions = positionsOf(attackers)
  const limits = rulesOfKind(game, 'blockersAtMost')
  const blockers = candidates.map(({ blocker, attackers: possible }) => ({
    attackers: possible.map(positions),
    limit: blockLimit(game, blocker),
    notAlone: ruleApplies(game, 'cantBlockAlone', blocker),
  }))
  return {
    blockers,
    attackers: attackers.map((attacker) => ({
      fewest: fewestBlockers(game, attacker),
      most: mostBlockers(game, attacker),
    })),
    requirements: [...ofBlockers(game, candidates, attackers), ...ofAttackers(game, candidates, attackers)],
    ...(limits.length === 0 ? {} : { most: Math.min(...limits.map(({ rule }) => rule.count)) }),
  }
}

/** "Blocks if able", "blocks that creature if able". */
function ofBlockers(
  game: Game,
  candidates: readonly BlockCandidate[],
  attackers: readonly ObjectId[],
): BlockRequirement[] {
  const positions = positionsOf(attackers)
  return rulesOfKind(game, 'mustBlock').flatMap(({ rule, ctx }) =>
    candidates.flatMap(({ blocker, attackers: possible }, index): BlockRequirement[] => {
      if (!isAffected(game, ctx, rule.what, blocker)) return []
      const wanted = possible.filter((id) => rule.attackers === undefined || isAffected(game, ctx, rule.attackers, id))
      if (wanted.length === 0) return []
      return [{ kind: 'blocks', blocker: index, attackers: wanted.map(positions) }]
    }),
  )
}

/** "Must be blocked if able" is one requirement; "all creatures able to block it do so" is one for each of them. */
function ofAttackers(
  game: Game,
  candidates: readonly BlockCandidate[],
  attackers: readonly ObjectId[],
): BlockRequirement[] {
  return rulesOfKind(game, 'mustBeBlocked').flatMap(({ rule, ctx }) =>
    attackers.flatMap((id, attacker): BlockRequirement[] => {
      if (!isAffected(game, ctx, rule.what, id)) return []
      if (rule.by === 'atLeastOne') return [{ kind: 'isBlocked', attacker }]
      return candidates.flatMap((candidate, blocker) =>
        candidate.attackers.includes(id) ? [{ kind: 'blocks' as const, blocker, attackers: [attacker] }] : [],
      )
    }),
  )
}

export function isObeyed(requirement: BlockRequirement, blocks: Blocks): boolean {
  if (requirement.kind === 'isBlocked') return blocks.some((attackers) => attackers.includes(requirement.attacker))
  return itemAt(blocks, requirement.blocker).some((attacker) => requirement.attackers.includes(attacker))
}

export const countObeyed = (model: BlockModel, blocks: Blocks): number =>
  model.requirements.filter((requirement) => isObeyed(requirement, blocks)).length

/** How many creatures block each attacker. */
export function blockersPerAttacker(model: BlockModel, blocks: Blocks): number[] {
  const counts = model.attackers.map(() => 0)
  for (const attackers of blocks) for (const attacker of attackers) counts[attacker]!++
  return counts
}
