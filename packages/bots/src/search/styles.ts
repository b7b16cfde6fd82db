import type { Mistakes, Policy } from '../policy.ts'

const inStyle = (policy: Policy, mistakes: Partial<Mistakes>): Policy => ({
  ...policy,
  mistakes: { ...policy.mistakes, ...mistakes },
})

/**
 * Other ways to play a whole turn, which are mistakes as habits and right now and then: everything used at once, an attack
 * with all, and one with what cannot be lost.
 */
export const stylesOf = (policy: Policy): readonly Policy[] => [
  inStyle(policy, { actsAtOnce: true }),
  inStyle(policy, { attacksWithAll: true }),
  inStyle(policy, { attacksTimidly: true }),
]
