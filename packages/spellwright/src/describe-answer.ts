import {
  type Action,
  type Answer,
  type Answers,
  type Decision,
  type EntityId,
  entityPlayer,
  type Game,
  isObjectEntity,
  nameOf,
  type Shape,
} from '@spellwright/engine'
import { describeAction } from './describe-action.ts'

type Describe<S extends Shape> = (game: Game, answer: Answers[S], decision: Extract<Decision, { shape: S }>) => string

/** A list of names as a sentence has it, with the number of equal ones: `two Goblin Guide and Mogg Fanatic`. */
export function namesInWords(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const parts = [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

const entityName = (game: Game, entity: EntityId): string =>
  isObjectEntity(entity) ? nameOf(game, entity) : game.state.players[entityPlayer(entity)].name

const describers: { readonly [S in Shape]: Describe<S> } = {
  act: (game, action: Action) => describeAction(game, action),
  objects: (game, chosen) =>
    chosen.length === 0 ? 'Choose none' : `Choose ${namesInWords(chosen.map((one) => entityName(game, one)))}`,
  options: (_, chosen, { options }) =>
    chosen.length === 0 ? 'None' : chosen.map((at) => options[at]?.label ?? '').join(', '),
  number: (_, number) => `Choose ${number}`,
  name: (_, name) => `Name ${name}`,
  order: () => 'Another order',
  arrange: () => 'Another arrangement',
  piles: () => 'Other piles',
  divide: (_, shares) => `Divide ${shares.join(', ')}`,
  pay: (_, { kind }) => (kind === 'cancel' ? 'Do not pay' : 'Pay'),
  attack: (game, attacks) =>
    attacks.length === 0
      ? 'Do not attack'
      : `Attack with ${namesInWords(attacks.map(({ attacker }) => nameOf(game, attacker)))}`,
  block: (game, blocks) =>
    blocks.length === 0
      ? 'Do not block'
      : namesInWords(
          blocks.map(({ blocker, attacker }) => `Block ${nameOf(game, attacker)} with ${nameOf(game, blocker)}`),
        ),
  sideboard: () => 'Other cards',
}

/** What an answer to the open question says, for the person who may give it: `Attack with Goblin Lackey`. */
export const describeAnswer = (game: Game, decision: Decision, answer: Answer): string =>
  (describers[decision.shape] as Describe<Shape>)(game, answer as never, decision as never)
