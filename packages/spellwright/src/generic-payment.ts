import type { PayAnswer, PayDecision } from '@spellwright/engine'

const letters = (mana: string): string => [...mana.replace(/[{}\s]/g, '').toUpperCase()].sort().join('')

/**
 * The answer to a question of how to pay generic mana from the pool: the way that leaves exactly this mana, such as
 * `{G}{G}`. Null where no way leaves it; `decision.poolChoices` lists what each way leaves.
 */
export function chooseGenericPayment(decision: PayDecision, leaving: string): PayAnswer | null {
  const choice = decision.poolChoices.findIndex((left) => letters(left) === letters(leaving))
  return choice < 0 ? null : { kind: 'pool', choice }
}
