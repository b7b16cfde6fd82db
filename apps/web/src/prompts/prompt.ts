import type { ComponentType } from 'react'
import type { Answers, AttackChoice, BlockChoice, EntityId, GameView, ObjectId, Shape } from 'spellwright/play'
import type { Scene } from '../worker/messages.ts'

export type DecisionView = NonNullable<GameView['decision']>
export type DecisionViewOf<S extends Shape> = Extract<DecisionView, { readonly shape: S }>

/** What the player has chosen so far for each shape, before it is an answer. */
export interface Drafts {
  /** The object whose menu is open; 0 for none. */
  act: { readonly menu: ObjectId }
  objects: readonly EntityId[]
  options: readonly number[]
  number: number
  name: string
  order: readonly number[]
  arrange: readonly (readonly number[])[]
  piles: readonly number[]
  divide: readonly number[]
  pay: null
  attack: { readonly choices: readonly AttackChoice[]; readonly picking: ObjectId }
  block: { readonly choices: readonly BlockChoice[]; readonly picking: ObjectId }
  sideboard: { readonly main: readonly string[]; readonly sideboard: readonly string[] }
}

/** How a card or player on the table is highlighted while a question is open. */
export type Mark = 'legal' | 'mana' | 'chosen' | 'planned' | 'picking'
export type Marks = ReadonlyMap<EntityId, Mark>

/** The result of a click or key: another draft, the answer, or nothing. */
export type PromptResult<S extends Shape> = { readonly draft: Drafts[S] } | { readonly answer: Answers[S] } | null

/** An arrow that shows the draft. */
export interface DraftArrow {
  readonly from: EntityId
  readonly to: EntityId
  readonly kind: 'attack' | 'block' | 'target'
}

export interface PanelProps<S extends Shape> {
  readonly decision: DecisionViewOf<S>
  readonly draft: Drafts[S]
  readonly scene: Scene
  setDraft(draft: Drafts[S]): void
  answer(answer: Answers[S]): void
}

/** How questions of one shape are shown and answered: on the board, in the prompt bar, and with keys. */
export interface Prompt<S extends Shape> {
  start(decision: DecisionViewOf<S>, scene: Scene): Drafts[S]
  marks(decision: DecisionViewOf<S>, draft: Drafts[S], scene: Scene): Marks
  /** A card or player on the table was clicked. */
  press(decision: DecisionViewOf<S>, draft: Drafts[S], entity: EntityId, scene: Scene): PromptResult<S>
  /** The draft as an answer; null while it is not complete. */
  confirm(decision: DecisionViewOf<S>, draft: Drafts[S], scene: Scene): Answers[S] | null
  cancel(decision: DecisionViewOf<S>, draft: Drafts[S], scene: Scene): PromptResult<S>
  /** A digit key was pressed: 1 to 9 choose, 0 chooses nothing where that is allowed. */
  digit(decision: DecisionViewOf<S>, draft: Drafts[S], digit: number, scene: Scene): PromptResult<S>
  arrows(decision: DecisionViewOf<S>, draft: Drafts[S]): readonly DraftArrow[]
  /** A short hint at how to answer. */
  hint(decision: DecisionViewOf<S>, draft: Drafts[S], scene: Scene): string
  /** Whether everything that cannot be chosen is dimmed while the question is open. */
  readonly dimsOthers: boolean
  readonly Panel: ComponentType<PanelProps<S>>
}

/** Defaults for prompts that are answered only in the panel, without the board, keys or arrows. */
export const panelOnly = {
  marks: (): Marks => new Map(),
  press: (): null => null,
  cancel: (): null => null,
  digit: (): null => null,
  arrows: (): readonly DraftArrow[] => [],
  dimsOthers: false,
} as const

export const howMany = (min: number, max: number): string => {
  if (min === max) return min === 1 ? 'Choose one' : `Choose ${min}`
  if (min === 0) return max === 1 ? 'Choose one or none' : `Choose up to ${max}`
  return `Choose ${min} to ${max}`
}

export const toggled = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= list.length) return list
  const next = [...list]
  const [item] = next.splice(from, 1)
  return item === undefined ? list : next.toSpliced(to, 0, item)
}
