import type { Ability, CardDefinition } from '@spellwright/dsl'
import { type Game, type GameEvent, recordOf } from '@spellwright/engine'

/** What a sweep has shown of every card: was it cast or played, and was each of its abilities used? */
export interface Usage {
  /** Watch a game. */
  watch(game: Game): void
  /** How often the card was cast, played or put onto the battlefield. */
  times(name: string): number
  /** Cards and abilities nobody has used, such as `Goblin Matron` or `Rishadan Port: activated ability 2`. */
  unused(): string[]
}

/** Abilities that show by themselves once the card is in play are used with the card. */
const isShownByCard = (ability: Ability): boolean => ability.kind !== 'activated' && ability.kind !== 'triggered'

const label = (card: CardDefinition, face: number, index: number, ability: Ability): string =>
  `${card.faces.length > 1 ? (card.faces[face]?.name ?? card.name) : card.name}: ${ability.kind} ability ${index + 1}`

export function createUsage(cards: readonly CardDefinition[]): Usage {
  const played = new Map<string, number>()
  const abilities = new Set<string>()
  const note = (game: Game, event: GameEvent): void => {
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
      game.listeners.push((event, told) => note(told, event))
    },
    times: (name) => played.get(name) ?? 0,
    unused: () =>
      cards.flatMap((card) => {
        if (!played.has(card.name)) return [card.name]
        return card.faces.flatMap((face, f) =>
          face.abilities.flatMap((ability, index) => {
            if (isShownByCard(ability)) return []
            const used = abilities.has(`${card.name}|p${f}.${index}`) || isSilent(ability)
            return used ? [] : [label(card, f, index, ability)]
          }),
        )
      }),
  }
}

/** Triggered mana abilities resolve without ever being put on the stack (CR 605.4). */
const isSilent = (ability: Ability): boolean => ability.kind === 'triggered' && ability.on.kind === 'tappedForMana'
