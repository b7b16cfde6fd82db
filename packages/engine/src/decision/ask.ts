import type { Game } from '../game/game.ts'
import type { EntityId, ObjectId } from '../state/ids.ts'
import { delegated } from '../turn/player-control.ts'
import type { Answers, DecisionBase, DecisionOf, Option, OrderItem, Shape } from './decision.ts'

/**
 * Asks a player and returns the legal answer. If nobody has answered yet, this does not return: the game waits, and runs
 * the rules again from its last rest once there is an answer (see `Game.ask`).
 */
export function ask<S extends Shape>(game: Game, decision: DecisionOf<S>): Answers[S] {
  return game.ask(delegated(game, decision)) as Answers[S]
}

type Question = Pick<DecisionBase, 'player' | 'purpose' | 'text' | 'shows' | 'about'> & { source?: ObjectId }

const base = (question: Question): DecisionBase => ({ source: 0 as ObjectId, ...question })

const YES_OR_NO: readonly Option[] = [
  { label: 'Yes', value: 1 },
  { label: 'No', value: 0 },
]

export function askYesNo(game: Game, question: Question): boolean {
  return askOption(game, question, YES_OR_NO) === 0
}

/** Choose one of several; a single option is taken without asking. Returns its index. */
export function askOption(game: Game, question: Question, options: readonly Option[]): number {
  if (options.length <= 1) return 0
  const decision = { shape: 'options', ...base(question), options, min: 1, max: 1, repeat: false } as const
  const [choice = 0] = ask<'options'>(game, decision)
  return choice
}

/** Choose objects or players; nothing is asked if there is only one possibility. */
export function askObjects<T extends EntityId>(
  game: Game,
  question: Question,
  candidates: readonly T[],
  min: number,
  max: number,
  check?: (chosen: readonly EntityId[]) => string | null,
): readonly T[] {
  const most = Math.min(max, candidates.length)
  const least = Math.min(min, most)
  if (most === 0) return []
  if (least === candidates.length && !check) return [...candidates]
  const bounds = { candidates, min: least, max: most, ...(check ? { check } : {}) }
  return ask<'objects'>(game, { shape: 'objects', ...base(question), ...bounds }) as readonly T[]
}

export function askNumber(game: Game, question: Question, min: number, max: number): number {
  return min >= max ? min : ask<'number'>(game, { shape: 'number', ...base(question), min, max })
}

export function askOrder(game: Game, question: Question, items: readonly OrderItem[]): readonly number[] {
  if (items.length <= 1) return items.map((_, index) => index)
  return ask<'order'>(game, { shape: 'order', ...base(question), items })
}
