import { type Ability, triggered } from '@spellwright/dsl'
import { link } from '../atoms/link.ts'
import { moveObject } from '../atoms/move.ts'
import { askObjects } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { objectsMatching } from '../query/filter.ts'
import { nameOf } from '../query/lookup.ts'
import { addFloating } from './continuous.ts'
import type { Frame } from './frame.ts'

/** The ability of a creature with an encoded card; each card has its own link. */
const encodedAbility = (linked: string): Ability =>
  triggered({
    on: { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
    effects: [
      {
        kind: 'may',
        player: 'you',
        effects: [
          { kind: 'copyCard', what: { linked }, as: 'copy' },
          { kind: 'castCard', what: { the: 'copy' }, player: 'you', cost: 'free', optional: 'may' },
        ],
      },
    ],
  })

/** CR 702.99a: a spell that is a card may be exiled encoded on a creature you control. */
export function cipher(game: Game, frame: Frame): void {
  const { source, controller: player } = frame
  const object = game.state.objects[source]
  if (object?.zone !== 'stack' || object.kind !== 'card') return
  const creatures = objectsMatching(game, frame, { type: 'creature', controller: 'you' })
  const text = `Choose a creature to encode ${nameOf(game, source)} on.`
  const [creature] = askObjects(game, { player, purpose: 'choose', source, text }, creatures, 0, 1)
  if (creature === undefined) return
  const cause = { kind: 'effect' as const, source, controller: player }
  const exiled = moveObject(game, { id: source, to: 'exile', cause })
  if (game.state.objects[exiled]?.zone !== 'exile') return
  const key = `encoded${exiled}`
  link(game, creature, key, [exiled])
  addFloating(game, frame, {
    objects: [creature],
    apply: [{ kind: 'gainAbility', ability: encodedAbility(key) }],
    until: 'game',
  })
}
