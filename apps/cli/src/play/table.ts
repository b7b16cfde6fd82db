import type { Action, EntityId, GameView, ObjectId, PlayerId } from 'spellwright'
import { entityPlayer, isPlayerEntity } from 'spellwright/rules'
import { permanentText, traits } from './permanent-text.ts'

/** A legal action and its label; actions with the same label are counted as one choice. */
export interface ActionChoice {
  readonly action: Action
  readonly label: string
  readonly count: number
}

/** The table as a person sees it, with labels for everything a question may mention and for their legal actions. */
export class Table {
  readonly view: GameView
  readonly actions: readonly ActionChoice[]
  private readonly actionText: (action: Action) => string
  private readonly labels = new Map<ObjectId, string>()

  constructor(view: GameView, actions: readonly Action[], actionText: (action: Action) => string) {
    this.view = view
    this.actionText = actionText
    this.addLabels()
    this.actions = this.group(actions)
  }

  /** `Mountain: {T}: Add {R}. [tapped]`. The traits tell apart permanents with the same name. */
  describe(action: Action): string {
    const permanent = 'object' in action && this.view.battlefield.find(({ id }) => id === action.object)
    const shown = permanent ? traits(this.view, permanent) : []
    return `${this.actionText(action)}${shown.length === 0 ? '' : ` [${shown.join(', ')}]`}`
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
    for (const { id, name } of view.controlledHand ?? []) labels.set(id, `${name} in your opponent's hand`)
    for (const { id, name } of view.sideboard) labels.set(id, `${name} in your sideboard`)
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
