import {
  CardDefinitions,
  type EntityId,
  type Game,
  type GameEvent,
  type GameView,
  type ObjectId,
  type PermanentView,
  type PlayerId,
  type StackView,
  spellRole,
  viewFor,
} from 'spellwright/play'

// Why an opponent's play makes sense, from what everybody can see. It says nothing of what is in a hand.

const isCreature = ({ types }: { readonly types: readonly string[] }): boolean => types.includes('creature')
const sizeOf = ({ power, toughness }: PermanentView): string => (power === null ? '' : ` (${power}/${toughness})`)
const strength = ({ power, toughness }: PermanentView): number => (power ?? 0) * 2 + (toughness ?? 0)

/** How a permanent of the viewer's compares with their others. */
function standing(permanent: PermanentView, view: GameView): string {
  const mine = view.battlefield.filter((one) => one.controller === view.viewer && isCreature(one))
  const isStrongest = isCreature(permanent) && mine.every((one) => strength(one) <= strength(permanent))
  if (isStrongest && mine.length > 1) return `is your strongest creature${sizeOf(permanent)}`
  if (isCreature(permanent))
    return mine.length === 1
      ? `is your only creature${sizeOf(permanent)}`
      : 'is one creature less to attack or block with'
  return permanent.types.includes('land') ? 'makes mana for you' : 'keeps working for you until it is gone'
}

function aimedAt(entity: EntityId, view: GameView): string | null {
  if (entity < 0) {
    const player: PlayerId = entity === -1 ? 0 : 1
    if (player !== view.viewer) return null
    return `you have ${view.players[player].life} life left`
  }
  const permanent = view.battlefield.find(({ id }) => id === entity)
  if (permanent) {
    if (permanent.controller === view.viewer) return `${permanent.name} ${standing(permanent, view)}`
    return `${permanent.name}${sizeOf(permanent)} is its own and gets better by it`
  }
  const spell = view.stack.find(({ id }) => id === entity)
  if (!spell) return null
  const value = spell.spell?.manaValue ?? 0
  return `${spell.name} would resolve otherwise${value > 2 ? `, and it cost ${value} mana` : ''}`
}

function spellReason(item: StackView, view: GameView): string {
  const aims = item.targets.flatMap(({ entities }) => entities).flatMap((entity) => aimedAt(entity, view) ?? [])
  if (aims.length > 0) return aims.join(', and ')
  const { spell } = item
  if (item.kind !== 'spell' || !spell)
    return item.kind === 'triggered' ? 'it triggers by itself' : 'it could pay for it now'
  if (isCreature(spell)) {
    const mine = view.battlefield.filter((one) => one.controller === view.viewer && isCreature(one)).length
    const theirs = view.battlefield.filter((one) => one.controller === item.controller && isCreature(one)).length
    return theirs < mine ? `you have more creatures (${mine} to ${theirs})` : 'every creature more adds to its attack'
  }
  const definition = CardDefinitions.tryGet(item.card?.definition ?? spell.name)
  if (definition && spellRole(definition) === 'InstantUtility')
    return 'it looks for better cards while its mana would be unused'
  return spell.types.some((type) => type === 'instant' || type === 'sorcery')
    ? 'it has its mana for it, and the effect helps from now on'
    : 'what stays on the table helps every turn from now on'
}

function attackReason(view: GameView): string {
  const blockers = view.battlefield.filter((one) => one.controller === view.viewer && isCreature(one) && !one.tapped)
  const power = view.battlefield
    .filter(({ attacking }) => attacking !== 0)
    .reduce((sum, one) => sum + (one.power ?? 0), 0)
  const { life } = view.players[view.viewer]
  if (blockers.length === 0) return `nothing of yours can block, so ${power} damage gets through`
  if (power >= life) return `its attackers have ${power} power together, and you have ${life} life: you must block`
  return `you could block with ${blockers.length === 1 ? 'one creature' : `${blockers.length} creatures`} at most, and it judges the trades to be good for it`
}

const nameOfPlayer = (view: GameView, player: PlayerId): string => view.players[player].name

/** Remembers why each play of the opponent of the last turn made sense, so that it can be told on request. */
export class PlayReasons {
  private reasons: { readonly turn: number; readonly object: ObjectId; readonly text: string }[] = []
  private readonly viewer: PlayerId

  constructor(game: Game, viewer: PlayerId) {
    this.viewer = viewer
    game.listeners.push((event, now) => this.onEvent(event, now))
  }

  private onEvent(event: GameEvent, game: Game): void {
    const { kind, player, object } = event
    if (player === -1 || player === this.viewer) return
    if (kind !== 'cast' && kind !== 'activated' && kind !== 'attackersDeclared') return
    const view = viewFor(game, this.viewer)
    const who = nameOfPlayer(view, player)
    const item = view.stack.find(({ id }) => id === object)
    if (kind === 'attackersDeclared') this.add(view, object, `${who} attacks because ${attackReason(view)}.`)
    else if (item)
      this.add(
        view,
        object,
        `${who} ${kind === 'cast' ? 'casts' : 'uses'} ${item.name} because ${spellReason(item, view)}.`,
      )
  }

  private add({ turn }: GameView, object: ObjectId, text: string): void {
    this.reasons = [...this.reasons.filter((one) => one.turn >= turn.number - 1), { turn: turn.number, object, text }]
  }

  /** Why the opponent did that, or else what they did in this turn or the last. */
  of(object: ObjectId | null): readonly string[] {
    const found = this.reasons.filter((one) => object === null || one.object === object)
    const last = found.at(-1)?.turn
    return found.filter(({ turn }) => turn === last).map(({ text }) => text)
  }
}
