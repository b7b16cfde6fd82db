import { type BlockModel, type Blocks, blockersPerAttacker, countObeyed } from '../../src/combat/block-model.ts'

/** Does the declaration break no restriction (CR 509.1b)? Written out without the search. */
export function breaksNothing(model: BlockModel, blocks: Blocks): boolean {
  const blocking = model.blockers.filter((_, index) => blocks[index]!.length > 0)
  if (blocking.length === 1 && blocking[0]!.notAlone) return false
  const counts = blockersPerAttacker(model, blocks)
  if (model.attackers.some(({ fewest }, index) => counts[index]! > 0 && counts[index]! < fewest)) return false
  if (model.attackers.some(({ most }, index) => counts[index]! > most)) return false
  return model.blockers.every(
    ({ attackers, limit }, index) =>
      blocks[index]!.length <= limit && blocks[index]!.every((attacker) => attackers.includes(attacker)),
  )
}

function subsets(items: readonly number[]): number[][] {
  const [first, ...rest] = items
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]])
}

/** The most requirements any legal declaration obeys, by trying every declaration. */
export function mostByTrying(model: BlockModel): number {
  const options = model.blockers.map(({ attackers, limit }) => subsets(attackers).filter((s) => s.length <= limit))
  let most = 0
  const visit = (index: number, blocks: number[][]): void => {
    if (index === options.length) {
      if (breaksNothing(model, blocks)) most = Math.max(most, countObeyed(model, blocks))
      return
    }
    for (const option of options[index]!) visit(index + 1, [...blocks, option])
  }
  visit(0, [])
  return most
}
