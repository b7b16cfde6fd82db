import type { ManaType } from '@spellwright/dsl'
import { amountOf, maximumHandSize, viewFor } from '@spellwright/engine'
import { NotRunnable } from '../format/errors.ts'
import { type Fact, SEATS, type Seat } from '../format/scenario.ts'
import { isPlayable, type PlayableQuestion } from '../script/find-actions.ts'
import { describeOnStack, someStartsWith } from '../table/ability-text.ts'
import { objectAt, seatName, seatNumber, type Table } from '../table/table.ts'
import { equals, type FactCheck, field, seatOfFact, verdict } from './fact.ts'

const playerOf = ({ game }: Table, seat: Seat) => game.state.players[seatNumber(seat)]

/** `draw` also means a game that is not over. */
const resultFor = ({ game }: Table, seat: Seat): 'won' | 'lost' | 'draw' => {
  const winner = game.state.result?.winner
  if (winner === undefined || winner === null) return 'draw'
  return winner === seatNumber(seat) ? 'won' : 'lost'
}

const hasLost = (table: Table, seat: Seat): boolean =>
  playerOf(table, seat).lost !== null || resultFor(table, seat) === 'lost'

/** The value of a designation of that player, which an object in the command zone stands for. */
const designationMark = ({ game }: Table, seat: Seat, word: 'speed' | 'monarch'): number =>
  game.state.command
    .map((id) => objectAt(game, id))
    .find(({ controller, marks }) => controller === seatNumber(seat) && marks?.[word] !== undefined)?.marks?.[word] ?? 0

const monarchOf = (table: Table): Seat | null =>
  SEATS.find((seat) => designationMark(table, seat, 'monarch') > 0) ?? null

/** A designation that no supported card can give: its absence always holds, and its presence cannot be checked. */
const neverHas =
  (absent: unknown, key: string): FactCheck =>
  (_, fact) => {
    if (fact[key] !== absent) throw new NotRunnable(fact.kind)
    return verdict(true, absent)
  }

const playableQuestion = (fact: Fact): PlayableQuestion => ({
  action: field<PlayableQuestion['action']>(fact, 'action'),
  ability: field<string>(fact, 'ability'),
  ...(fact['castMode'] === undefined ? {} : { castMode: field<string>(fact, 'castMode') }),
})

/** Facts about players, the stack, the turn and the result. */
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
    equals(isPlayable(table, seatOfFact(fact), playableQuestion(fact)), field(fact, 'playable', true)),
  stackSize: ({ game }, fact) => equals(game.state.stack.length, field(fact, 'count')),
  stackObjectCount: ({ game }, fact) => {
    const found = game.state.stack.filter((id) => {
      const { texts, name } = describeOnStack(game, id)
      const beginning = field<string>(fact, 'ability')
      return someStartsWith(texts, beginning, '') || someStartsWith(texts, beginning, name)
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
  speed: (table, fact) => equals(designationMark(table, seatOfFact(fact), 'speed'), field(fact, 'value')),
  monarch: (table, fact) => equals(monarchOf(table), fact.player ?? null),
  initiative: neverHas(null, 'player'),
  solved: neverHas(false, 'value'),
  phasedIn: neverHas(true, 'value'),
}
