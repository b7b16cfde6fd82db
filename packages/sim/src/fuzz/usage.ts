import type { Ability, CardDefinition } from '@spellwright/dsl'
import { type Game, type GameEvent, recordOf } from '@spellwright/engine'

/** Which cards were played, and which of their abilities were used, in a run of random games. */
export interface Usage {
  watch(game: Game): void
  /** How often the card was cast, played or put onto the battlefield. */
  timesPlayed(name: string): number
  /** Cards and abilities that were never used, such as `Goblin Matron` or `Rishadan Port: activated ability 2`. */
  unused(): string[]
}

/** Abilities other than activated and triggered ones count as used when the card is played. */
const isUsedWithCard = (ability: Ability): boolean => ability.kind !== 'activated' && ability.kind !== 'triggered'

const label = (card: CardDefinition, face: number, index: number, ability: Ability): string =>
  `${card.faces.length > 1 ? (card.faces[face]?.name ?? card.name) : card.name}: ${ability.kind} ability ${index + 1}`

export function createUsage(cards: readonly CardDefinition[]): Usage {
  const played = new Map<string, number>()
  const abilities = new Set<string>()
  const recordUse = (game: Game, event: GameEvent): void => {
    const record = recordOf(game, event.object)
    const source = record ? game.state.definitions[record.copy?.def ?? record.def] : undefined
    if (source?.kind !== 'card') return
    const { name } = source
    switch (event.kind) {
      case 'cast':
      case 'landPlayed':
        played.set(name, (played.get(name) ?? 0) + 1)
        return
      case 'zoneChange':
        if (event.to === 'battlefield' && record?.kind === 'card') played.set(name, (played.get(name) ?? 0) + 1)
        return
      case 'activated':
      case 'triggered':
        abilities.add(`${name}|${event.detail.replace(/^(mana|loyalty):/, '')}`)
        return
      default:
        return
    }
  }
  return {
    watch: (game) => {
      game.listeners.push((event, now) => recordUse(now, event))
    },
    timesPlayed: (name) => played.get(name) ?? 0,
    unused: () =>
      cards.flatMap((card) => {
        if (!played.has(card.name)) return [card.name]
        return card.faces.flatMap((face, f) =>
          face.abilities.flatMap((ability, index) => {
            if (isUsedWithCard(ability)) return []
            const used = abilities.has(`${card.name}|p${f}.${index}`) || usesNoStack(ability)
            return used ? [] : [label(card, f, index, ability)]
          }),
        )
      }),
  }
}

/** Triggered mana abilities resolve without ever being put on the stack (CR 605.4). */
const usesNoStack = (ability: Ability): boolean => ability.kind === 'triggered' && ability.on.kind === 'tappedForMana'
