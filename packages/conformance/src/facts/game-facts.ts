import type { ManaType } from '@spellwright/dsl'
import { amountOf, maximumHandSize, viewFor } from '@spellwright/engine'
import { NotRunnable } from '../format/problem.ts'
import { SEATS, type Seat } from '../format/scenario.ts'
import { isPlayable, type PlayableQuestion } from '../script/find-actions.ts'
import { beginsLike, describeOnStack } from '../table/ability-text.ts'
import { seatName, seatNumber, type Table } from '../table/table.ts'
import { equals, type FactCheck, field, seatOfFact, verdict } from './fact.ts'

const playerOf = ({ game }: Table, seat: Seat) => game.state.players[seatNumber(seat)]

/** `draw` also stands for a game that is not over. */
const resultFor = ({ game }: Table, seat: Seat): 'won' | 'lost' | 'draw' => {
  const winner = game.state.result?.winner
  if (winner === undefined || winner === null) return 'draw'
  return winner === seatNumber(seat) ? 'won' : 'lost'
}

const hasLost = (table: Table, seat: Seat): boolean =>
  playerOf(table, seat).lost !== null || resultFor(table, seat) === 'lost'

/** The mark of what stands for a designation of that player in the command zone. */
const marked = ({ game }: Table, seat: Seat, word: 'speed' | 'monarch'): number =>
  game.state.command
    .map((id) => game.state.objects[id]!)
    .find(({ controller, marks }) => controller === seatNumber(seat) && marks?.[word] !== undefined)?.marks?.[word] ?? 0

const monarchOf = (table: Table): Seat | null => SEATS.find((seat) => marked(table, seat, 'monarch') > 0) ?? null

/** Designations that no card here can give: everybody is without them, and cannot be expected to have them. */
const without =
  (absent: unknown, key: string): FactCheck =>
  (_, fact) => {
    if (fact[key] !== absent) throw new NotRunnable(fact.kind)
    return verdict(true, absent)
  }

/** Players, the stack, the turn, and how the game stands. */
export const gameFacts: Readonly<Record<string, FactCheck>> = {
  life: (table, fact) => equals(playerOf(table, seatOfFact(fact)).life, field(fact, 'value')),
  playerCounterCount: (table, fact) =>
    equals(playerOf(table, seatOfFact(fact)).counters[field<string>(fact, 'counter')] ?? 0, field(fact, 'count')),
  landsPlayed: (table, fact) => equals(playerOf(table, seatOfFact(fact)).landsPlayed, field(fact, 'value')),
  maxHandSize: (table, fact) => equals(maximumHandSize(table.game, seatNumber(seatOfFact(fact))), field(fact, 'value')),
  topCardRevealed: ({ game }, fact) => {
    const seat = seatNumber(seatOfFact(fact))
    return equals(viewFor(game, seat).players[seat].revealedTop !== null, field(fact, 'value', true))
  },
  manaPool: (table, fact) => {
    const { pool } = playerOf(table, seatOfFact(fact))
    const colors = fact['colors'] as readonly ManaType[]
    const amounts = colors.map((color) => amountOf(pool, color))
    return verdict(
      amounts.every((amount) => amount === fact['amount']),
      amounts.join(', '),
    )
  },
  playable: (table, fact) =>
    equals(isPlayable(table, seatOfFact(fact), fact as unknown as PlayableQuestion), field(fact, 'playable', true)),
  stackSize: ({ game }, fact) => equals(game.state.stack.length, field(fact, 'count')),
  stackObjectCount: ({ game }, fact) => {
    const found = game.state.stack.filter((id) => {
      const { texts, name } = describeOnStack(game, id)
      const beginning = field<string>(fact, 'ability')
      return beginsLike(texts, beginning, '') || beginsLike(texts, beginning, name)
    })
    return equals(found.length, field(fact, 'count'))
  },
  turn: ({ game }, fact) => equals(game.state.turn.number, field(fact, 'value')),
  activePlayer: ({ game }, fact) => equals(seatName(game.state.turn.active), fact.player),
  inGame: (table, fact) => equals(!hasLost(table, seatOfFact(fact)), field(fact, 'value', true)),
  wonTheGame: (table, fact) => equals(resultFor(table, seatOfFact(fact)) === 'won', field(fact, 'value', true)),
  lostTheGame: (table, fact) => equals(hasLost(table, seatOfFact(fact)), field(fact, 'value', true)),
  result: (table, fact) => equals(resultFor(table, seatOfFact(fact)), field(fact, 'value')),
  gameOver: ({ game }, fact) => equals(game.isOver, field(fact, 'value', true)),
  draw: ({ game }, fact) => equals(game.state.result?.winner === null, field(fact, 'value', true)),
  hasDayNight: ({ game }, fact) => equals(game.state.daytime !== null, field(fact, 'value', true)),
  dayNight: ({ game }, fact) =>
    equals(game.state.daytime === (fact['daytime'] ? 'day' : 'night'), field(fact, 'value', true)),
  speed: (table, fact) => equals(marked(table, seatOfFact(fact), 'speed'), field(fact, 'value')),
  monarch: (table, fact) => equals(monarchOf(table), fact.player ?? null),
  initiative: without(null, 'player'),
  solved: without(false, 'value'),
  phasedIn: without(true, 'value'),
}
