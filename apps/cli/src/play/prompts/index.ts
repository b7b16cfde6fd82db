import type { Answer, Decision, Shape } from 'spellwright'
import type { Table } from '../table.ts'
import { arrangePrompt, dividePrompt, orderPrompt, pilesPrompt } from './arrangements.ts'
import { actPrompt, namePrompt, numberPrompt, objectsPrompt, optionsPrompt, sideboardPrompt } from './choices.ts'
import { attackPrompt, blockPrompt } from './combat.ts'
import { payPrompt } from './pay.ts'
import type { Misread, Prompt } from './prompt.ts'

export { Misread } from './prompt.ts'

/** One for each shape: a new shape does not compile until a person can be asked it (SPEC S8.4). */
export const prompts: { readonly [S in Shape]: Prompt<S> } = {
  act: actPrompt,
  objects: objectsPrompt,
  options: optionsPrompt,
  number: numberPrompt,
  name: namePrompt,
  order: orderPrompt,
  arrange: arrangePrompt,
  piles: pilesPrompt,
  divide: dividePrompt,
  pay: payPrompt,
  attack: attackPrompt,
  block: blockPrompt,
  sideboard: sideboardPrompt,
}

/** The prompt that takes exactly this decision; through a union the compiler cannot follow. */
const promptFor = (decision: Decision): Prompt<Shape> => prompts[decision.shape] as unknown as Prompt<Shape>

export const promptLines = (decision: Decision, table: Table): string[] => promptFor(decision).lines(decision, table)

export const promptHint = (decision: Decision, table: Table): string => promptFor(decision).hint(decision, table)

export const readAnswer = (line: string, decision: Decision, table: Table): Answer | Misread =>
  promptFor(decision).read(line.trim(), decision, table)
