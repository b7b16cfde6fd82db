import { type EntersModification, exile, type TriggeredAbility, the } from '@spellwright/dsl'
import { copyRecordOf } from '../../continuous/copiable.ts'
import { askObjects, askYesNo } from '../../decision/ask.ts'
import type { Game } from '../../game/game.ts'
import { objectsMatching } from '../../query/filter.ts'
import { mustGet, nameOf } from '../../query/lookup.ts'
import { contextOfEntry } from '../../replacement/gather.ts'
import type { ReplacementEntry } from '../../replacement/proposal.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../state/ids.ts'
import type { GameObject } from '../../state/object.ts'
import { objectWith } from '../../state/records.ts'
import { trigger } from '../../triggers/collect.ts'

/** The object as it enters as a copy of what its controller chooses, or null if it enters as it is. */
export function copiedAsItEnters(
  game: Game,
  tentative: GameObject,
  effect: ReplacementEntry,
  m: Extract<EntersModification, { kind: 'asCopy' }>,
): GameObject | null {
  const { id, controller: player } = tentative
  const candidates = objectsMatching(game, contextOfEntry(effect), m.of).filter((other) => other !== id)
  if (candidates.length === 0) return null
  const question = { player, purpose: 'copy', source: id } as const
  const name = nameOf(game, id)
  if (m.optional === 'may' && !askYesNo(game, { ...question, text: `Have ${name} enter as a copy?` })) return null
  const [original = NO_OBJECT] = askObjects(game, { ...question, text: `What does ${name} copy?` }, candidates, 1, 1)
  // CR 708.10: copying a face-down permanent copies the values given by being face down.
  const { def, face, except } = copyRecordOf(game, mustGet(game, original))
  if (m.then === 'exileIt') exileWhenItDoes(game, id, player, original)
  return objectWith(tentative, { copy: { def, face, except: [...except, ...(m.except ?? [])] } })
}

/** CR 603.12: a reflexive triggered ability exiles the card that was copied. */
function exileWhenItDoes(game: Game, source: ObjectId, controller: PlayerId, copied: ObjectId): void {
  const ability: TriggeredAbility = {
    kind: 'triggered',
    on: { kind: 'state', condition: { kind: 'all', conditions: [] } },
    effects: [exile(the('copied'))],
  }
  trigger(game, {
    ability,
    abilityKey: 'copy.reflexive',
    source,
    controller,
    event: null,
    bindings: { copied: [copied] },
    x: 0,
  })
}
