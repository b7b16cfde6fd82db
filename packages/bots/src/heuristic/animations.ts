import type { Action, PermanentView } from '@spellwright/engine'
import { gainByJoining, isLethal, readyAttackers } from '../combat/attack.ts'
import { chooseBlocks, type Defence, outcomeOf } from '../combat/blocks.ts'
import { combatBoardOf } from '../combat/combat-board.ts'
import { attackersNow, type Fighter, recruit } from '../combat/fighter.ts'
import type { ActivatedUse } from '../facts/ability-facts.ts'
import { TRAIT } from '../facts/traits.ts'
import { type ManaUnit, payWith } from '../seat/mana.ts'
import type { PermanentFacts } from '../seat/permanent-facts.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { canDieOfDamage, damageCountsFor } from '../worth/damage.ts'
import { bodyWorth } from '../worth/permanent-worth.ts'

/** Something that could be made a creature now, as the creature it would be. */
interface Animation {
  readonly action: Action
  readonly fighter: Fighter
}

const NOTHING: readonly Action[] = []

/** Is the Vehicle stronger than what would have to be tapped for it and could attack by itself? */
function isWorthCrewing(s: SeenGame, vehicle: PermanentView, crew: number): boolean {
  const able = s
    .creaturesOf(s.me)
    .filter(({ tapped, power }) => !tapped && (power ?? 0) > 0)
    .map(({ power, summoningSick }) => ({ power: power ?? 0, lost: summoningSick ? 0 : (power ?? 0) }))
    .sort((a, b) => a.lost - b.lost || b.power - a.power)
  let power = 0
  let lost = 0
  for (const creature of able) {
    if (power >= crew) break
    power += creature.power
    lost += creature.lost
  }
  return power >= crew && lost < (vehicle.power ?? 0)
}

/** As many as the mana is enough for, and at most one that is crewed; none is tapped for itself or for another. */
function animations(s: SeenGame, crewed: 'crewed' | 'notCrewed' = 'notCrewed'): readonly Animation[] {
  const found: Animation[] = []
  let mayCrew = crewed === 'crewed'
  let units: readonly ManaUnit[] = s.units
  for (const facts of s.battlefield.mine.permanentFacts) {
    const { view, abilityFacts, isCreature } = facts
    if (isCreature || view.tapped || view.enteredTurn === s.turn.number) continue
    for (const use of abilityFacts.uses) {
      if (use.animated === null || use.taps) continue
      const { crew } = use.animated
      if (crew > 0 && !(mayCrew && isWorthCrewing(s, view, crew))) continue
      const left = payWith(
        units.filter(({ source }) => source !== view.id),
        use.price,
      )
      if (left === null) continue
      units = left
      if (crew > 0) mayCrew = false
      found.push(animation(facts, use, use.animated))
      break
    }
  }
  return found
}

function animation(
  { view, abilityFacts }: PermanentFacts,
  { key }: ActivatedUse,
  animated: NonNullable<ActivatedUse['animated']>,
): Animation {
  const { power, toughness } = animated.size ?? { power: view.power ?? 0, toughness: view.toughness ?? 0 }
  const keywords = animated.size === null ? [...view.keywords, ...animated.keywords] : animated.keywords
  return {
    action: { kind: 'activate', object: view.id, ability: key },
    fighter: recruit(view.id, power, toughness, bodyWorth(power, toughness, keywords) + abilityFacts.worth, keywords),
  }
}

const couldAnimate = (s: SeenGame): boolean => (s.battlefield.mine.traits & TRAIT.animates) !== 0

/** Where the attack kills with all of them, and not without. */
export function animateToWin(s: SeenGame): readonly Action[] {
  if (s.turn.step !== 'main1' || !couldAnimate(s)) return NOTHING
  const found = animations(s)
  if (found.length === 0) return NOTHING
  const ready = readyAttackers(s)
  const fighters = found.map(({ fighter }) => fighter)
  if (!isLethal(s, ready, 0, undefined, fighters) || isLethal(s, ready)) return NOTHING
  return found.map(({ action }) => action)
}

/** What attacking with it must gain over the attack without it. */
const WORTH_JOINING = 0.3

/** Before attackers are declared, with mana that is left over, where it makes the attack better. */
export function animateToAttack(s: SeenGame): readonly Action[] {
  if (s.turn.step !== 'main1' || !couldAnimate(s)) return NOTHING
  const actions: Action[] = []
  for (const { action, fighter } of animations(s, 'crewed'))
    if (gainByJoining(s, [fighter]) > WORTH_JOINING) actions.push(action)
  return actions
}

/** What blocking with it must gain over the blocks without it. */
const WORTH_BLOCKING = 0.6

/** After attackers are declared, where it makes a better block or keeps the player alive. */
export function animateToBlock(s: SeenGame): readonly Action[] {
  if (!couldAnimate(s)) return NOTHING
  const found = animations(s)
  if (found.length === 0) return NOTHING
  const arena = combatBoardOf(s)
  const own = s.creaturesOf(s.me)
  const defence = (more: readonly Fighter[]): Defence => ({
    attackers: attackersNow(s),
    blockers: [...arena.mine.filter((_, index) => !own[index]!.tapped), ...more],
    pairs: arena,
    life: canDieOfDamage(s, s.me) ? s.life(s.me) : 1000,
    isSafe: !damageCountsFor(s, s.me),
  })
  const worth = (more: readonly Fighter[]): number => {
    const faced = defence(more)
    return outcomeOf(faced, chooseBlocks(faced)).worth
  }
  const now = worth([])
  const actions: Action[] = []
  for (const { action, fighter } of found) if (worth([fighter]) > now + WORTH_BLOCKING) actions.push(action)
  if (actions.length > 0) return actions
  // One alone may not be enough to live.
  return found.length > 1 && worth(found.map(({ fighter }) => fighter)) > now + 100
    ? found.map(({ action }) => action)
    : NOTHING
}
