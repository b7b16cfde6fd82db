import type { CastWay } from './cast-ways.ts'
import { stepsIn } from './steps.ts'

const known = new WeakMap<CastWay, boolean>()

/** Does the spell show the opponent's hand and take a card of its caster's choice from it? */
export function looksIntoHand(way: CastWay): boolean {
  let found = known.get(way)
  if (found === undefined) {
    const steps = stepsIn(way.spell.effects)
    found = steps.some(({ kind }) => kind === 'revealHand') && steps.some(({ kind }) => kind === 'discardCards')
    known.set(way, found)
  }
  return found
}
