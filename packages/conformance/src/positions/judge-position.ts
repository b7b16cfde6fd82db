import { CardDefinitions, type CardRegistry } from '@spellwright/cards'
import {
  type Answer,
  askHandler,
  characteristics,
  type Decision,
  defaultAnswer,
  enumerateAnswers,
  type Game,
  NO_OBJECT,
  nameOf,
  type ObjectId,
  type PlayerDecisionHandler,
  type SeatAccess,
  type SideboardDecision,
  sampleAnswer,
  seatOf,
  typesOf,
  validateAnswer,
} from '@spellwright/engine'
import { objectAt } from '../table/table.ts'
import { announced, deedsOf, isDeed } from './deeds.ts'
import { LinePlayer, movesOf } from './line-player.ts'
import { type Position, PositionError } from './position.ts'
import { expandCards, positionOf } from './position-of.ts'

/** What a player did in a position, and whether that is right. */
export interface PositionVerdict {
  readonly id: string
  readonly isRight: boolean
  /** What the player did, in order, and what came of it. */
  readonly deeds: readonly string[]
}

const MOST_ANSWERS = 600

/** The game of a position, at its question. */
export function reachPosition(position: Position, cards: CardRegistry = CardDefinitions): Game {
  const game = positionOf(position, cards)
  const { before = [], ask = 'act' } = position
  const moves = movesOf(before)
  const player = (by: 'you' | 'opponent'): LinePlayer =>
    new LinePlayer(
      game,
      moves.filter((move) => move.by === by).map(({ deed }) => deed),
    )
  const players = [player('you'), player('opponent')] as const
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const { decision } = game
    if (decision === null) break
    const isReady = players.every(({ left }) => left.length === 0)
    if (isReady && decision.player === 0 && decision.shape === ask) return game
    submit(game, decision, players[decision.player].answer(decision))
  }
  const left = players.flatMap((one) => one.left)
  throw new PositionError(
    left.length > 0 ? `"${left[0]}" was not possible before the question.` : `You are never asked (${ask}).`,
  )
}

function submit(game: Game, decision: Decision, answer: Answer): void {
  const done = game.submit(decision.player, answer)
  if (!done.ok) throw new PositionError(`Before the question an answer was refused: ${done.reason}`)
}

/** Whether nothing is being announced or chosen. */
const isRest = ({ shape }: Decision): boolean => shape === 'act' || shape === 'attack' || shape === 'block'

/** Whether the player has been watched long enough. */
function isEnd(game: Game, position: Position, begun: Game['state']['turn'], answers: number): boolean {
  const { decision, state } = game
  if (decision === null) return true
  if (answers === 0) return false
  switch (position.until ?? 'answer') {
    case 'answer':
      return isRest(decision) || decision.player !== 0
    case 'resolved':
      return isRest(decision) && state.stack.length === 0
    case 'step':
      return state.turn.step !== begun.step || state.turn.number !== begun.number
    case 'turn':
      return state.turn.number !== begun.number
  }
}

/** The opponent passes, attacks and blocks only where they must, and takes the first of what they are offered. */
const opponentAnswer = (decision: Decision): Answer => defaultAnswer(decision)

type AnswerFor = (decision: Decision, seat: SeatAccess) => Answer | Promise<Answer>

/** What a player does, in words; the targets of a spell are known when it is on the stack. */
class Watch {
  readonly deeds: string[] = []
  private readonly game: Game
  private waiting: { readonly deed: number; readonly stack: ReadonlySet<ObjectId> } | null = null

  constructor(game: Game) {
    this.game = game
  }

  note(decision: Decision, answer: Answer): void {
    const { stack } = this.game.state
    this.deeds.push(...deedsOf(this.game, decision, answer))
    if (decision.shape === 'act') this.waiting = { deed: this.deeds.length - 1, stack: new Set(stack) }
  }

  /** Adds targets and X to the last action, once it is announced. */
  settle(): void {
    const { game, waiting } = this
    if (waiting === null || (game.decision !== null && !isRest(game.decision))) return
    this.waiting = null
    const isNew = (id: ObjectId): boolean =>
      !waiting.stack.has(id) && objectAt(game, id).controller === 0 && objectAt(game, id).stack?.kind !== 'triggered'
    const id = game.state.stack.find(isNew)
    if (id !== undefined) this.deeds[waiting.deed] += announced(game, id)
  }
}

