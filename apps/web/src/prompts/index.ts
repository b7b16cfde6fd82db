import type { Answer, EntityId, Shape } from 'spellwright/play'
import type { Scene } from '../worker/messages.ts'
import { actPrompt } from './act.tsx'
import { arrangePrompt } from './arrange.tsx'
import { attackPrompt } from './attack.tsx'
import { blockPrompt } from './block.tsx'
import { dividePrompt } from './divide.tsx'
import { namePrompt } from './name.tsx'
import { numberPrompt } from './number.tsx'
import { objectsPrompt } from './objects.tsx'
import { optionsPrompt } from './options.tsx'
import { orderPrompt } from './order.tsx'
import { payPrompt } from './pay.tsx'
import { pilesPrompt } from './piles.tsx'
import type { DecisionView, DraftArrow, Drafts, Marks, Prompt, PromptResult } from './prompt.ts'
import { sideboardPrompt } from './sideboard.tsx'

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

export type Draft = Drafts[Shape]
export type AnyPromptResult = { readonly draft: Draft } | { readonly answer: Answer } | null

/** The prompt for the shape of this decision, whose draft and answer have the same shape. */
export const promptFor = (decision: DecisionView): Prompt<Shape> => prompts[decision.shape] as Prompt<Shape>

export interface OpenPrompt {
  readonly decision: DecisionView
  readonly draft: Draft
  readonly scene: Scene
}

export const startDraft = (decision: DecisionView, scene: Scene): Draft => promptFor(decision).start(decision, scene)

export const marksOf = ({ decision, draft, scene }: OpenPrompt): Marks =>
  promptFor(decision).marks(decision, draft, scene)

export const arrowsOf = ({ decision, draft }: OpenPrompt): readonly DraftArrow[] =>
  promptFor(decision).arrows(decision, draft)

export const press = ({ decision, draft, scene }: OpenPrompt, entity: EntityId): AnyPromptResult =>
  promptFor(decision).press(decision, draft, entity, scene) as PromptResult<Shape>

export const confirm = ({ decision, draft, scene }: OpenPrompt): Answer | null =>
  promptFor(decision).confirm(decision, draft, scene)

export const cancel = ({ decision, draft, scene }: OpenPrompt): AnyPromptResult =>
  promptFor(decision).cancel(decision, draft, scene) as PromptResult<Shape>

export const digit = ({ decision, draft, scene }: OpenPrompt, value: number): AnyPromptResult =>
  promptFor(decision).digit(decision, draft, value, scene) as PromptResult<Shape>
