import type { AttackChoice, BlockChoice } from './action.ts'
import type { Answer, Answers, DecisionOf, Shape } from './decision.ts'

/** Reasons are sentences for the person who answered; null is legal. `act` and `pay` are checked by the game itself. */
type Validator<S extends Shape> = (decision: DecisionOf<S>, answer: Answers[S]) => string | null

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

const duplicate = (items: readonly unknown[]): boolean => new Set(items).size !== items.length

function indices(answer: unknown, count: number): string | null {
  if (!isList(answer)) return 'The answer must be a list of positions.'
  if (!answer.every((index) => isWhole(index) && index >= 0 && index < count))
    return `Each position must be a whole number from 0 to ${count - 1}.`
  return null
}

const permutation = (answer: unknown, count: number): string | null => {
  const wrong = indices(answer, count)
  if (wrong) return wrong
  const list = answer as readonly number[]
  return list.length !== count || duplicate(list) ? `All ${count} must be put in order, each once.` : null
}

const howMany = (count: number, min: number, max: number): string | null => {
  if (count >= min && count <= max) return null
  if (min === max) return `Exactly ${min} must be chosen, not ${count}.`
  return `Between ${min} and ${max} must be chosen, not ${count}.`
}

export const validators: { [S in Exclude<Shape, 'act' | 'pay'>]: Validator<S> } = {
  objects: (decision, answer) => {
    if (!isList(answer)) return 'The answer must be a list of objects.'
    if (duplicate(answer)) return 'Something was chosen twice.'
    if (!answer.every((entity) => decision.candidates.includes(entity)))
      return 'Something was chosen that is not a legal choice.'
    return howMany(answer.length, decision.min, decision.max) ?? decision.check?.(answer) ?? null
  },
  options: (decision, answer) => {
    const wrong = indices(answer, decision.options.length)
    if (wrong) return wrong
    if (!decision.repeat && duplicate(answer)) return 'An option was chosen twice.'
    return howMany(answer.length, decision.min, decision.max)
  },
  number: (decision, answer) => {
    if (!isWhole(answer)) return 'The answer must be a whole number.'
    if (answer >= decision.min && answer <= decision.max) return null
    return `The number must be from ${decision.min} to ${decision.max}.`
  },
  name: (decision, answer) => (typeof answer === 'string' ? decision.check(answer) : 'The answer must be a card name.'),
  order: (decision, answer) => permutation(answer, decision.items.length),
  arrange: (decision, answer) => {
    if (!isList(answer) || answer.length !== decision.places.length || !answer.every(isList))
      return `The answer must be one list of positions for each of: ${decision.places.join(', ')}.`
    return permutation(answer.flat(), decision.items.length)
  },
  piles: (decision, answer) =>
    indices(answer, decision.items.length) ?? (duplicate(answer) ? 'A card was put into a pile twice.' : null),
  divide: (decision, answer) => {
    if (!isList(answer) || answer.length !== decision.among.length || !answer.every(isWhole))
      return `The answer must be ${decision.among.length} whole numbers.`
    if (answer.some((share) => share < decision.minEach)) return `Each share must be at least ${decision.minEach}.`
    const sum = answer.reduce((total, share) => total + share, 0)
    if (sum !== decision.total) return `The shares must add up to ${decision.total}, not ${sum}.`
    return decision.check?.(answer) ?? null
  },
  attack: (decision, answer) => {
    if (!isList(answer)) return 'The answer must be a list of attackers.'
    const choices = answer as readonly AttackChoice[]
    for (const choice of choices) {
      const candidate = decision.candidates.find((c) => c.attacker === choice?.attacker)
      if (!candidate) return 'A creature was declared that cannot attack.'
      if (!candidate.defenders.includes(choice.defender))
        return 'A creature was declared to attack what it cannot attack.'
    }
    if (duplicate(choices.map((choice) => choice.attacker))) return 'A creature was declared as an attacker twice.'
    return decision.check(choices)
  },
  block: (decision, answer) => {
    if (!isList(answer)) return 'The answer must be a list of blocks.'
    const choices = answer as readonly BlockChoice[]
    for (const choice of choices) {
      const candidate = decision.candidates.find((c) => c.blocker === choice?.blocker)
      if (!candidate) return 'A creature was declared that cannot block.'
      if (!candidate.attackers.includes(choice.attacker)) return 'That creature cannot block that attacker.'
    }
    return decision.check(choices)
  },
  sideboard: (decision, answer) => {
    if (!isList(answer?.main) || !isList(answer?.sideboard)) return 'The answer must have a main deck and a sideboard.'
    const before = [...decision.main, ...decision.sideboard].sort().join('\n')
    const after = [...answer.main, ...answer.sideboard].sort().join('\n')
    return before === after ? null : 'The main deck and sideboard together must hold the same cards as before.'
  },
}

/** Why the answer is not legal, or null. */
export function validateAnswer(decision: DecisionOf<Exclude<Shape, 'act' | 'pay'>>, answer: Answer): string | null {
  const validator = validators[decision.shape] as Validator<typeof decision.shape>
  return validator(decision as never, answer as never)
}
