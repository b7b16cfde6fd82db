import type { EntityId } from '../state/ids.ts'
import { itemsAt } from '../state/lists.ts'
import { combinations, range } from './combinations.ts'
import type {
  Answer,
  Answers,
  Decision,
  DecisionOf,
  ObjectsDecision,
  OptionsDecision,
  PayDecision,
  Shape,
} from './decision.ts'

type Default<S extends Shape> = (decision: DecisionOf<S>) => Answers[S]

/** How many choices of objects are tried before the first candidates are used, even if a constraint forbids them. */
const TRIES = 20_000

/** As few as allowed, the first ones; if a constraint forbids those, the first choice it allows. */
function firstObjects(decision: ObjectsDecision): readonly EntityId[] {
  const { candidates, min, max, check } = decision
  const first = candidates.slice(0, min)
  if (!check || check(first) === null) return first
  let tries = 0
  for (let size = min; size <= max; size++)
    for (const chosen of combinations(candidates.length, size)) {
      const entities = itemsAt(candidates, chosen)
      if (check(entities) === null) return entities
      if (++tries >= TRIES) return first
    }
  return first
}

function firstOptions({ options, min, repeat }: OptionsDecision): readonly number[] {
  return repeat ? range(min).map((index) => Math.min(index, options.length - 1)) : range(min)
}

/** The automatic payment if there is one, otherwise from the pool, otherwise none. */
function greedyPayment({ plan, poolChoices }: PayDecision): Answers['pay'] {
  if (plan !== null) return { kind: 'auto' }
  return poolChoices.length > 0 ? { kind: 'pool', choice: 0 } : { kind: 'cancel' }
}

const defaults: { [S in Shape]: Default<S> } = {
  act: () => ({ kind: 'pass' }),
  objects: firstObjects,
  options: firstOptions,
  number: ({ min }) => min,
  name: ({ suggestions, check }) => suggestions.find((name) => check(name) === null) ?? suggestions[0] ?? '',
  order: ({ items }) => range(items.length),
  // Everything stays in the first place, in its order.
  arrange: ({ items, places }) => places.map((_, place) => (place === 0 ? range(items.length) : [])),
  piles: ({ items }) => range(Math.ceil(items.length / 2)),
  divide: ({ suggestion }) => suggestion,
  pay: greedyPayment,
  attack: ({ minimum }) => minimum(),
  block: ({ minimum }) => minimum(),
  sideboard: ({ main, sideboard }) => ({ main, sideboard }),
}

/** A legal answer that needs no thought: pass, keep, the first N cards, the first option, greedy payment (SPEC S8.3). */
export function defaultAnswer<S extends Shape>(decision: DecisionOf<S>): Answers[S]
export function defaultAnswer(decision: Decision): Answer
export function defaultAnswer(decision: Decision): Answer {
  const answer = defaults[decision.shape] as Default<Shape>
  return answer(decision)
}
