import type { Ability, Effect, EffectKind, EffectOf, Targets } from '@spellwright/dsl'
import type { Context, Decision, StackView } from '@spellwright/engine'
import { type Aimed, aimedOf, spellOf } from '../facts/aimed.ts'
import { innerLists } from '../facts/steps.ts'
import type { SeenGame } from '../seat/seen-game.ts'

/** The spell or ability a question comes from, as data. */
export interface QuestionSource {
  readonly item: StackView | null
  readonly ctx: Context
  readonly abilities: readonly Ability[]
  readonly aimed: Aimed
}

const itemFor = (s: SeenGame, { source }: Decision): StackView | null => {
  const { stack } = s.view
  if (source === 0) return stack.at(-1) ?? null
  return stack.find(({ id }) => id === source) ?? stack.findLast((item) => item.source === source) ?? null
}

const NOTHING: Aimed = { targets: undefined, modes: undefined, effects: [] }

/** What is asking: the object on the stack that the question names, or the abilities of the permanent it names. */
export function questionSourceOf(s: SeenGame, decision: Decision): QuestionSource {
  const item = itemFor(s, decision)
  if (item?.ability) {
    const { ability } = item
    const aimed = ability.kind === 'activated' || ability.kind === 'triggered' ? aimedOf(ability) : NOTHING
    return { item, ctx: s.stackContext(item), abilities: [ability], aimed }
  }
  const abilities = s.abilities(item?.id ?? decision.source).map((instance) => instance.ability)
  const ctx = item ? s.stackContext(item) : s.context(decision.source, s.me)
  return { item, ctx, abilities, aimed: spellOf(abilities) }
}

/** Steps that will happen: of the chosen modes, then the rest. */
export function stepsToCome({ item, aimed }: QuestionSource): readonly Effect[] {
  if (!item || item.modes.length === 0) return aimed.effects
  const chosen = item.modes.flatMap((mode) => aimed.modes?.options[mode]?.effects ?? [])
  return [...chosen, ...aimed.effects]
}

/** A step, and what follows it in its list and in the lists around it. */
export interface Located<K extends EffectKind> {
  readonly step: EffectOf<K>
  readonly rest: readonly Effect[]
}

export function locate<K extends EffectKind>(effects: readonly Effect[], ...kinds: readonly K[]): Located<K> | null {
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index]!
    if ((kinds as readonly EffectKind[]).includes(effect.kind))
      return { step: effect as EffectOf<K>, rest: effects.slice(index + 1) }
    for (const inner of innerLists(effect)) {
      const found = locate(inner, ...kinds)
      if (!found) continue
      const rest = [...found.rest, ...afterInner(effect, inner), ...effects.slice(index + 1)]
      return { step: found.step, rest }
    }
  }
  return null
}

/** "You may …. If you do, …": the second list follows the first. */
const afterInner = (effect: Effect, inner: readonly Effect[]): readonly Effect[] =>
  effect.kind === 'may' && inner === effect.effects ? (effect.then ?? []) : []

/** Target words in the order they are asked: those of the chosen modes, then the spell's own. */
export function targetWords(aimed: Aimed, modes: readonly number[]): [string, Targets[string]][] {
  const ofModes = modes.flatMap((mode) => Object.entries(aimed.modes?.options[mode]?.targets ?? {}))
  return [...ofModes, ...Object.entries(aimed.targets ?? {})]
}
