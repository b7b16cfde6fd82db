import type { Answer, Decision, Shape } from 'spellwright'
import type { Table } from '../table.ts'
import { arrangePrompt, dividePrompt, orderPrompt, pilesPrompt } from './arrangements.ts'
import { actPrompt, namePrompt, numberPrompt, objectsPrompt, optionsPrompt, sideboardPrompt } from './choices.ts'
import { attackPrompt, blockPrompt } from './combat.ts'
import { payPrompt } from './pay.ts'
import type { InvalidInput, Prompt } from './prompt.ts'

export { InvalidInput } from './prompt.ts'

/** One prompt for each shape: a new shape does not compile until it has one (SPEC S8.4). */
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

// The shape selects the prompt that takes this decision, which TypeScript cannot follow through the union; hence `never`.
export const promptLines = (decision: Decision, table: Table): string[] =>
  prompts[decision.shape].lines(decision as never, table)

export const promptHint = (decision: Decision, table: Table): string =>
  prompts[decision.shape].hint(decision as never, table)

export const readAnswer = (line: string, decision: Decision, table: Table): Answer | InvalidInput =>
  prompts[decision.shape].read(line.trim(), decision as never, table)
