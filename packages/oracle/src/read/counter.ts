import type { CardFace } from '@spellwright/dsl'

/** Counters the game gives a meaning that the engine does not know yet (CR 122.1i). */
const WITH_RULES: readonly string[] = ['rad']

/** Whether a face speaks of such a counter. */
export function hasCounterWithRules(face: CardFace): boolean {
  const said = JSON.stringify(face.abilities)
  return WITH_RULES.some((word) => said.includes(`"counter":"${word}"`))
}
