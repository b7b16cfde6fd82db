import { type Game, questionView } from '@spellwright/engine'
import { type QuestionWords, questionWords } from '@spellwright/oracle'

/** The open question in the words of the card that asks it; null if no card does. */
export function questionText(game: Game): QuestionWords | null {
  const question = game.decision && questionView(game, game.decision)
  return question && questionWords(question)
}
