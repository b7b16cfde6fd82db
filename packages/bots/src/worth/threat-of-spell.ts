import { isObjectEntity, type StackView } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { seenSpell } from '../seat/seen-object.ts'
import { stackWorth } from './stack-worth.ts'
import { worthIn } from './zone-worth.ts'

/** A face-down creature is whatever its controller paid three mana for, and more to come. */
const FACE_DOWN = 3.5
/** Of what a spell does that nobody can value, each mana says a little. */
const PER_MANA = 0.9
/** An effect smaller than this is not understood. */
const UNCLEAR = 0.5
/** With so many lands another source of mana is worth little. */
const MANY_LANDS = 5
const SPARE_MANA = 1.2

const isPermanentSpell = ({ spell }: StackView): boolean =>
  spell !== null && !spell.types.includes('instant') && !spell.types.includes('sorcery')

const isFaceDown = ({ castAs, card, spell }: StackView): boolean =>
  castAs === 'faceDown' ||
  (card === null && spell !== null && spell.manaValue === 0 && spell.types.includes('creature'))

/** What a spell of the opponent would do to the player of this seat if it resolved; less than nothing if it helps them. */
export function threatOfSpell(s: SeenGame, item: StackView): number {
  const { spell } = item
  if (spell === null) return 0
  if (isFaceDown(item)) return FACE_DOWN
  if (isPermanentSpell(item)) return permanentThreat(s, item, spell)
  const harm = -stackWorth(s, item)
  return Math.abs(harm) > UNCLEAR ? harm : PER_MANA * spell.manaValue
}

function permanentThreat(s: SeenGame, item: StackView, spell: NonNullable<StackView['spell']>): number {
  const worth = worthIn(s, seenSpell(item, spell), 'battlefield')
  const makesMana = s
    .abilities(item.id)
    .some(
      ({ ability }) =>
        ability.kind === 'activated' &&
        ability.targets === undefined &&
        ability.effects.some(({ kind }) => kind === 'addMana'),
    )
  const isSpare = makesMana && s.landsOf(s.foe).length >= MANY_LANDS
  // An Aura on one's own creature takes nothing from the other player but what it adds.
  const host = item.targets[0]?.entities[0]
  const enters =
    host !== undefined && isObjectEntity(host) && s.permanent(host)?.controller === s.me ? worth + 1 : worth
  return Math.max(enters, PER_MANA * spell.manaValue) - (isSpare ? SPARE_MANA : 0)
}
