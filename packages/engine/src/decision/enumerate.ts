import { legalActions } from '../actions/legal.ts'
import { whyIllegalPayment } from '../casting/pay.ts'
import type { Game } from '../game/game.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import { concernedBy } from '../turn/player-control.ts'
import type { AttackChoice, BlockChoice } from './action.ts'
import { combinations, compositions, multisets, permutations, product, range } from './combinations.ts'
import type {
  Answer,
  Answers,
  ArrangeDecision,
  AttackDecision,
  BlockDecision,
  Decision,
  DecisionOf,
  PayDecision,
  Shape,
  SideboardDecision,
} from './decision.ts'
import { validateAnswer } from './validate.ts'

/** Possible answers, not all of them legal. */
type Possible<S extends Shape> = (decision: DecisionOf<S>, game: Game) => Iterable<Answers[S]>

/** How many illegal possibilities are tried for each legal answer wanted. */
const TRIES_PER_ANSWER = 64
const LEAST_TRIES = 4096

function* subsets(count: number, min: number, max: number): Generator<readonly number[]> {
  for (let size = min; size <= max; size++) yield* combinations(count, size)
}

/** Each order, split into as many parts as there are places: every arrangement once. */
function* arrangements({ items, places }: ArrangeDecision): Generator<Answers['arrange']> {
  for (const sizes of compositions(items.length, places.length, 0))
    for (const order of permutations(items.length)) {
      const ends = sizes.map((_, place) => sizes.slice(0, place + 1).reduce((sum, size) => sum + size, 0))
      yield sizes.map((size, place) => order.slice(itemAt(ends, place) - size, ends[place]))
    }
}

function* payments({ plan, poolChoices, abilities }: PayDecision): Generator<Answers['pay']> {
  if (plan !== null) yield { kind: 'auto' }
  for (const choice of range(poolChoices.length)) yield { kind: 'pool', choice }
  for (const { object, ability } of abilities) yield { kind: 'activate', object, ability }
  yield { kind: 'cancel' }
}

function* attacks({ candidates, minimum }: AttackDecision): Generator<Answers['attack']> {
  yield minimum()
  const each = candidates.map(({ attacker, defenders }): readonly (AttackChoice | null)[] => [
    null,
    ...defenders.map((defender) => ({ attacker, defender })),
  ])
  for (const choices of product(each)) yield choices.filter((choice) => choice !== null)
}

/** A blocker is offered several attackers at once only if it can block two. */
function blockOptions(decision: BlockDecision, index: number): readonly (readonly BlockChoice[])[] {
  const { blocker, attackers } = itemAt(decision.candidates, index)
  const singles = attackers.map((attacker): BlockChoice => ({ blocker, attacker }))
  const others = decision.minimum().filter((choice) => choice.blocker !== blocker)
  const several = singles.length > 1 && decision.check([...others, ...singles.slice(0, 2)]) === null
  if (!several) return [[], ...singles.map((single) => [single])]
  return [...subsets(singles.length, 0, singles.length)].map((chosen) => itemsAt(singles, chosen))
}

function* blocks(decision: BlockDecision): Generator<Answers['block']> {
  yield decision.minimum()
  for (const choices of product(decision.candidates.map((_, index) => blockOptions(decision, index))))
    yield choices.flat()
}

/** The lists as they are, then every exchange of one card for one. */
function* exchanges({ main, sideboard }: SideboardDecision): Generator<Answers['sideboard']> {
  yield { main, sideboard }
  for (const out of new Set(main))
    for (const into of new Set(sideboard)) {
      if (out === into) continue
      yield {
        main: main.with(main.indexOf(out), into),
        sideboard: sideboard.with(sideboard.indexOf(into), out),
      }
    }
}

const possible: { [S in Shape]: Possible<S> } = {
  act: (decision, game) => legalActions(game, concernedBy(decision)),
  *objects({ candidates, min, max }) {
    for (const chosen of subsets(candidates.length, min, max)) yield itemsAt(candidates, chosen)
  },
  *options({ options, min, max, repeat }) {
    if (!repeat) return yield* subsets(options.length, min, Math.min(max, options.length))
    for (let size = min; size <= max; size++) yield* multisets(options.length, size)
  },
  *number({ min, max }) {
    for (let number = min; number <= max; number++) yield number
  },
  name: ({ suggestions }) => suggestions,
  order: ({ items }) => permutations(items.length),
  arrange: arrangements,
  piles: ({ items }) => subsets(items.length, 0, items.length),
  divide: ({ total, among, minEach }) => compositions(total, among.length, minEach),
  pay: payments,
  attack: attacks,
  block: blocks,
  sideboard: exchanges,
}

/** Would this answer be accepted? Actions are enumerated from the legal ones. */
function isLegal(decision: Decision, answer: Answer): boolean {
  if (decision.shape === 'act') return true
  if (decision.shape === 'pay') return whyIllegalPayment(decision, answer) === null
  return validateAnswer(decision, answer) === null
}

/**
 * The legal answers, at most `limit` of them and each once, the simplest first. With very many possibilities under tight
 * constraints the search is bounded, so there may be more legal answers even if fewer than `limit` are returned; the
 * default answer is always legal.
 */
export function enumerateAnswers<S extends Shape>(game: Game, decision: DecisionOf<S>, limit: number): Answers[S][]
export function enumerateAnswers(game: Game, decision: Decision, limit: number): Answer[]
export function enumerateAnswers(game: Game, decision: Decision, limit: number): Answer[] {
  const found: Answer[] = []
  const seen = new Set<string>()
  let tries = Math.max(LEAST_TRIES, limit * TRIES_PER_ANSWER)
  const candidates = possible[decision.shape] as Possible<Shape>
  for (const answer of candidates(decision, game)) {
    if (found.length >= limit || tries-- <= 0) break
    if (!isLegal(decision, answer)) continue
    // Declarations begin with the minimum, which is enumerated again later.
    if (decision.shape === 'attack' || decision.shape === 'block') {
      const key = declarationKey(answer as Answers['attack' | 'block'])
      if (seen.has(key)) continue
      seen.add(key)
    }
    found.push(answer)
  }
  return found
}

const declarationKey = (choices: readonly (AttackChoice | BlockChoice)[]): string =>
  choices
    .map((choice) =>
      'defender' in choice ? `${choice.attacker}>${choice.defender}` : `${choice.blocker}>${choice.attacker}`,
    )
    .sort()
    .join()
