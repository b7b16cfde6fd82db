import type { Action, EntityId, GameView, ObjectId, PlayerId } from 'spellwright'
import { entityPlayer, isPlayerEntity } from 'spellwright/rules'
import { permanentText, traits } from './traits.ts'

/** A legal action in words; equal ones stand together. */
export interface ActionChoice {
  readonly action: Action
  readonly label: string
  readonly count: number
}

/** What a person has before them: names for everything a question may speak of, and what they may do. */
export class Table {
  readonly view: GameView
  readonly actions: readonly ActionChoice[]
  private readonly words: (action: Action) => string
  private readonly labels = new Map<ObjectId, string>()

  constructor(view: GameView, actions: readonly Action[], words: (action: Action) => string) {
    this.view = view
    this.words = words
    this.addLabels()
    this.actions = this.group(actions)
  }

  /** `Mountain: {T}: Add {R}. [tapped]`: two permanents of one name may differ, and then it matters which one acts. */
  describe(action: Action): string {
    const permanent = 'object' in action && this.view.battlefield.find(({ id }) => id === action.object)
    const shown = permanent ? traits(this.view, permanent) : []
    return `${this.words(action)}${shown.length === 0 ? '' : ` [${shown.join(', ')}]`}`
  }

  playerName(player: PlayerId): string {
    return this.view.players[player].name
  }

  /** `Bot's Argothian Enchantress 0/1`, `Bot`, `Mountain in your hand` */
  label(entity: EntityId): string {
    if (isPlayerEntity(entity)) return this.playerName(entityPlayer(entity))
    return this.labels.get(entity as ObjectId) ?? 'a card you cannot see'
  }

  private addLabels(): void {
    const { view, labels } = this
    for (const { player, graveyard } of view.players)
      for (const { id, name } of graveyard) labels.set(id, `${name} in ${this.playerName(player)}'s graveyard`)
    for (const card of view.exile) labels.set(card.id, 'name' in card ? `${card.name} in exile` : 'a face-down card')
    for (const { id, name } of view.command) labels.set(id, name)
    for (const { id, name, controller } of view.stack) labels.set(id, `${this.playerName(controller)}'s ${name}`)
    for (const permanent of view.battlefield)
      labels.set(permanent.id, `${this.playerName(permanent.controller)}'s ${permanentText(view, permanent)}`)
    for (const { id, name, manaCost } of view.hand) labels.set(id, manaCost ? `${name} ${manaCost}` : name)
    for (const { id, name, zone } of view.decision?.cards ?? [])
      if (!labels.has(id)) labels.set(id, `${name} (${zone})`)
  }

  private group(actions: readonly Action[]): ActionChoice[] {
    const groups = new Map<string, ActionChoice>()
    for (const action of actions) {
      const label = this.describe(action)
      const known = groups.get(label)
      groups.set(label, known ? { ...known, count: known.count + 1 } : { action, label, count: 1 })
    }
    return [...groups.values()]
  }
}
