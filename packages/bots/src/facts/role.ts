import type {
  CardDefinition,
  CardFace,
  Effect,
  Filter,
  Selector,
  SpellAbility,
  SpellRole,
  Targets,
} from '@spellwright/dsl'
import { stepsIn } from './steps.ts'

const roles = new WeakMap<CardDefinition, SpellRole>()

/** What part a card plays in a deck (SPEC S13.1): as it says itself, or as follows from what it does. */
export function spellRole(definition: CardDefinition): SpellRole {
  const known = roles.get(definition)
  if (known) return known
  const role = definition.role ?? derivedRole(definition)
  roles.set(definition, role)
  return role
}

function derivedRole(definition: CardDefinition): SpellRole {
  // Halves of a split card are equals; otherwise the front face says what the card is.
  const faces = definition.layout === 'split' ? definition.faces : definition.faces.slice(0, 1)
  if (!faces.every((face) => face.types.includes('instant'))) return 'Proactive'
  const found = faces.map(roleOfInstant)
  return found.find((role) => role !== 'InstantUtility') ?? 'InstantUtility'
}

interface Part {
  readonly targets: Targets
  readonly effects: readonly Effect[]
}

/** A modal spell is what its first mode is. */
const partOf = ({ targets, modes, effects }: SpellAbility): Part => ({
  targets: { ...targets, ...modes?.options[0]?.targets },
  effects: [...(modes?.options[0]?.effects ?? []), ...effects],
})

function roleOfInstant(face: CardFace): SpellRole {
  const parts = face.abilities.flatMap((ability) => (ability.kind === 'spell' ? [partOf(ability)] : []))
  if (parts.some(({ effects }) => stepsIn(effects).some(({ kind }) => kind === 'counterSpell'))) return 'Counterspell'
  return parts.some(isRemoval) ? 'InstantRemoval' : 'InstantUtility'
}

const isRemoval = ({ targets, effects }: Part): boolean =>
  stepsIn(effects).some((effect) => removes(effect, (what) => isHostile(what, targets)))

/** Permanents that need not be one's own. */
function isHostile(what: Selector | undefined, targets: Targets): boolean {
  if (typeof what !== 'object') return false
  if (Array.isArray(what)) return what.some((ref) => isHostile(ref, targets))
  if ('all' in what) return isForeignPermanent(what.all)
  if (!('the' in what)) return false
  const spec = targets[what.the]
  if (!spec) return false
  return spec.anyTarget !== undefined || (spec.objects !== undefined && isForeignPermanent(spec.objects))
}

const isForeignPermanent = ({ zone, controller, owner }: Filter): boolean =>
  (zone === undefined || zone === 'battlefield') && controller !== 'you' && owner !== 'you'

function removes(effect: Effect, isHostileTo: (what: Selector | undefined) => boolean): boolean {
  switch (effect.kind) {
    case 'destroy':
    case 'exileUntilSourceLeaves':
      return isHostileTo(effect.what)
    case 'move':
      return effect.to !== 'battlefield' && isHostileTo(effect.what)
    case 'dealDamage':
      return isHostileTo(typeof effect.to === 'object' && 'players' in effect.to ? effect.to.objects : effect.to)
    case 'putCounters':
      return effect.counter === '-1/-1' && isHostileTo(effect.what)
    case 'apply':
      return isHostileTo(effect.what) && effect.apply.some(isDeadly)
    case 'sacrificeChoice':
      return effect.player === 'opponent' || typeof effect.player === 'object'
    default:
      return false
  }
}

/** Shrinks without strengthening, or takes away. */
const isDeadly = (change: Extract<Effect, { kind: 'apply' }>['apply'][number]): boolean => {
  if (change.kind === 'setController') return true
  if (change.kind !== 'modifyPT') return false
  const { power, toughness } = change
  return typeof toughness === 'number' && toughness < 0 && (typeof power !== 'number' || power <= 0)
}
