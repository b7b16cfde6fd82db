import { legalActions } from '../actions/legal.ts'
import type { Game } from '../game/game.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { Random } from '../state/rng.ts'
import { concernedBy } from '../turn/player-control.ts'
import { range } from './combinations.ts'
import type { Answer, Answers, Decision, DecisionOf, Shape } from './decision.ts'
import { defaultAnswer } from './default.ts'
import { enumerateAnswers } from './enumerate.ts'
import { validateAnswer } from './validate.ts'

type Draw<S extends Shape> = (decision: DecisionOf<S>, random: Random, game: Game) => Answers[S]

/** How many random answers are tried against constraints before legal ones are enumerated, and how many of those. */
const DRAWS = 12
const ENUMERATED = 32

const between = (random: Random, min: number, max: number): number => min + random.int(Math.max(0, max - min) + 1)
const pick = <T>(random: Random, items: readonly T[]): T => items[random.int(items.length)]!

const shuffled = (random: Random, count: number): number[] => {
  const order = range(count)
  random.shuffle(order)
  return order
}

function some<T>(random: Random, items: readonly T[], min: number, max: number): T[] {
  const order = shuffled(random, items.length)
  return itemsAt(items, order.slice(0, between(random, min, Math.min(max, items.length))))
}

/** Random shares of the total, at least the minimum each. */
function shares(random: Random, total: number, count: number, least: number): number[] {
  const spare = total - least * count
  const cuts = range(count - 1)
    .map(() => random.int(spare + 1))
    .sort((a, b) => a - b)
  return range(count).map((index) => least + (cuts[index] ?? spare) - (cuts[index - 1] ?? 0))
}

/** Unused mana is lost at the end of the step, so random players rarely make mana without a use for it. */
const MANA_FOR_NOTHING = 8

/** The longer the stack, the likelier a random player lets it resolve; otherwise the stack could grow forever. */
const LONGEST_STACK = 16

const draws: { [S in Shape]: Draw<S> } = {
  act: (decision, random, game) => {
    if (game.state.stack.length > random.int(LONGEST_STACK)) return defaultAnswer<'act'>(decision)
    const actions = legalActions(game, concernedBy(decision))
    const action = pick(random, actions)
    if (action.kind !== 'activateMana' || random.int(MANA_FOR_NOTHING) === 0) return action
    return pick(
      random,
      actions.filter(({ kind }) => kind !== 'activateMana'),
    )
  },
  objects: ({ candidates, min, max }, random) => some(random, candidates, min, max),
  options: ({ options, min, max, repeat }, random) => {
    if (!repeat) return some(random, range(options.length), min, max).sort((a, b) => a - b)
    return range(between(random, min, max)).map(() => random.int(options.length))
  },
  number: ({ min, max }, random) => between(random, min, max),
  name: (decision, random) =>
    decision.suggestions.length > 0 ? pick(random, decision.suggestions) : defaultAnswer<'name'>(decision),
  order: ({ items }, random) => shuffled(random, items.length),
  arrange: ({ items, places }, random) => {
    const lists: number[][] = places.map(() => [])
    for (const index of shuffled(random, items.length)) pick(random, lists).push(index)
    return lists
  },
  piles: ({ items }, random) => range(items.length).filter(() => random.int(2) === 0),
  divide: (decision, random) => {
    const { total, among, minEach } = decision
    if (among.length === 0) return []
    return shares(random, total, among.length, minEach)
  },
  // Tapping by hand exercises nothing that the automatic payment does not, and may leave too little mana for it.
  pay: (decision, random) => {
    const pool = range(decision.poolChoices.length)
    if (pool.length > 0 && (decision.plan === null || random.int(4) === 0))
      return { kind: 'pool', choice: pick(random, pool) }
    return defaultAnswer<'pay'>(decision)
  },
  attack: ({ candidates }, random) => {
    const eager = 1 + random.int(4)
    return candidates
      .filter(({ defenders }) => defenders.length > 0 && random.int(4) < eager)
      .map(({ attacker, defenders }) => ({ attacker, defender: pick(random, defenders) }))
  },
  block: ({ candidates }, random) => {
    const eager = random.int(4)
    return candidates
      .filter(({ attackers }) => attackers.length > 0 && random.int(4) < eager)
      .map(({ blocker, attackers }) => ({ blocker, attacker: pick(random, attackers) }))
  },
  sideboard: ({ main, sideboard }, random) => {
    const [into, out] = [[...main], [...sideboard]]
    for (let swaps = out.length === 0 || into.length === 0 ? 0 : random.int(4); swaps > 0; swaps--) {
      const [i, o] = [random.int(into.length), random.int(out.length)]
      ;[into[i], out[o]] = [itemAt(out, o), itemAt(into, i)]
    }
    return { main: into, sideboard: out }
  },
}

/** Random answers of these shapes are always legal. */
const ALWAYS_LEGAL: ReadonlySet<Shape> = new Set<Shape>([
  'act',
  'pay',
  'number',
  'options',
  'order',
  'arrange',
  'piles',
  'sideboard',
])

/** A random legal answer. If constraints are too tight for random tries, one of the first legal answers, or the default. */
export function sampleAnswer<S extends Shape>(game: Game, decision: DecisionOf<S>, random: Random): Answers[S]
export function sampleAnswer(game: Game, decision: Decision, random: Random): Answer
export function sampleAnswer(game: Game, decision: Decision, random: Random): Answer {
  const draw = draws[decision.shape] as Draw<Shape>
  if (ALWAYS_LEGAL.has(decision.shape) || decision.shape === 'act' || decision.shape === 'pay')
    return draw(decision, random, game)
  for (let i = 0; i < DRAWS; i++) {
    const answer = draw(decision, random, game)
    if (validateAnswer(decision, answer) === null) return answer
  }
  const legal = enumerateAnswers(game, decision, ENUMERATED)
  return legal.length > 0 ? pick(random, legal) : defaultAnswer(decision)
}