async function deedsIn(game: Game, position: Position, answerFor: AnswerFor): Promise<string[]> {
  const watch = new Watch(game)
  const seat = seatOf(game, 0)
  const begun = game.state.turn
  for (let answers = 0; answers < MOST_ANSWERS && !isEnd(game, position, begun, answers); ) {
    const { decision } = game
    if (decision === null) break
    const isYours = decision.player === 0
    const answer = isYours ? await answerFor(decision, seat) : opponentAnswer(decision)
    const refusal = game.refusal(decision.player, answer)
    if (refusal !== null) return [...watch.deeds, `illegal answer: ${refusal}`]
    if (isYours) {
      watch.note(decision, answer)
      answers++
    }
    game.submit(decision.player, answer)
    watch.settle()
  }
  return [...watch.deeds, ...results(game)]
}

/** What came of it: `win`, `lose`, lands that were left untapped, and what stayed on the battlefield. */
function results(game: Game): string[] {
  const { result } = game.state
  const found = result === null || result.winner === null ? [] : [result.winner === 0 ? 'win' : 'lose']
  const untapped = new Map<string, number>()
  for (const id of game.state.battlefield) {
    const c = characteristics(game, id)
    const name = nameOf(game, id)
    if (!typesOf(c).includes('land')) found.push(`${c.controller === 0 ? 'keep' : 'opponent keeps'} ${name}`)
    if (c.controller !== 0 || !typesOf(c).includes('land') || game.state.objects[id]?.tapped !== false) continue
    const count = (untapped.get(name) ?? 0) + 1
    untapped.set(name, count)
    found.push(`leave ${count === 1 ? '' : `${count} `}${name} untapped`)
  }
  return found
}

/** Whether these deeds are a right answer. */
function isRightAnswer({ right = [], wrong = [] }: Position, deeds: readonly string[]): boolean {
  const isDone = (claim: string): boolean => deeds.some((deed) => isDeed(claim, deed))
  if (deeds.some((deed) => deed.startsWith('illegal answer')) || wrong.some(isDone)) return false
  return right.length === 0 || right.some((line) => line.every(isDone))
}

const verdictOn = (position: Position, deeds: readonly string[]): PositionVerdict => ({
  id: position.id,
  isRight: isRightAnswer(position, deeds),
  deeds,
})

/** Puts a player into a position and judges what they do there. */
export async function judgePosition(
  position: Position,
  player: PlayerDecisionHandler,
  cards: CardRegistry = CardDefinitions,
): Promise<PositionVerdict> {
  if (position.sideboarding !== undefined) return judgeSideboarding(position, player, cards)
  const game = reachPosition(position, cards)
  const deeds = await deedsIn(game, position, (decision, seat) => askHandler(player, decision, seat))
  return verdictOn(position, deeds)
}

/** Judges a list of deeds in a position: with one of the right ones it must be right. */
export async function judgeLine(position: Position, line: readonly string[]): Promise<PositionVerdict> {
  if (position.sideboarding !== undefined) return verdictOn(position, line)
  const game = reachPosition(position)
  const player = new LinePlayer(game, line)
  return verdictOn(position, await deedsIn(game, position, (decision) => player.answer(decision)))
}

async function judgeSideboarding(
  position: Position,
  player: PlayerDecisionHandler,
  cards: CardRegistry,
): Promise<PositionVerdict> {
  const game = positionOf({}, cards)
  const decision = sideboardQuestion(position)
  const seat: SeatAccess = {
    ...seatOf(game, 0),
    sample: (random) => sampleAnswer(game, decision, random),
    enumerate: (limit) => enumerateAnswers(game, decision, limit),
    refusal: (given) => validateAnswer(decision, given),
  }
  const answer = await player.sideboard(decision, seat)
  const sorted = (names: readonly string[]): string => [...names].sort().join('\n')
  const isSame =
    answer.main.length === decision.main.length &&
    sorted([...answer.main, ...answer.sideboard]) === sorted([...decision.main, ...decision.sideboard])
  const deeds = isSame ? deedsOf(game, decision, answer) : ['illegal answer: the deck has other cards than before']
  return verdictOn(position, deeds)
}

/** The question between two games of a match. */
export function sideboardQuestion({ sideboarding }: Position): SideboardDecision {
  const names = (cards: Parameters<typeof expandCards>[0]): string[] => expandCards(cards).map(({ card }) => card)
  return {
    shape: 'sideboard',
    purpose: 'sideboard',
    player: 0,
    source: NO_OBJECT,
    text: 'Change your deck for the next game.',
    main: names(sideboarding?.main ?? []),
    sideboard: names(sideboarding?.sideboard ?? []),
    shown: names(sideboarding?.shown ?? []),
  }
}
