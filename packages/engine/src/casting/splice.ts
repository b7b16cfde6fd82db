import { type Cost, type Effect, rewrite, type SpellAbility, type Targets } from '@spellwright/dsl'
import { type Characteristics, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { updateStackItem } from '../stack/stack-item.ts'
import { compiledOf } from '../state/compiled.ts'
import { type DefId, isObjectEntity, type ObjectId, type PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { hasLegalTargets } from './targets.ts'

/** A card in hand that can be spliced onto a spell, and what that costs (CR 702.47a). */
interface Splice {
  readonly card: ObjectId
  readonly cost: Cost
}

const spellAbilitiesIn = ({ abilities }: Characteristics): SpellAbility[] =>
  abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? [ability] : []))

/** CR 702.47b: only cards whose text could get its targets. */
function spliceOf(game: Game, player: PlayerId, spell: ObjectId, card: ObjectId): Splice | null {
  const c = characteristics(game, card)
  for (const word of keywordsNamed(c, 'splice')) {
    if (typeof word !== 'object' || word.kind !== 'splice') continue
    const ctx = contextOf(spell, player)
    if (!matches(game, ctx, word.onto, spell, 'stack')) continue
    if (spellAbilitiesIn(c).every(({ targets }) => hasLegalTargets(game, ctx, targets, spell)))
      return { card, cost: word.cost }
  }
  return null
}

/**
 * CR 702.47a–b, 601.2b: the cards in hand that are revealed and spliced onto the spell, in the order of their effects.
 * Returns their costs.
 */
export function chooseSplices(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  canAfford: (more: readonly Cost[]) => boolean,
): readonly Cost[] {
  const splices = game.state.hand[player].flatMap((card) => {
    const found = spliceOf(game, player, spell, card)
    return found !== null && canAfford([found.cost]) ? [found] : []
  })
  if (splices.length === 0) return []
  const costsOf = (cards: readonly number[]): Cost[] =>
    cards.flatMap((id) => splices.filter(({ card }) => card === id).map(({ cost }) => cost))
  const chosen = askObjects(
    game,
    { player, purpose: 'splice', source: spell, text: `Splice which cards onto ${nameOf(game, spell)}?` },
    splices.map(({ card }) => card),
    0,
    splices.length,
    (picked) => (canAfford(costsOf(picked)) ? null : 'You cannot pay for all of these.'),
  ).filter(isObjectEntity)
  if (chosen.length === 0) return []
  emit(game, [makeEvent('revealed', { player, source: spell, objects: chosen, amount: chosen.length })])
  updateStackItem(game, spell, { spliced: chosen.map((id) => mustGet(game, id).def) })
  return costsOf(chosen)
}

/** CR 702.47c: the spell ability with the text of the spliced cards behind its own; their targets keep apart by name. */
export function withSpliced(game: Game, ability: SpellAbility, spliced: readonly DefId[]): SpellAbility {
  let combined = ability
  spliced.forEach((def, index) => {
    for (const { targets, effects } of spellAbilitiesIn(compiledOf(game, def).faces[0].base))
      combined = added(combined, targets ?? {}, effects, `splice${index}.`)
  })
  return combined
}

function added(ability: SpellAbility, targets: Targets, effects: readonly Effect[], prefix: string): SpellAbility {
  const renamed = (name: string): { the: string } | undefined =>
    Object.hasOwn(targets, name) ? { the: prefix + name } : undefined
  const rename = <R>(ref: R): { the: string } | undefined =>
    typeof ref === 'object' && ref !== null && 'the' in ref ? renamed(String(ref.the)) : undefined
  const own = effects.map((effect) => rewrite('effect', effect, { objectRef: rename, playerRef: rename }))
  const named = Object.entries(targets).map(([name, target]) => [prefix + name, target] as const)
  return {
    ...ability,
    targets: { ...ability.targets, ...Object.fromEntries(named) },
    effects: [...ability.effects, ...own],
  }
}
