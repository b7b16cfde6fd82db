import { type Game, type GameView, questionText } from 'spellwright/play'

/** Asks the open question in the words of the card that asks it. */
export function withQuestionText(game: Game, view: GameView): GameView {
  const { decision } = view
  const words = decision && questionText(game)
  if (!decision || !words) return view
  const { text, options } = words
  if (decision.shape !== 'options' || options === null) return { ...view, decision: { ...decision, text } }
  const labelled = decision.options.map((option, index) => ({ ...option, label: options[index] ?? option.label }))
  return { ...view, decision: { ...decision, text, options: labelled } }
}
