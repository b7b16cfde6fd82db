import type { Ability } from '@spellwright/dsl'
import { copiableValues } from '../continuous/copiable.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import { newLastingEffect, touch } from '../state/update.ts'

/** The rules text of an object after the text-changing effects so far (CR 613.1c), without what other effects grant. */
function rulesTextOf(game: Game, id: ObjectId): readonly Ability[] {
  for (const { objects, apply } of game.state.effects.toReversed())
    if (objects.includes(id))
      for (const modification of apply) if (modification.kind === 'setText') return modification.abilities
  const { abilities } = copiableValues(game, mustGet(game, id))
  // What a keyword stands for is no text of its own; it is named after the keyword.
  const keywords = abilities.filter(({ ability }) => ability.kind === 'keyword').map(({ key }) => `${key}.`)
  return abilities.filter(({ key }) => !keywords.some((word) => key.startsWith(word))).map(({ ability }) => ability)
}

/** CR 701.12h: the rules text of each becomes the previous rules text of the other. */
export function exchangeText(game: Game, a: ObjectId, b: ObjectId): void {
  const [textOfA, textOfB] = [rulesTextOf(game, a), rulesTextOf(game, b)]
  setRulesText(game, a, textOfB)
  setRulesText(game, b, textOfA)
  touch(game)
}

function setRulesText(game: Game, id: ObjectId, abilities: readonly Ability[]): void {
  game.state.effects.push({
    ...newLastingEffect(game, id, controllerOf(game, id), 'game'),
    objects: [id],
    apply: [{ kind: 'setText', abilities }],
    copy: null,
  })
}
