import type { AnswerRecord, BotName, PlayerId } from 'spellwright/play'
import { type GameStart, TableGame } from '../rooms/table-game.ts'
import { serveCalls } from '../threads/serve-calls.ts'

// This module is the program of the thread in which bots think. It has a copy of each game they play.

/** Copies of games that are kept; others are played again from their answers. */
const MOST_COPIES = 20
const copies = new Map<string, TableGame>()

const isSame = (one: AnswerRecord, other: AnswerRecord | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The copy of a game, brought to where the game is now. */
function copyOf(start: GameStart, answers: readonly AnswerRecord[]): TableGame {
  const known = copies.get(start.seed)
  const goesOn = known?.game.answers.every((record, index) => isSame(record, answers[index])) === true
  const copy = known && goesOn ? known : new TableGame(start)
  for (const { player, answer } of answers.slice(copy.game.answers.length)) copy.answer(player, answer, false)
  // The copy that was used last is the last one to go.
  copies.delete(start.seed)
  copies.set(start.seed, copy)
  for (const seed of [...copies.keys()].slice(0, -MOST_COPIES)) copies.delete(seed)
  return copy
}

serveCalls({
  answer: (start: GameStart, answers: readonly AnswerRecord[], player: PlayerId, bot: BotName) =>
    copyOf(start, answers).botAnswer(player, bot),
})
