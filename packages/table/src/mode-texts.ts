import type { Game, GameView } from 'spellwright/play'
import { stackText, textsFor } from './texts.ts'

/** The engine numbers modes that have no name. */
const NUMBERED_MODE = /^mode (\d+)$/

/** The lines below "Choose one —". */
const modeLines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^[•+] /.test(line))
    .map((line) => line.replace(/^[•+] /, ''))

/** The texts of the modes of a spell or ability on the stack. */
function modesOf(game: Game, item: GameView['stack'][number], view: GameView): string[] {
  const ofAbility = stackText(view, item)
  if (ofAbility !== null) return modeLines(ofAbility)
  const faces = textsFor(game, [item.name])[item.name]?.faces ?? []
  const face = faces.find(({ name }) => name === item.name) ?? faces[0]
  return face?.abilities.map(modeLines).find((lines) => lines.length > 0) ?? []
}

/** Replaces numbered modes in the question with their texts. */
export function withModeTexts(game: Game, view: GameView): GameView {
  const { decision } = view
  if (decision?.shape !== 'options' || decision.purpose !== 'mode') return view
  const item = view.stack.find(({ id }) => id === decision.source)
  if (!item || !decision.options.some(({ label }) => NUMBERED_MODE.test(label))) return view
  const modes = modesOf(game, item, view)
  const options = decision.options.map((option) => {
    const number = NUMBERED_MODE.exec(option.label)?.[1]
    return { ...option, label: modes[Number(number) - 1] ?? option.label }
  })
  return { ...view, decision: { ...decision, options } }
}
